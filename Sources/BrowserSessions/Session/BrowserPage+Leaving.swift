import ProtocolValues
import ScenarioRuntime
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
  var isOfErrorPage: Bool { hasPrefix("chrome-error:") || self == "about:neterror" }
}

extension DriverFault {
  /// Whether the command failed because of a navigation and should be sent again.
  var isOfNavigation: Bool {
    guard case .refused(let code, let message) = self else { return false }
    let signs = [
      "navigated", "Cannot find context", "context was destroyed", "Execution context", "realm",
      "No frame", "detached",
    ]
    return ["no such frame", "unknown error"].contains(code)
      && signs.contains { message.contains($0) }
  }
}

extension [UInt8] {
  /// The bytes that a Base64 text encodes; nil if the text is not valid Base64.
  init?(base64 text: String) {
    self = []
    reserveCapacity(text.utf8.count * 3 / 4)
    var (bits, count) = (UInt32(0), 0)
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      guard let value = Self.base64Value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
  }

  private static func base64Value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
