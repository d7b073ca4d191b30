import ScenarioDiagnostics
import ScenarioYAML

/// What both ways of reading make of one text.
struct TwoReadings {
  /// The document that was read without the parser, if that was possible.
  let plain: YAMLDocument?

  let parsed: YAMLReading
  private let file: SourceFile

  init(_ bytes: [UInt8], limits: YAMLLimits = .standard) {
    file = SourceFile(path: "test.yaml", bytes: bytes)
    plain = PlainYAMLReader.document(of: file, limits: limits)
    parsed = YAMLReader.readByParser(file, limits: limits)
  }

  init(_ text: String, limits: YAMLLimits = .standard) {
    self.init(Array(text.utf8), limits: limits)
  }

  /// Whether the parser has nothing to say about the text but what stands in it.
  var isSound: Bool { parsed.document != nil && parsed.diagnostics.isEmpty }

  /// How the document differs from the parser's, which is always right; nil if it does not.
  var difference: String? {
    guard let plain, !isSound || plain != parsed.document else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self).debugDescription
    return "\(text)\n\(dump(plain))\nby the parser:\n\(dump(parsed))"
  }
}
