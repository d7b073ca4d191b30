import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import Suggestions

/// What a scenario lists as secret, as far as it is known before the run.
struct SecretSurvey {
  let listed: [Located<String>]

  /// The names that the scenario defines in any way; nil if rows that could not be read may do so.
  let knownNames: VariableNames?
  private let names: Set<String>
  private let scopes: CaseScopes
  private let rows: [CaseRow]

  /// Whether a variable can be filled in, as each row has it.
  private let canFill: (String, CaseRow) -> Bool

  /// What is shown of data that could not be had, where any text may be a secret.
  private let unknownData: [SourceSpan]

  /// What stands where variables or rows belong and is neither.
  private let misshapenValues: [SourceSpan]

  init(
    _ listed: [Located<String>],
    among knownNames: VariableNames?,
    _ scopes: CaseScopes,
    _ rows: [CaseRow],
    canFill: @escaping (String, CaseRow) -> Bool,
    unknownData: [SourceSpan],
    misshapenValues: [SourceSpan]
  ) {
    self.listed = listed
    names = Set(listed.map(\.value))
    self.knownNames = knownNames
    self.scopes = scopes
    self.rows = rows
    self.canFill = canFill
    self.unknownData = unknownData
    self.misshapenValues = misshapenValues
  }

  /// What is written of the secrets in files and on the command line.
  var written: Secrets {
    var secrets = shared
    for row in rows { secrets.formUnion(written(in: row)) }
    return secrets
  }

  /// What is written of them for all rows, and where those of each row stand, as rows may share a
  /// line.
  var shared: Secrets {
    var secrets = Secrets()
    for name in names {
      if let entry = scopes.shared[name] { secrets.insert(written: entry) }
      if let text = scopes.overrides[name] { secrets.insert(declared: text) }
    }
    if rows.isEmpty { secrets.formUnion(composed(in: CaseRow(values: [], line: 0))) }
    for row in rows { secrets.insert("", from: places(in: row)) }
    for span in unknownData { secrets.insert(unknownAt: span) }
    for span in misshapenValues { secrets.insert(shortened(span.text), from: [span]) }
    return secrets
  }

  /// What one row has of them, be it written there or made of other values.
  func written(in row: CaseRow) -> Secrets {
    var secrets = composed(in: row)
    for value in row.values where names.contains(value.name) {
      secrets.insert(written: value.value)
    }
    return secrets
  }

  /// What becomes in a row of those that are made of others, and so are written nowhere.
  private func composed(in row: CaseRow) -> Secrets {
    var secrets = Secrets()
    let ownNames = row.values.filter { !$0.value.references.isEmpty }.map(\.name)
    let composedNames = names.intersection(composedNames + ownNames)
    if composedNames.isEmpty { return secrets }
    let scope = scopes.scope(of: row)
    for name in composedNames where canFill(name, row) {
      if let entry = scope.variables[name] { secrets.insert(filling: entry, in: scope) }
    }
    return secrets
  }

  private var composedNames: [String] {
    names.filter { !scopes.shared.references(in: $0).isEmpty }
  }

  private func places(in row: CaseRow) -> [SourceSpan] {
    let values = row.values.filter { names.contains($0.name) }.map(\.value)
    return values.isEmpty ? [] : values.compactMap(\.place) + [row.place].compactMap(\.self)
  }
}

extension VariableTable.Entry {
  /// Where a value is written that has its references yet to be filled in.
  fileprivate var place: SourceSpan? {
    switch self {
    case .value: nil
    case .template(let template): template.span
    }
  }
}

extension Secrets {
  /// Adds what becomes of a variable, of each part of it that can be filled in.
  fileprivate mutating func insert(filling entry: VariableTable.Entry, in scope: Scope) {
    switch entry {
    case .value(let value, _): insert(all: value)
    case .template(let template): insert(filling: template, in: scope)
    }
  }

  private mutating func insert(filling template: ValueTemplate, in scope: Scope) {
    switch template.content {
    case .null, .boolean, .number, .text:
      if let value = try? scope.value(of: template) { insert(all: value) }
    case .list(let items): for item in items { insert(filling: item, in: scope) }
    case .mapping(let entries): for entry in entries { insert(filling: entry.value, in: scope) }
    }
  }

  /// Adds all of a file of which a message shows a part, and what the message quotes of it.
  fileprivate mutating func insert(unknownAt span: SourceSpan) {
    let end = UInt32(clamping: span.file.bytes.count)
    insert("", from: [SourceSpan(file: span.file, start: 0, end: end)])
    // Messages quote a place, a key without its quotes, an alias without its `*`, or all of a line
    // that lacks quotes.
    for text in [span.text, span.unquotedText, String(span.text.dropFirst()), span.restOfLine] {
      insert(shortened(text))
    }
  }
}

extension SourceSpan {
  /// The text from where the span begins to the end of that line.
  fileprivate var restOfLine: String {
    let end = file.byteRange(ofLine: line).upperBound
    return String(decoding: file.bytes[..<end].dropFirst(Int(start)), as: UTF8.self)
  }
}

extension Diagnostic {
  /// A name that is listed as secret, with the nearest variable unless they are too many.
  static func unknownSecret(
    _ name: String,
    at span: SourceSpan,
    among known: Set<String>
  ) -> Diagnostic {
    let comparable = known.count > mostComparedNames ? nil : known.sorted()
    return Diagnostic(
      .unknownSecret(name),
      at: span,
      suggestion: comparable.map { suggestion(unlike: name, known: $0, "variables") }
    )
  }
}
