import ProtocolValues
import ScenarioModel
import WebDriverClient

/// A problem of a page that the browser reported.
struct BrowserProblem: Sendable {
  /// What the configuration may say fails a step; nil for what never does.
  let kind: WebApp.PageProblem?
  let text: String

  /// A tap that opened the browser's dialog for files, in which nobody has chosen one.
  static let unansweredFileDialog = BrowserProblem(
    kind: nil,
    text: "the browser's dialog for files came up; choose a file with 'adjust' in place of the tap"
  )
}

extension BrowserProblem {
  /// The error that an entry of the browser's log is about; nil for anything else.
  init?(logEntry entry: ProtocolValue) {
    guard entry["level"].text == "error" else { return nil }
    let text = entry["text"].text ?? ""
    switch entry["type"].text {
    case "javascript": self.init(uncaught: text)
    case "console": self.init(logged: text)
    default: return nil
    }
  }

  /// The error that a page has logged, from Chromium's own event `Runtime.consoleAPICalled`; nil for
  /// anything else.
  init?(consoleCall call: ProtocolValue) {
    guard ["error", "assert"].contains(call["type"].text) else { return nil }
    self.init(logged: call["args"].items.map(\.textInLog).joined(separator: " "))
  }

  /// An error that nothing in the page caught, from Chromium's own event `Runtime.exceptionThrown`.
  init(exception details: ProtocolValue) {
    let thrown = details["exception"].textInLog
    self.init(uncaught: thrown.isEmpty ? details["text"].text ?? "" : thrown)
  }

  private init(uncaught text: String) {
    self.init(kind: .uncaughtError, text: "the page reported an error: \(text.firstLine)")
  }

  private init(logged text: String) {
    self.init(kind: .consoleError, text: "the page logged an error: \(text.firstLine)")
  }
}

extension ProtocolValue {
  /// A value of a page as its log shows it: a text as it is, an object by its description.
  fileprivate var textInLog: String {
    let value = self["value"]
    if let text = value.text ?? self["description"].text ?? self["unserializableValue"].text {
      return text
    }
    if let flag = value.boolean { return "\(flag)" }
    return self["type"].text ?? ""
  }
}
