import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import Suggestions

/// The secrets of a scenario that are known before the run.
struct ScenarioSecrets {
  let header: Header
  let shared: SharedHeader

  /// The names that the scenario defines in any way; nil if rows that can't be read may define more.
  let knownNames: VariableNames?
  let scopes: CaseScopes
  let rows: [CaseRow]

  /// Whether variables can be filled in: none refer to each other in a cycle.
  let canFill: Bool

  /// The places of data that can't be read; any text in them may be a secret.
  let unreadData: [SourceSpan]

  /// The literal texts of the listed variables, also from the command line, and their values in all
  /// rows.
  fileprivate var texts: Secrets {
    var texts = shared.secrets
    texts.formUnion(header.writtenSecrets)
    let names = Set(header.secrets.map(\.value))
    // Without a row that can be read, the variables have their values all the same.
    for row in rows.isEmpty ? [CaseRow(values: [], line: 0)] : rows {
      for value in row.values where names.contains(value.name) {
        texts.insert(written: value.value)
      }
      if canFill { texts.formUnion(scopes.scope(of: row).values(listedIn: header)) }
    }
    for (name, text) in scopes.overrides where names.contains(name) { texts.insert(text) }
    for span in header.misshapenValues { texts.insert(shortened(span.text)) }
    for span in unreadData { texts.insert(quotedFrom: span) }
    return texts
  }

  /// The problems of each row without secrets, also those of other rows, which may be on the same line.
  func masking(_ rows: [[Diagnostic]]) -> [[Diagnostic]] {
    guard rows.contains(where: { !$0.isEmpty }) else { return rows }
    let secrets = texts
    return rows.map { row in row.map { $0.masked(by: secrets) } }
  }
}

extension [ScenarioSecrets] {
  /// The problems without what some scenarios list as secret, and without the lines of unread data.
  func masking(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if isEmpty || diagnostics.isEmpty { return diagnostics }
    let secrets = reduce(into: Secrets()) { $0.formUnion($1.texts) }
    let unreadFiles = Set(flatMap(\.unreadData).map { PathKey($0.file.path) })
    return diagnostics.map { diagnostic in
      diagnostic.masked(by: secrets).withoutLines { unreadFiles.contains(PathKey($0.path)) }
    }
  }

  /// The listed names that no scenario has a variable for; those of the configuration it checks itself.
  ///
  /// A name that a suite lists is unknown only if none of its scenarios knows it.
  func unknownNames(in file: SourceFile) -> [Diagnostic] {
    var users: [SourceSpan: (name: String, scenarios: [ScenarioSecrets])] = [:]
    for scenario in self {
      for name in scenario.header.secrets where name.span.file === file {
        users[name.span, default: (name.value, [])].scenarios.append(scenario)
      }
    }
    return users.filter { _, user in !user.scenarios.contains { $0.knows(user.name) } }
      .sorted { $0.key.start < $1.key.start }
      .prefix(ProblemList.limit + 1)
      .map { .unknownSecret($1.name, at: $0, among: $1.scenarios) }
  }
}

extension ScenarioSecrets {
  fileprivate func knows(_ name: String) -> Bool { knownNames?.contains(name) ?? true }
}

extension Diagnostic {
  /// A listed name that is unknown to some scenarios, with the nearest variable unless they are too
  /// many to compare.
  fileprivate static func unknownSecret(
    _ name: String,
    at span: SourceSpan,
    among scenarios: [ScenarioSecrets]
  ) -> Diagnostic {
    let known = scenarios.compactMap(\.knownNames?.all).reduce(into: Set()) { $0.formUnion($1) }
    let comparable = known.count > mostComparedNames ? nil : known.sorted()
    return Diagnostic(
      .unknownSecret(name),
      at: span,
      suggestion: comparable.map { suggestion(unlike: name, known: $0, "variables") }
    )
  }
}

extension Secrets {
  /// Adds what messages quote of a place: a key without its quotes, an alias without its `*`, or the
  /// rest of a line.
  fileprivate mutating func insert(quotedFrom span: SourceSpan) {
    for text in [span.text, span.unquotedText, String(span.text.dropFirst()), span.restOfLine] {
      insert(shortened(text))
    }
  }
}

extension SourceSpan {
  /// The text without the quotes around it.
  fileprivate var unquotedText: String {
    let text = self.text
    guard let first = text.first, text.count >= 2, first == "\"" || first == "'" else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// The text from the span's beginning to the end of that line.
  fileprivate var restOfLine: String {
    let end = file.byteRange(ofLine: line).upperBound
    return String(decoding: file.bytes[..<end].dropFirst(Int(start)), as: UTF8.self)
  }
}
