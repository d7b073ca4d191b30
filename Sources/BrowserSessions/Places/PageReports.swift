import ProtocolValues
import ScenarioModel
import Synchronization
import WebDriverClient

/// The browser's reports about pages, kept until a session asks for them.
///
/// A page is named after its first window, and owns the windows that it opens and their frames.
final class PageReports: Sendable {
  private struct Page {
    /// The open windows, the newest last.
    var windows: [String]
    var status: Int?

    /// The address that could not be loaded, which a redirection may have led to.
    var failedAddress: String?

    /// The dialog that keeps the page from answering.
    var dialog: PageDialog?
    var hasCrashed = false
    var problems: [BrowserProblem] = []

    /// The addresses that its windows began to load.
    var destinations: [String] = []
  }

  private struct State {
    var pages: [String: Page] = [:]

    /// The page of each window, frame and target.
    var owners: [String: String] = [:]
  }

  /// The events of the browser that the reports need.
  static let events = [
    "log.entryAdded", "network.responseCompleted", "network.fetchError",
    "browsingContext.userPromptOpened", "browsingContext.userPromptClosed",
    "browsingContext.contextCreated",
    "browsingContext.contextDestroyed", "browsingContext.navigationStarted",
  ]

  /// The number of problems, and of destinations, that are kept between two steps.
  private static let greatestCount = 20

  private let state = Mutex(State())

  /// Starts collecting the reports about a page, with the name of its target in reports of crashes.
  func begin(_ page: String, target: String?) {
    state.withLock { state in
      state.pages[page] = Page(windows: [page])
      state.owners[page] = page
      if let target { state.owners[target] = page }
    }
  }

  func end(_ page: String) {
    state.withLock { state in
      state.pages[page] = nil
      state.owners = state.owners.filter { $0.value != page }
    }
  }

  func takeProblems(of page: String) -> [BrowserProblem] {
    state.withLock { state in
      defer { state.pages[page]?.problems = [] }
      return state.pages[page]?.problems ?? []
    }
  }

  /// The addresses that a page's windows began to load since the last call, at most the first 20.
  func takeDestinations(of page: String) -> [String] {
    state.withLock { state in
      defer { state.pages[page]?.destinations = [] }
      return state.pages[page]?.destinations ?? []
    }
  }

  func takeStatus(of page: String) -> Int? {
    state.withLock { state in
      defer { state.pages[page]?.status = nil }
      return state.pages[page]?.status
    }
  }

  func takeFailedAddress(of page: String) -> String? {
    state.withLock { state in
      defer { state.pages[page]?.failedAddress = nil }
      return state.pages[page]?.failedAddress
    }
  }

  /// The dialog that keeps a page from answering, if one is open.
  func dialog(of page: String) -> PageDialog? { state.withLock { $0.pages[page]?.dialog } }

  func hasCrashed(_ page: String) -> Bool {
    state.withLock { $0.pages[page]?.hasCrashed ?? false }
  }

  /// The newest open window of a page; nil if it has closed all.
  func frontWindow(of page: String) -> String? {
    state.withLock { $0.pages[page]?.windows.last }
  }

  func receive(_ event: BiDiConnection.Event) {
    let parameters = event.parameters
    switch event.method {
    case "log.entryAdded":
      guard let context = parameters["source"]["context"].text else { return }
      if let problem = BrowserProblem(logEntry: parameters) { add(problem, to: context) }
    case "network.responseCompleted":
      guard let context = parameters["context"].text else { return }
      receive(response: parameters, in: context)
    case "network.fetchError": noteFailedLoading(parameters)
    case "browsingContext.userPromptOpened": noteDialog(PageDialog(parameters))
    case "browsingContext.userPromptClosed": noteDialog(nil, in: parameters["context"].text)
    case "browsingContext.contextCreated": noteCreation(parameters)
    case "browsingContext.contextDestroyed": noteEnd(of: parameters["context"].text ?? "")
    case "browsingContext.navigationStarted": noteNavigation(parameters)
    case "goog:cdp.Inspector.targetCrashed": noteCrash(of: parameters["session"].text ?? "")
    default: break
    }
  }

  private func noteCrash(of target: String) {
    state.withLock { state in
      if let page = state.owners[target] { state.pages[page]?.hasCrashed = true }
    }
  }

  private func noteNavigation(_ parameters: ProtocolValue) {
    guard let context = parameters["context"].text, let address = parameters["url"].text else {
      return
    }
    state.withLock { state in
      guard let page = state.owners[context], let known = state.pages[page],
        known.windows.contains(context), known.destinations.count < Self.greatestCount
      else { return }
      state.pages[page]?.destinations.append(address)
    }
  }

  private func receive(response parameters: ProtocolValue, in context: String) {
    let response = parameters["response"]
    guard let status = response["status"].integer else { return }
    if parameters["navigation"].text != nil {
      state.withLock { $0.pages[context]?.status = status }
    }
    if status >= 400 {
      let address = (response["url"].text ?? "").prefix(200)
      add(BrowserProblem(kind: .httpError, text: "\(address) answered with \(status)"), to: context)
    }
  }

  private func noteFailedLoading(_ parameters: ProtocolValue) {
    guard let context = parameters["context"].text, parameters["navigation"].text != nil else {
      return
    }
    state.withLock { $0.pages[context]?.failedAddress = parameters["request"]["url"].text }
  }

  private func add(_ problem: BrowserProblem, to context: String) {
    state.withLock { state in
      guard let page = state.owners[context], let count = state.pages[page]?.problems.count,
        count < Self.greatestCount
      else { return }
      state.pages[page]?.problems.append(problem)
    }
  }

  private func noteDialog(_ dialog: PageDialog?, in context: String? = nil) {
    state.withLock { state in
      guard let page = (dialog?.context ?? context).flatMap({ state.owners[$0] }) else { return }
      state.pages[page]?.dialog = dialog
    }
  }

  private func noteCreation(_ parameters: ProtocolValue) {
    state.withLock { state in
      let parent = parameters["parent"].text
      guard let context = parameters["context"].text, state.owners[context] == nil,
        let origin = parent ?? parameters["originalOpener"].text, let page = state.owners[origin]
      else { return }
      state.owners[context] = page
      if parent == nil { state.pages[page]?.windows.append(context) }
    }
  }

  private func noteEnd(of context: String) {
    state.withLock { state in
      guard let page = state.owners.removeValue(forKey: context) else { return }
      state.pages[page]?.windows.removeAll { $0 == context }
      if state.pages[page]?.dialog?.context == context { state.pages[page]?.dialog = nil }
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
