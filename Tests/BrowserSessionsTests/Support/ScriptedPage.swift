import ProtocolValues

extension ProtocolValue {
  /// What an evaluation gives on a page of one button.
  static func page(_ expression: String, at address: String = "http://shop.test/") -> ProtocolValue
  {
    let text = pageText(of: [button], at: address)
    let value: ProtocolValue =
      if expression.contains(".look(") {
        .text(text)
      } else if expression.contains(".next(") {
        .text("d" + text)
      } else if expression.contains(".landed(") {
        .text("l" + text)
      } else if expression.contains(".aim(") {
        "60 45"
      } else {
        true
      }
    return ["type": "success", "result": ["type": "string", "value": value]]
  }

  /// The answer of the page script about a page of some elements.
  static func page(of elements: [String]) -> ProtocolValue {
    ["type": "success", "result": ["type": "string", "value": .text(pageText(of: elements))]]
  }

  /// A button in the form of the page script.
  static let button = [
    "-1", "button", "buy", "Buy", "", "", "Buy", "10", "20", "100", "50", "8", "", "",
  ].joined(separator: "\u{1F}")

  /// A frame in the form of the page script.
  static let frame = [
    "-1", "webView", "", "", "", "", "", "10", "20", "100", "50", "8", "", "",
  ].joined(separator: "\u{1F}")

  /// The frames of a document, which all are its first element, by their contexts.
  static func frames(in contexts: [String]) -> ProtocolValue {
    let values = contexts.flatMap { context -> [ProtocolValue] in
      [["value": 0], ["value": 0], ["value": 0], ["value": ["context": .text(context)]]]
    }
    return ["type": "success", "result": ["type": "array", "value": .list(values)]]
  }

  private static func pageText(
    of elements: [String],
    at address: String = "http://shop.test/"
  ) -> String {
    let header = ["d", address, "Shop", "", "", "0", "0", "1", "375", "667", "0", "0"]
    return header.joined(separator: "\u{1F}") + "\u{1C}" + elements.joined(separator: "\u{1E}")
  }
}
