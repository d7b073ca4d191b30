import ScenarioDiagnostics
import ScenarioEvents

/// Diagnostics in SARIF 2.1.0, which code scanning services read.
struct SARIFLog {
  private let diagnostics: [Diagnostic]

  /// The path that a service knows a file by.
  private let path: (String) -> String

  /// - Parameters:
  ///   - diagnostics: The results.
  ///   - path: Turns a path into one that is relative to the root of the repository.
  init(_ diagnostics: [Diagnostic], path: @escaping (String) -> String) {
    self.diagnostics = diagnostics
    self.path = path
  }

  /// Whether a file that begins so is such a log.
  static func isBeginning(of text: Substring) -> Bool {
    text.hasPrefix("{") && text.contains("/sarif-2.1.0.json\"")
  }

  var text: String {
    JSONValue.object([
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      ("version", "2.1.0"),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", "unicodeCodePoints"),
            ("results", .array(diagnostics.map(result))),
          ])
        ])
      ),
    ]).text
  }

  private var driver: JSONValue {
    let ids = Set(diagnostics.map(\.message.id))
    let rules = DiagnosticCatalog.all.filter { ids.contains($0.id) }
    return .object([
      ("name", .string(RehearseCommand.name)),
      ("version", .string(ToolVersion.text)),
      ("rules", .array(rules.map(rule))),
    ])
  }

  private func rule(_ kind: Diagnostic.Kind) -> JSONValue {
    .object([
      ("id", .string(kind.id.rawValue)),
      ("shortDescription", .object([("text", .string(kind.summary))])),
      ("fullDescription", .object([("text", .string(kind.meaning))])),
      ("help", .object([("text", .string(kind.remedy))])),
    ])
  }

  private func result(_ diagnostic: Diagnostic) -> JSONValue {
    let message = ([diagnostic.message.text] + [diagnostic.suggestion].compactMap(\.self))
      .joined(separator: "; ")
    return .object([
      ("ruleId", .string(diagnostic.message.id.rawValue)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(message))])),
      ("locations", location(diagnostic.place).map { .array([$0]) }),
      ("relatedLocations", related(diagnostic.notes)),
    ])
  }

  private func related(_ notes: [Diagnostic.Note]) -> JSONValue? {
    let locations = notes.compactMap { note in
      note.span.map { span in
        JSONValue.object([
          ("message", .object([("text", .string(note.text))])),
          ("physicalLocation", physicalLocation(span.file.path, region: region(span))),
        ])
      }
    }
    return locations.isEmpty ? nil : .array(locations)
  }

  private func location(_ place: Diagnostic.Place) -> JSONValue? {
    switch place {
    case .span(let span):
      .object([("physicalLocation", physicalLocation(span.file.path, region: region(span)))])
    case .file(let path): .object([("physicalLocation", physicalLocation(path, region: nil))])
    case .commandLine: nil
    }
  }

  private func physicalLocation(_ file: String, region: JSONValue?) -> JSONValue {
    let uri = JSONValue.string(path(file).percentEncodedPath)
    return .object([("artifactLocation", .object([("uri", uri)])), ("region", region)])
  }

  /// Lines and columns from 1; the end is the column after the last character.
  private func region(_ span: SourceSpan) -> JSONValue {
    let (start, end) = (span.file.position(of: span.start), span.file.position(of: span.end))
    return .object([
      ("startLine", .int(start.line)), ("startColumn", .int(column(start, in: span.file))),
      ("endLine", .int(end.line)), ("endColumn", .int(column(end, in: span.file))),
    ])
  }

  /// A column counted in code points.
  private func column(_ position: SourcePosition, in file: SourceFile) -> Int {
    let start = file.byteRange(ofLine: position.line).lowerBound
    let before = file.bytes[start..<min(start + position.column - 1, file.bytes.count)]
    return String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
  }
}
