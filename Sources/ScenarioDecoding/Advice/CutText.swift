import ScenarioDiagnostics
import ScenarioYAML

/// A text without quotes that a comma cuts into keys: `{button: December 24, 2026}`.
struct CutText {
  /// What was meant as one text.
  let text: String

  /// Looks for the text that a key belongs to; nil if the key is one of its own.
  init?(with part: YAMLEntry, in mapping: YAMLNode) {
    guard part.lacksColon else { return nil }
    let entries = mapping.entries
    guard let own = entries.firstIndex(where: { $0.key.span.start == part.key.span.start }),
      let first = entries[..<own].last(where: { !$0.lacksColon }),
      first.value.kind == .scalar, first.value.style == .plain, !first.value.isLeftOut
    else { return nil }
    let last = entries[own...].prefix(while: \.lacksColon).last ?? part
    let (start, end) = (first.value.span.start, last.key.span.end)
    text = SourceSpan(file: first.value.span.file, start: start, end: end).text
  }

  /// What to write instead.
  var advice: String { "the comma ends the text before it; quote the whole text: \"\(text)\"" }
}

extension YAMLEntry {
  /// Whether nothing but a comma or a bracket follows the key.
  var lacksColon: Bool {
    guard value.isLeftOut, key.style == .plain, !lacksSpace else { return false }
    let next = key.span.file.bytes[Int(key.span.end)...].first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
  }
}
