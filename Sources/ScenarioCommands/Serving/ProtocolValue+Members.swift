import AppModelKit
import ProtocolValues

extension ProtocolValue {
  /// A mapping of those members that have a value.
  static func members(_ members: [(name: String, value: ProtocolValue?)]) -> ProtocolValue {
    .mapping(Dictionary(members.compactMap { name, value in value.map { (name, $0) } }) { $1 })
  }

  static func number(_ number: Int) -> ProtocolValue { .number(Double(number)) }

  static func texts(_ texts: [String]) -> ProtocolValue { .list(texts.map(ProtocolValue.text)) }

  static func milliseconds(_ duration: Duration) -> ProtocolValue {
    .number(Int(clamping: max(0, duration.wholeMilliseconds)))
  }
}

extension Rect {
  /// The place and size in points: `[x, y, width, height]`.
  var json: ProtocolValue {
    .list([.number(x), .number(y), .number(width), .number(height)])
  }
}
