import ProtocolValues
import ScenarioModel
import Synchronization
import WebDriverClient

/// The browser's reports about pages, kept until a session asks for them.
final class PageReports: Sendable {
  private struct Page {
    var status: Int?

    /// The text of the dialog that keeps the page from answering.
    var prompt: String?
    var problems: [BrowserProblem] = []
  }

  /// The events of the browser that the reports need.
  static let events = [
    "log.entryAdded", "network.responseCompleted", "browsingContext.userPromptOpened",
  ]

  /// The number of problems that are kept between two steps.
  private static let greatestCount = 20

  private let pages = Mutex<[String: Page]>([:])

  /// Starts collecting the reports about a context.
  func begin(_ context: String) { pages.withLock { $0[context] = Page() } }

  func end(_ context: String) { pages.withLock { _ = $0.removeValue(forKey: context) } }

  func takeProblems(of context: String) -> [BrowserProblem] {
    pages.withLock { pages in
      defer { pages[context]?.problems = [] }
      return pages[context]?.problems ?? []
    }
  }

  func takeStatus(of context: String) -> Int? {
    pages.withLock { pages in
      defer { pages[context]?.status = nil }
      return pages[context]?.status
    }
  }

  /// The text of the page's open dialog; nil if no dialog is open.
  func prompt(of context: String) -> String? { pages.withLock { $0[context]?.prompt } }

  func receive(_ event: BiDiConnection.Event) {
    let parameters = event.parameters
    switch event.method {
    case "log.entryAdded":
      guard let context = parameters["source"]["context"].text else { return }
      if let problem = BrowserProblem(logEntry: parameters) { add(problem, to: context) }
    case "network.responseCompleted":
      guard let context = parameters["context"].text else { return }
      receive(response: parameters, in: context)
    case "browsingContext.userPromptOpened":
      guard let context = parameters["context"].text else { return }
      pages.withLock { $0[context]?.prompt = parameters["message"].text ?? "" }
    default: break
    }
  }

  private func receive(response parameters: ProtocolValue, in context: String) {
    let response = parameters["response"]
    guard let status = response["status"].integer else { return }
    if parameters["navigation"].text != nil {
      pages.withLock { $0[context]?.status = status }
    }
    if status >= 400 {
      let address = (response["url"].text ?? "").prefix(200)
      add(BrowserProblem(kind: .httpError, text: "\(address) answered with \(status)"), to: context)
    }
  }

  private func add(_ problem: BrowserProblem, to context: String) {
    pages.withLock { pages in
      guard let count = pages[context]?.problems.count, count < Self.greatestCount else { return }
      pages[context]?.problems.append(problem)
    }
  }
}

extension BrowserProblem {
  /// The error that an entry of the browser's log is about; nil for anything else.
  fileprivate init?(logEntry entry: ProtocolValue) {
    guard entry["level"].text == "error" else { return nil }
    let text = (entry["text"].text ?? "").firstLine
    switch entry["type"].text {
    case "javascript": self.init(kind: .uncaughtError, text: "the page reported an error: \(text)")
    case "console": self.init(kind: .consoleError, text: "the page logged an error: \(text)")
    default: return nil
    }
  }
}
