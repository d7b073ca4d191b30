import ScenarioDiagnostics
import ScenarioModel

/// How far a value may still grow while its references are filled in.
///
/// A few words that hand on what they were given, each twice, can stand for more than a machine
/// holds, although none of it is written in a file.
struct ValueRoom {
  /// How many values one may hold, at all levels together.
  static let greatestCount = 1_000_000

  /// Within how many others a value may lie.
  static let greatestDepth = Scope.greatestDepth

  private var left = Self.greatestCount

  /// Takes up the room of one value at a depth.
  mutating func take(at depth: Int, _ span: SourceSpan) throws(ValueFault) {
    guard depth <= Self.greatestDepth else { throw .nestedTooDeep(at: span) }
    guard left > 0 else {
      throw ValueFault("the value grows to more than \(Self.greatestCount) values", at: span)
    }
    left -= 1
  }

  /// Counts a value and everything in it.
  mutating func take(_ value: Value, at depth: Int, _ span: SourceSpan) throws(ValueFault) {
    try take(at: depth, span)
    switch value {
    case .null, .boolean, .number, .text: break
    case .list(let items): for item in items { try take(item, at: depth + 1, span) }
    case .mapping(let entries): for entry in entries { try take(entry.value, at: depth + 1, span) }
    }
  }
}
