import ProtocolValues
import WebDriverClient

extension BrowserPage {
  /// Whether the previous page in the history belongs to the app.
  ///
  /// A window that the page has opened can always be left: its first page goes back to the opener.
  func canGoBack(from header: PageReading.Header) -> Bool {
    if isInFurtherWindow { return true }
    guard let launchOrigin, WebAddress(header.address)?.origin == launchOrigin else { return true }
    return header.historyIndex < 0 ? header.canGoBack : header.historyIndex > launchIndex
  }

  /// Goes to the previous page, or closes a further window that has none.
  func leave(_ header: PageReading.Header) throws(PageInterruption) {
    if isInFurtherWindow, header.historyIndex <= 0 {
      try closeFrontWindow()
    } else {
      try goBack()
    }
  }

  /// A screenshot of the visible part; nil if the browser cannot take one, as under a dialog.
  func picture() -> [UInt8]? {
    guard dialog == nil else { return nil }
    let answer = try? send("browsingContext.captureScreenshot", in: frontWindow, [:])
    return answer?["data"].text.flatMap { [UInt8](base64: $0) }
  }
}

extension String {
  /// Whether a browser shows its own page there because the wanted one can't be opened.
  var isOfErrorPage: Bool { hasPrefix("chrome-error:") || hasPrefix("about:neterror") }

  /// The address that can't be opened, which Firefox's own page about the error has; nil elsewhere.
  var addressOfErrorPage: String? {
    hasPrefix("about:neterror ") ? String(dropFirst("about:neterror ".count)) : nil
  }
}

extension DriverFault {
  /// Whether the command failed because of a navigation and should be sent again.
  var isOfNavigation: Bool {
    guard case .refused(let code, let message) = self else { return false }
    let signs = [
      "navigated", "Cannot find context", "context was destroyed", "Execution context", "realm",
      "No frame", "detached", "not found",
    ]
    return ["no such frame", "unknown error"].contains(code)
      && signs.contains { message.contains($0) }
  }

  /// Whether the command did nothing because another page is about to take the place of the present one.
  var isOfPageToCome: Bool {
    guard case .refused(_, let message) = self else { return false }
    return message.contains("Not attached to an active page")
  }
}
