import AppModelKit

/// An app whose labels mean something to YAML, to templates or to terminals.
struct HostileApp: AppModel {
  enum Screen: String, AppScreen {
    case labels = "Labels"
  }

  enum Action: Hashable {
    case say(String)
  }

  static let labels = [
    "\"quoted\"", "${name}", "$${name}", "key: value", "# comment", "- item", "\u{202E}reversed",
    "a\u{200E}b", "line\nbreak", "tab\tbed", "\u{1B}[31mred", "true", "1.50", "{button: Done}",
    "[list]", "\\back", "*alias", "&anchor", "!tag", " blank ", "'single'", "%percent", "a, b",
    "index: 1",
  ]

  let rootScreen = Screen.labels
  var status = "nothing"

  static let description = AppDescription(
    name: "hostile",
    summary: "labels that mean something elsewhere",
    screens: ["Labels"]
  )

  init(launch: LaunchContext) {}

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .say(let text): status = text
    }
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText(status, identifier: "status", frame: Rect(0, 0, 375, 20))
    for (row, label) in Self.labels.enumerated() {
      canvas.button(label, frame: Rect(0, 30 + 26 * Double(row), 375, 24), tap: .say(label))
    }
  }
}
