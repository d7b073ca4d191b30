import AppModelKit

/// FNV-1a, 64 bits: the same for the same texts on every machine and in every run.
struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ seed: UInt64) { combine(String(seed)) }

  /// Takes in a text and its end, so that `ab`, `c` differs from `a`, `bc`.
  mutating func combine(_ text: String) {
    let bytes = text.utf8.span
    for index in bytes.indices { combine(bytes[index]) }
    combine(0xFF)
  }

  /// Takes in names and their values, whatever their order.
  mutating func combine(_ values: [String: String]) {
    // Most are empty, and to sort nothing has its cost in `check` as well.
    if values.isEmpty { return }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      combine(name)
      combine(value)
    }
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The hash, mixed once more: texts that differ in their last byte alone lie close together before.
  var value: UInt64 { SplitMix64.mixed(state) }
}
