import Patterns

/// Regular expressions, searched for in what follows them in the input.
enum PatternSearches {
  static func check(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard let first = parts.first else { return }
    let source = String(decoding: first, as: UTF8.self)
    let text = String(decoding: parts.last?.prefix(500) ?? [], as: UTF8.self)
    for ignoringCase in [false, true] { check(source, ignoringCase: ignoringCase, in: text) }
  }

  private static func check(_ source: String, ignoringCase: Bool, in text: String) {
    do {
      let pattern = try Pattern(source, ignoringCase: ignoringCase)
      let copy = try Pattern("(?:\(source)\n)", ignoringCase: ignoringCase)
      if pattern.isFound(in: text) { return }
      promise("a pattern before a newline is found only where it is found", !copy.isFound(in: text))
    } catch {
      checkPlace(of: error, in: source)
    }
  }

  private static func checkPlace(of fault: PatternFault, in source: String) {
    switch fault {
    case .malformed(_, let place), .unsupported(_, let place):
      // A scalar can become up to three in composed form.
      let places = 1...(3 * source.unicodeScalars.count + 1)
      promise("the place of a fault lies in the pattern", places.contains(place), source)
    case .tooLarge, .tooDeep: break
    }
  }
}
