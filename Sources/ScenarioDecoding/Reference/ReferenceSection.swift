/// A mapping of the language with its keys, and an example that uses each of them.
struct ReferenceSection: Sendable {
  let title: String
  let introduction: String
  let tables: [any LanguageKey.Type]

  /// What mappings within that mapping have, below a sentence that says where these are.
  let innerTables: [(place: String, table: any LanguageKey.Type)]
  let examples: [ReferenceExample]

  init(
    _ title: String,
    _ introduction: String,
    _ tables: [any LanguageKey.Type] = [],
    within innerTables: [(place: String, table: any LanguageKey.Type)] = [],
    examples: [ReferenceExample]
  ) {
    self.title = title
    self.introduction = introduction
    self.tables = tables
    self.innerTables = innerTables
    self.examples = examples
  }

  var text: String {
    "### \(title)\n\n\(introduction)\n" + tables.map { $0.referenceText }.joined()
      + innerTables.map { "\n\($0.place)\n\($0.table.referenceText)" }.joined()
      + examples.map { "\n\($0.block)" }.joined()
  }
}

/// A fenced example: a file, or what is below the name and app of a scenario.
enum ReferenceExample: Sendable {
  case file(String, String)
  case fragment(app: String, String)

  var block: String {
    switch self {
    case .file(let name, let text):
      "```\(name.hasSuffix(".yaml") ? "yaml" : "json") file=\(name)\n\(text)\n```\n"
    case .fragment(let app, let text): "```yaml app=\(app)\n\(text)\n```\n"
    }
  }

  static func trivia(_ text: String) -> Self {
    .fragment(app: "trivia", "launch: {arguments: [isUITesting]}\n\(text)")
  }

  static func todo(_ text: String) -> Self { .fragment(app: "todo", text) }
}

extension LanguageKey {
  /// The reference's table, and what holds between its keys.
  fileprivate static var referenceText: String {
    let table = "\n| key | takes | meaning |\n|---|---|---|\n" + rows.joined()
    return rules.isEmpty ? table : table + "\n\(rules.map(\.sentence).joined(separator: " "))\n"
  }

  /// The rows of the reference's table.
  fileprivate static var rows: [String] {
    allCases.map { key in
      let entry = key.entry
      let name = "`\(key.rawValue)`\(entry.isRequired ? "*" : "")"
      let fallback = entry.fallback.map { " Default: \($0.text)." } ?? ""
      return "| \(name) | \(entry.kind.noun) | \(entry.meaning)\(fallback) |\n"
    }
  }
}
