import Synchronization

/// The browser's reports about pages, kept until a session asks for them.
///
/// A page is named after its first window, and owns the windows that it opens and their frames.
final class PageReports: Sendable {
  struct Page {
    /// The open windows, the newest last.
    var windows: [String]

    /// The status of the latest document.
    var status: Int?

    /// The address that could not be loaded, which a redirection may have led to.
    var failedAddress: String?

    /// Why it could not be loaded, in the browser's words.
    var loadingFault: String?

    /// The dialog that keeps the page from answering.
    var dialog: PageDialog?

    /// The input for which the page has opened the browser's dialog for files.
    ///
    /// The dialog itself does not come up.
    var fileInput: FileInput?
    var hasCrashed = false
    var problems: [BrowserProblem] = []

    /// The addresses that its windows began to load.
    var destinations: [String] = []

    /// What windows and frames are loading, until their documents come.
    var navigations: [String: Navigation] = [:]
  }

  /// An address that a window or frame is loading.
  struct Navigation {
    let address: String

    /// The browser's name of this navigation.
    let name: String?
    let begin = ContinuousClock.now
  }

  struct State {
    var pages: [String: Page] = [:]

    /// The page of each window, frame and target.
    var owners: [String: String] = [:]

    /// The targets of windows whose page is not known yet.
    var targets: [String: String] = [:]
  }

  /// The events of the browser that the reports need.
  static let events = [
    "network.responseCompleted", "network.fetchError",
    "browsingContext.userPromptOpened", "browsingContext.userPromptClosed",
    "browsingContext.contextCreated",
    "browsingContext.contextDestroyed", "browsingContext.navigationStarted",
  ]

  /// The events that say which windows are loading another document.
  ///
  /// A navigation may also end in a download, or in an answer without a document.
  static let navigationEvents = [
    "browsingContext.navigationCommitted", "browsingContext.navigationFailed",
    "browsingContext.downloadWillBegin",
  ]

  /// The events without which most pages work.
  static let furtherEvents = ["input.fileDialogOpened", "network.authRequired"]

  /// Whether the browser reports all of them.
  private let knowsNavigations = Atomic(false)

  /// The number of problems, and of destinations, that are kept between two steps.
  static let greatestCount = 20

  let state = Mutex(State())

  /// Starts collecting the reports about a page, with the name of its target in reports of crashes.
  func begin(_ page: String, target: String?) {
    state.withLock { state in
      state.pages[page] = Page(windows: [page])
      state.owners[page] = page
      state.targets[page] = nil
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
      let unanswered = state.pages[page]?.fileInput.map { _ in BrowserProblem.unansweredFileDialog }
      state.pages[page]?.fileInput = nil
      return (state.pages[page]?.problems ?? []) + [unanswered].compactMap(\.self)
    }
  }

  /// What was reported about a page since the last call.
  func take<Report: Sendable>(
    _ report: any WritableKeyPath<Page, Report?> & Sendable,
    of page: String
  ) -> Report? {
    state.withLock { state in
      defer { state.pages[page]?[keyPath: report] = nil }
      return state.pages[page]?[keyPath: report]
    }
  }

  /// The addresses that a page's windows began to load since the last call, at most the first 20.
  func takeDestinations(of page: String) -> [String] {
    state.withLock { state in
      defer { state.pages[page]?.destinations = [] }
      return state.pages[page]?.destinations ?? []
    }
  }

  /// Why the latest page could not be loaded, in the browser's words, which stay for the next call.
  func latestLoadingFault(of page: String) -> String? {
    state.withLock { $0.pages[page]?.loadingFault }
  }

  /// The dialog that keeps a page from answering, if one is open.
  func dialog(of page: String) -> PageDialog? { state.withLock { $0.pages[page]?.dialog } }

  /// Whether a page has crashed, as far as the browser says so.
  func hasCrashed(_ page: String) -> Bool {
    state.withLock { $0.pages[page]?.hasCrashed ?? false }
  }

  /// The newest open window of a page; nil if it has closed all.
  func frontWindow(of page: String) -> String? {
    state.withLock { $0.pages[page]?.windows.last }
  }

  /// The address that a window of a page is loading; nil if it is loading none.
  func comingAddress(of window: String, of page: String) -> String? {
    guard knowsNavigations.load(ordering: .relaxed) else { return nil }
    return state.withLock { $0.pages[page]?.navigations[window]?.address }
  }

  /// Whether a page or one of its frames is loading a document, or may be.
  func isLoading(_ page: String) -> Bool {
    guard knowsNavigations.load(ordering: .relaxed) else { return true }
    return state.withLock { $0.pages[page]?.navigations.isEmpty == false }
  }

  /// Whether a frame of a page has been loading a document for less than a time.
  func isLoadingFrame(of page: String, within time: Duration) -> Bool {
    guard knowsNavigations.load(ordering: .relaxed) else { return false }
    return state.withLock { state in
      guard let page = state.pages[page] else { return false }
      return page.navigations.contains { context, navigation in
        !page.windows.contains(context) && ContinuousClock.now - navigation.begin < time
      }
    }
  }

  /// Notes that the browser reports ``navigationEvents``.
  func noteKnownNavigations() { knowsNavigations.store(true, ordering: .relaxed) }
}
