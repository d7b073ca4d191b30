/// A time as reports write it, in seconds with decimals.
///
/// It is kept in whole nanoseconds, so that the sum of many is exact.
struct SecondsText {
  private var nanoseconds: Int64 = 0

  /// How many decimals are written.
  private var decimals = 3

  init() {}

  /// Reads `1.250` or `.25`, or `1,234.5` as some tools write it.
  init?(_ text: String) {
    let parts = text.filter { $0 != "," }.split(
      separator: ".",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let fraction = parts.count > 1 ? parts[1].prefix(9) : ""
    let padded = fraction + String(repeating: "0", count: 9 - fraction.count)
    let isUnsigned = text.utf8.allSatisfy { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
    guard isUnsigned, text.utf8.contains(where: { $0 != UInt8(ascii: ".") }),
      let whole = Int64(parts[0].isEmpty ? "0" : parts[0]), whole < Int64.max / 2_000_000_000,
      let rest = Int64(padded)
    else { return nil }
    nanoseconds = whole * 1_000_000_000 + rest
    decimals = max(3, fraction.count)
  }

  static func + (left: SecondsText, right: SecondsText) -> SecondsText {
    var sum = left
    let (nanoseconds, isTooLarge) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    sum.nanoseconds = isTooLarge ? .max : nanoseconds
    sum.decimals = max(left.decimals, right.decimals)
    return sum
  }

  var text: String {
    let rest = String(nanoseconds % 1_000_000_000)
    let padded = String(repeating: "0", count: 9 - rest.count) + rest
    return "\(nanoseconds / 1_000_000_000).\(padded.prefix(decimals))"
  }
}
