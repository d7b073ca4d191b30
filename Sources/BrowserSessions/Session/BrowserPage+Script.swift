import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// What ends a command for a page early.
enum PageInterruption: Error {
  case fault(SessionFault)

  /// A dialog opened, or another window came to the front. Look again.
  case changed
}

/// Calls of the page script.
extension BrowserPage {
  /// A wait that ends early if a dialog opens or another window comes to the front.
  func patience(_ time: Duration, in window: String? = nil) -> Patience {
    let (window, page, reports) = (window ?? frontWindow, firstWindow, browser.reports)
    let isInterrupted = isInterrupted
    return Patience(time) {
      isInterrupted() || reports.dialog(of: page) != nil || reports.hasCrashed(page)
        || reports.frontWindow(of: page) ?? page != window
    }
  }

  @discardableResult
  func send(
    _ method: String,
    in context: String,
    _ parameters: [String: ProtocolValue],
    lasting time: Duration = .zero
  ) throws(DriverFault) -> ProtocolValue {
    let complete = parameters.merging(["context": .text(context)]) { $1 }
    return try browser.send(method, .mapping(complete), patience(time + answerTime))
  }

  /// Calls a function of the page script in the front window, or in one of its frames.
  ///
  /// Retries while a navigation has just removed the script.
  ///
  /// - Returns: The result with its type.
  func call(
    _ call: String,
    in frame: String? = nil,
    for time: Duration = .zero
  ) throws(PageInterruption) -> ProtocolValue {
    if dialog != nil { throw .changed }
    let window = try readyWindow()
    let patience = patience(time + answerTime, in: window)
    let target = frame ?? window
    while true {
      do throws(DriverFault) {
        let answer = try evaluate(
          "globalThis.__rehearse?.document === document ? __rehearse.\(call) : null",
          in: target,
          patience
        )
        if answer["type"].text != "null" { return answer }
        _ = try evaluate("(\(script))(), 0", in: target, patience)
      } catch {
        if !error.isOfNavigation || frame != nil { throw interruption(of: error, in: window) }
        do throws(DriverFault) { try patience.check() } catch {
          throw interruption(of: error, in: window)
        }
        Polling.pause()
      }
    }
  }

  /// Evaluates an expression in the world of the page script, or in the page's own for nil.
  func evaluate(
    _ expression: String,
    in context: String,
    world: String? = PageScript.sandbox,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    var target: [String: ProtocolValue] = ["context": .text(context)]
    if let world { target["sandbox"] = .text(world) }
    let answer = try browser.send(
      "script.evaluate",
      ["expression": .text(expression), "awaitPromise": true, "target": .mapping(target)],
      patience
    )
    if answer["type"].text == "exception" {
      throw .malformed(answer["exceptionDetails"]["text"].text ?? "")
    }
    return answer["result"]
  }

  /// Converts the fault of a command that was sent while a window was in front.
  func interruption(of fault: DriverFault, in window: String) -> PageInterruption {
    if let ending { return .fault(ending) }
    let hasChanged = dialog != nil || frontWindow != window
    if hasChanged || fault.isOfNavigation { return .changed }
    return .fault(self.fault(of: fault))
  }

  /// Why the page is gone, as far as the browser says so; nil if it is not.
  var ending: SessionFault? {
    if !browser.isRunning { return SessionFault(.crash, browser.process.ending) }
    if browser.reports.frontWindow(of: firstWindow) == nil {
      return SessionFault(.crash, "the page closed its window")
    }
    return browser.reports.hasCrashed(firstWindow) ? SessionFault(.crash, "the page crashed") : nil
  }

  private func fault(of fault: DriverFault) -> SessionFault {
    switch fault {
    case .interrupted: .interrupted
    case .closed, .unreachable: SessionFault(.crash, browser.process.ending)
    case .timedOut: silence
    case .refused, .malformed: SessionFault(.crash, "the page is gone: \(fault)")
    }
  }

  /// The fault of a page that does not answer, for which the browser may be the reason.
  private var silence: SessionFault {
    let reason = "the page did not answer for \(answerTime.wholeSeconds)s"
    return browser.isAnswering
      ? SessionFault(.misconduct, "\(reason): its script is busy")
      : SessionFault(.crash, "\(reason), and neither did the browser")
  }
}

/// The windows that a page opens.
extension BrowserPage {
  /// The window in front, after it was made ready for commands; some close meanwhile.
  func readyWindow() throws(PageInterruption) -> String {
    let window = frontWindow
    if !readyWindows.contains(window) {
      readyWindows.insert(window)
      let patience = patience(answerTime, in: window)
      _ = try? browser.carryOut([.size(of: window, app.viewport)], patience)
      awaitContent(of: window)
      if frontWindow != window { throw .changed }
    }
    return window
  }

  /// Waits until a new window is more than the empty page that it begins with, at most for a second.
  private func awaitContent(of window: String) {
    let hasContent = """
      location.href !== 'about:blank' && document.readyState === 'complete' \
      || document.body?.childElementCount > 0
      """
    let patience = patience(.seconds(1), in: window)
    while (try? patience.check()) != nil {
      do throws(DriverFault) {
        let answer = try evaluate(hasContent, in: window, Patience(.milliseconds(200)))
        if answer["value"].boolean == true { return }
      } catch {
        if error == .timedOut { browser.process.wake(window) }
      }
      Polling.pause()
    }
  }

  /// Whether the window in front was opened by the page.
  var isInFurtherWindow: Bool { frontWindow != firstWindow }

  func closeFrontWindow() throws(PageInterruption) {
    let window = frontWindow
    do throws(DriverFault) {
      try send("browsingContext.close", in: window, [:])
    } catch {
      throw interruption(of: error, in: window)
    }
  }
}
