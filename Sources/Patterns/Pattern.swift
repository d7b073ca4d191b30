@_spi(_Unicode) private import Swift

/// A regular expression without look-around and back-references.
///
/// A search takes time proportional to the pattern's size times the text's length, whatever the pattern.
/// Pattern and text are compared as Unicode scalars in composed form (NFC):
///
///     try Pattern(#"^\d+ of \d+$"#).isFound(in: "3 of 12")  // true
///     try Pattern("caf\u{E9}").isFound(in: "cafe\u{301}")  // true
package struct Pattern: Sendable {
  /// The pattern as it was written.
  package let source: String
  private let program: PatternProgram

  /// The greatest number of states that a pattern has after `{n,m}` is written out.
  package static let mostStates = 10_000

  /// Compiles a pattern, which may change its case rule again with `(?i)` or `(?-i)`.
  package init(_ source: String, ignoringCase: Bool = false) throws(PatternFault) {
    var parser = PatternParser(source.composedScalars, ignoringCase: ignoringCase)
    self.source = source
    program = try PatternProgram(try parser.parse())
  }

  /// Whether the pattern matches any part of a text.
  package func isFound(in text: String) -> Bool {
    var search = PatternSearch(program, in: text.composedScalars)
    return search.isFound()
  }
}

extension String {
  /// The scalars in Unicode's composed form (NFC), which Swift publishes only to its own libraries.
  var composedScalars: [Unicode.Scalar] { Array(_nfc) }
}
