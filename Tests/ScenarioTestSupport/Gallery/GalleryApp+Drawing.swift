package import AppModelKit

extension GalleryApp {
  package func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .gallery: drawGallery(on: &canvas)
    case .rows: drawRows(on: &canvas)
    }
  }

  private func drawGallery(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Gallery")
    canvas.staticText(status, identifier: "status", frame: Rect(16, 70, 343, 20))
    drawButtons(on: &canvas)
    drawFields(on: &canvas)
    drawControls(on: &canvas)
    drawTexts(on: &canvas)
    if isFlawed { drawFlaws(on: &canvas) }
  }

  /// An element for each rule of the audit, and one that nothing can touch.
  private func drawFlaws(on canvas: inout Canvas<Action>) {
    canvas.button("", identifier: "flaw", frame: Rect(10, 560, 44, 44), tap: .say("unnamed"))
    canvas.button("Tiny", identifier: "flaw", frame: Rect(130, 560, 43, 44), tap: .say("tiny"))
    canvas.element(
      ElementSnapshot(
        .image,
        label: "Ticked",
        frame: Rect(250, 560, 44, 44),
        traits: [.interactive, .marked]
      )
    )
    canvas.button("", frame: Rect(10, 800, 4, 4), tap: .say("unseen"))
  }

  private func drawButtons(on canvas: inout Canvas<Action>) {
    canvas.button("Twin", frame: Rect(10, 100, 100, 44), tap: .say("left"))
    canvas.button("Twin", frame: Rect(130, 100, 100, 44), tap: .say("right"))
    canvas.button("Enable", frame: Rect(250, 100, 100, 44), tap: .enableLater)
    canvas.button("Gate", frame: Rect(10, 150, 100, 44), isEnabled: isGateOpen, tap: .say("in"))
    canvas.button("Fetch", frame: Rect(130, 150, 100, 44), tap: .fetch)
    canvas.button("Blink", frame: Rect(250, 150, 100, 44), tap: .blink)
    canvas.button("Buried", frame: Rect(10, 300, 100, 44), tap: .say("buried"))
    canvas.button("Cover", frame: Rect(10, 300, 100, 44), tap: .say("cover"))
    canvas.button("Open", frame: Rect(130, 300, 100, 44), tap: .open)
    canvas.button("Crash", frame: Rect(250, 300, 100, 44), tap: .crash)
    canvas.element(
      ElementSnapshot(.image, label: "Photo", frame: Rect(10, 350, 100, 44)),
      tap: .say("tapped"),
      longPress: isFragile ? .crash : .say("pressed")
    )
    canvas.button(
      "Chosen",
      frame: Rect(130, 350, 100, 44),
      isSelected: true,
      tap: .say("chosen")
    )
    canvas.button("Low", frame: Rect(10, 420, 100, 44), tap: .say("low"))
    canvas.button("Beyond", frame: Rect(10, 700, 100, 44), tap: .say("beyond"))
  }

  private func drawFields(on canvas: inout Canvas<Action>) {
    canvas.textField(
      "name",
      text: name,
      placeholder: "Name",
      frame: Rect(10, 200, 160, 44),
      limit: 5
    ) { .editName($0) }
    canvas.textField(
      "secret",
      text: secret,
      placeholder: "Secret",
      frame: Rect(190, 200, 160, 44),
      privacy: .secure
    ) { .editSecret($0) }
  }

  private func drawControls(on canvas: inout Canvas<Action>) {
    canvas.toggle("Wifi", isOn: isWifiOn, frame: Rect(10, 250, 60, 44)) { .switchWifi($0) }
    canvas.slider("Volume", fraction: volume, frame: Rect(90, 250, 120, 44)) { .turnVolume($0) }
    canvas.pickerWheel(
      ["small", "medium", "large"] + (shown.contains("Fetched") ? ["giant"] : []),
      selection: size,
      identifier: "size",
      frame: Rect(220, 250, 100, 44)
    ) { .choose($0) }
  }

  private func drawTexts(on canvas: inout Canvas<Action>) {
    for (index, text) in shown.sorted().enumerated() {
      canvas.staticText(text, frame: Rect(130, 400 + 20 * Double(index), 100, 20))
    }
    canvas.staticText(mode, identifier: "mode", frame: Rect(10, 480, 343, 20))
    canvas.staticText(start, identifier: "start", frame: Rect(10, 500, 343, 20))
  }

  private func drawRows(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Rows")
    for place in 0..<tables {
      let top = 64 + 300 * Double(place)
      canvas.table(frame: Rect(0, top, 375, 264), rowHeight: 44) { table in
        for row in 1...12 {
          table.cell(tap: .say("row \(row)")) { cell in
            cell.staticText("Row \(row)", frame: Rect(16, 10, 343, 24))
          }
        }
      }
    }
    canvas.staticText(status, identifier: "status", frame: Rect(16, 640, 343, 20))
  }
}
