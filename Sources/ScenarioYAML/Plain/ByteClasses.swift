/// The roles that a byte can have in plain YAML.
struct ByteClasses: OptionSet {
  let rawValue: UInt8

  static let lineEnd = ByteClasses(rawValue: 1 << 0)

  /// The end of a line, or a comment before it.
  static let valueEnd = ByteClasses(rawValue: 1 << 7)

  /// What separates words: a space, a tab, the end of a line.
  static let separator = ByteClasses(rawValue: 1 << 1)

  static let blockPlainEnd = ByteClasses(rawValue: 1 << 2)

  /// What may end a plain text between brackets.
  static let flowPlainEnd = ByteClasses(rawValue: 1 << 3)

  /// What no plain text begins with, or only where something certain follows.
  static let indicator = ByteClasses(rawValue: 1 << 4)

  /// A byte that is not a part of a single-quoted text.
  static let singleQuotedEnd = ByteClasses(rawValue: 1 << 5)

  /// What does not stand for itself within double quotes.
  static let doubleQuotedEnd = ByteClasses(rawValue: 1 << 6)
}

/// The classes of all bytes, made once: a look takes less time than a comparison.
@safe
struct ByteClassTable: @unchecked Sendable {
  static let shared = ByteClassTable()

  /// One for each of the 256 bytes, never changed and never freed.
  private let classes: UnsafePointer<ByteClasses>

  private init() {
    let table = UnsafeMutablePointer<ByteClasses>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      unsafe (table + Int(byte)).initialize(to: .classes(of: byte))
    }
    unsafe classes = UnsafePointer(table)
  }

  @inline(__always)
  subscript(byte: UInt8) -> ByteClasses { unsafe classes[Int(byte)] }
}

extension ByteClasses {
  fileprivate static func classes(of byte: UInt8) -> ByteClasses {
    switch byte {
    case 0, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      [
        .lineEnd, .valueEnd, .separator, .blockPlainEnd, .flowPlainEnd, .indicator,
        .singleQuotedEnd,
        .doubleQuotedEnd,
      ]
    case UInt8(ascii: "\t"): [.separator, .blockPlainEnd, .flowPlainEnd, .indicator]
    case UInt8(ascii: " "): [.separator, .indicator]
    case UInt8(ascii: ":"): [.blockPlainEnd, .flowPlainEnd, .indicator]
    case UInt8(ascii: "#"): [.valueEnd, .blockPlainEnd, .flowPlainEnd, .indicator]
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      [.flowPlainEnd, .indicator]
    case UInt8(ascii: "'"): [.indicator, .singleQuotedEnd]
    case UInt8(ascii: "\""): [.indicator, .doubleQuotedEnd]
    case UInt8(ascii: "\\"): .doubleQuotedEnd
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "*"),
      UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"),
      UInt8(ascii: "@"), UInt8(ascii: "`"):
      .indicator
    default: []
    }
  }
}
