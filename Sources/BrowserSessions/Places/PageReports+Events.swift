import ProtocolValues
import ScenarioModel
import Synchronization
import WebDriverClient

/// The browser's events.
extension PageReports {
  func receive(_ event: BiDiConnection.Event) {
    let parameters = event.parameters
    switch event.method {
    case "log.entryAdded":
      guard let context = parameters["source"]["context"].text else { return }
      if let problem = BrowserProblem(logEntry: parameters) { add(problem, to: context) }
    case "network.responseCompleted", "network.authRequired":
      guard let context = parameters["context"].text else { return }
      receive(response: parameters, in: context)
    case "network.fetchError": noteFailedLoading(parameters)
    case "browsingContext.userPromptOpened": noteDialog(PageDialog(parameters))
    case "browsingContext.userPromptClosed": noteDialog(nil, in: parameters["context"].text)
    case "input.fileDialogOpened": noteFileDialog(parameters)
    case "browsingContext.contextCreated": noteCreation(parameters)
    case "browsingContext.contextDestroyed": noteEnd(of: parameters["context"].text ?? "")
    case "browsingContext.navigationStarted": noteNavigation(parameters)
    case "browsingContext.navigationCommitted", "browsingContext.navigationFailed":
      noteEndOfNavigation(in: parameters)
    case "browsingContext.downloadWillBegin":
      noteEndOfNavigation(in: parameters)
      noteDownload(parameters)
    case let method where method.hasPrefix(Self.chromiumPrefix):
      receive(String(method.dropFirst(Self.chromiumPrefix.count)), of: parameters)
    default: break
    }
  }

  /// How names of events of Chromium's own protocol begin.
  private static let chromiumPrefix = "goog:cdp."

  /// Receives an event of Chromium's own protocol, which names the target that it is about.
  private func receive(_ event: String, of parameters: ProtocolValue) {
    let (target, details) = (parameters["session"].text ?? "", parameters["params"])
    switch event {
    case "Inspector.targetCrashed": noteCrash(of: target)
    case "Target.attachedToTarget": noteTarget(details, of: target)
    case "Runtime.consoleAPICalled":
      if let problem = BrowserProblem(consoleCall: details) { add(problem, to: target) }
    case "Runtime.exceptionThrown":
      add(BrowserProblem(exception: details["exceptionDetails"]), to: target)
    default: break
    }
  }

  /// Notes to which page a new target belongs: a worker, a frame in another process, or a window.
  ///
  /// A window is named as its target is, and its creation is told before or after.
  private func noteTarget(_ details: ProtocolValue, of parent: String) {
    guard let target = details["sessionId"].text else { return }
    state.withLock { state in
      let window = details["targetInfo"]["targetId"].text ?? ""
      if let page = state.owners[parent] ?? state.owners[window] {
        state.owners[target] = page
      } else {
        state.targets[window] = target
      }
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
      guard let page = state.owners[context], let known = state.pages[page] else { return }
      if known.windows.contains(context), known.destinations.count < Self.greatestCount {
        state.pages[page]?.destinations.append(address)
      }
      if ["http", "https"].contains(WebAddress(address)?.scheme) {
        let name = parameters["navigation"].text
        state.pages[page]?.navigations[context] = Navigation(address: address, name: name)
      }
    }
  }

  private func noteEndOfNavigation(in parameters: ProtocolValue) {
    guard let context = parameters["context"].text else { return }
    state.withLock { state in
      guard let page = state.owners[context] else { return }
      state.pages[page]?.navigations[context] = nil
    }
  }

  private func noteDownload(_ parameters: ProtocolValue) {
    guard let context = parameters["context"].text else { return }
    let address = (parameters["url"].text ?? "").prefix(200)
    add(BrowserProblem(kind: nil, text: "a download of \(address) was refused"), to: context)
  }

  private func receive(response parameters: ProtocolValue, in context: String) {
    let response = parameters["response"]
    guard let status = response["status"].integer else { return }
    if parameters["navigation"].text != nil {
      state.withLock { $0.pages[context]?.status = status }
      if Self.statusesWithoutDocument.contains(status) { noteEndOfNavigation(in: parameters) }
    }
    if status >= 400, !parameters["request"].isForIcon {
      let address = (response["url"].text ?? "").prefix(200)
      add(BrowserProblem(kind: .httpError, text: "\(address) answered with \(status)"), to: context)
    }
  }

  /// The answers that leave a page as it is.
  private static let statusesWithoutDocument = [204, 205]

  private func noteFailedLoading(_ parameters: ProtocolValue) {
    guard let context = parameters["context"].text, parameters["navigation"].text != nil else {
      return
    }
    state.withLock { state in
      guard let page = state.owners[context] else { return }
      // Chromium does not always report the answer without a document that ends a navigation like this.
      let isUnderWay =
        state.pages[page]?.navigations[context]?.name == parameters["navigation"].text
      if isUnderWay, parameters["errorText"].text?.hasSuffix("_ABORTED") == true {
        state.pages[page]?.navigations[context] = nil
      }
      guard state.pages[page]?.windows.contains(context) == true else { return }
      state.pages[page]?.failedAddress = parameters["request"]["url"].text
      state.pages[page]?.loadingFault = parameters["errorText"].text
    }
  }

  private func add(_ problem: BrowserProblem, to context: String) {
    state.withLock { state in
      guard let page = state.owners[context], let count = state.pages[page]?.problems.count,
        count < Self.greatestCount
      else { return }
      state.pages[page]?.problems.append(problem)
    }
  }

  private func noteFileDialog(_ parameters: ProtocolValue) {
    guard let context = parameters["context"].text,
      let reference = parameters["element"]["sharedId"].text
    else { return }
    state.withLock { state in
      guard let page = state.owners[context] else { return }
      state.pages[page]?.fileInput = FileInput(context: context, reference: reference)
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
      if let target = state.targets.removeValue(forKey: context) { state.owners[target] = page }
      if parent == nil { state.pages[page]?.windows.append(context) }
    }
  }

  private func noteEnd(of context: String) {
    state.withLock { state in
      guard let page = state.owners.removeValue(forKey: context) else { return }
      state.pages[page]?.windows.removeAll { $0 == context }
      state.pages[page]?.navigations[context] = nil
      if state.pages[page]?.dialog?.context == context { state.pages[page]?.dialog = nil }
    }
  }
}

extension ProtocolValue {
  /// Whether a request is the browser's own for the icon of a site, which Firefox reports.
  fileprivate var isForIcon: Bool {
    WebAddress(self["url"].text ?? "")?.path == "/favicon.ico"
      && self["destination"].text != "document"
  }
}
