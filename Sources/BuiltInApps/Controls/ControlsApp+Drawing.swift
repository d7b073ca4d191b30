import AppModelKit

extension ControlsApp {
  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .controls: drawControls(on: &canvas)
    case .texts: drawTexts(on: &canvas)
    case .gestures: drawGestures(on: &canvas)
    case .lists: drawLists(on: &canvas)
    case .alerts: drawAlerts(on: &canvas)
    case .photos: drawPhotos(on: &canvas)
    case .plan: drawPlan(on: &canvas)
    }
  }

  private func drawControls(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Controls") { $0.button("Reset", tap: .set(.reset)) }
    canvas.toggle("Airplane Mode", isOn: settings.isFlying) { .set(.isFlying($0)) }
    canvas.slider("Volume", fraction: settings.volume) { .set(.volume($0)) }
    canvas.stepper("Guests", number: settings.guests, in: 1...8) { .set(.guests($0)) }
    canvas.segmentedControl(Settings.spans, selection: settings.span, identifier: "span") {
      .set(.span($0))
    }
    canvas.pickerWheel(Settings.sizes, selection: settings.size, identifier: "size") {
      .set(.size($0))
    }
    canvas.datePicker("Departure", date: settings.departure, in: Settings.departures) {
      .set(.departure($0))
    }
    canvas.colorWell("Accent", colors: Settings.colors, selection: settings.color) {
      .set(.color($0))
    }
    drawPages(on: &canvas)
  }

  /// A picture that swipes turn, and the dots that say which one it is.
  private func drawPages(on canvas: inout Canvas<Action>) {
    let page = settings.page
    canvas.element(
      ElementSnapshot(.image, label: Settings.pages[page], frame: canvas.nextFrame()),
      gestures: [.swipe(.left, .set(.page(page + 1))), .swipe(.right, .set(.page(page - 1)))]
    )
    canvas.pageIndicator(page, of: Settings.pages.count) { .set(.page($0)) }
  }

  private func drawTexts(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Texts")
    canvas.textField("name", text: entries.name, placeholder: "Name", limit: 24) {
      .enter(.name($0))
    }
    canvas.textField(
      "password",
      text: entries.password,
      placeholder: "Password",
      privacy: .secure
    ) { .enter(.password($0)) }
    canvas.textField("search", text: entries.search, placeholder: "Search", kind: .search) {
      .enter(.search($0))
    }
    canvas.staticText(entries.results, identifier: "results")
    canvas.textField("notes", text: entries.notes, placeholder: "Notes", kind: .view) {
      .enter(.notes($0))
    }
    canvas.sidewaysScroll(identifier: "suggestions") { strip in
      for name in ["Ada", "Grace", "Hedy", "Katherine", "Mary"] {
        strip.button(name, tap: .enter(.name(name)))
      }
    }
  }

  private func drawAlerts(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Alerts") { $0.button("Menu", tap: .show(.menu)) }
    canvas.staticText(latest, identifier: "latest")
    canvas.staticText("Times in the background: \(backgroundCount)")
    canvas.button("Show Alert", tap: .show(.alert))
    canvas.button("Show Action Sheet", tap: .show(.actionSheet))
    canvas.button("Show Popover", tap: .show(.popover))
    canvas.button("Notify Me", tap: .askForNotifications)
    if let isNotifying { canvas.staticText("Notifications are \(isNotifying ? "on" : "off")") }
    if let overlay { draw(overlay, on: &canvas) }
  }
}
