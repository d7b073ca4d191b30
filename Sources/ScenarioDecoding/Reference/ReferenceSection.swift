/// A mapping of the language with its keys, and an example in which each of them occurs.
struct ReferenceSection: Sendable {
  let title: String
  let introduction: String
  let tables: [any LanguageKey.Type]
  let examples: [ReferenceExample]

  init(
    _ title: String,
    _ introduction: String,
    _ tables: [any LanguageKey.Type] = [],
    examples: [ReferenceExample]
  ) {
    self.title = title
    self.introduction = introduction
    self.tables = tables
    self.examples = examples
  }

  var text: String {
    var text = "### \(title)\n\n\(introduction)\n"
    if !tables.isEmpty {
      text += "\n| key | takes | meaning |\n|---|---|---|\n"
      text += tables.flatMap { $0.rows }.joined()
      let rules = tables.flatMap { $0.rules }.map(\.sentence)
      if !rules.isEmpty { text += "\n\(rules.joined(separator: " "))\n" }
    }
    return text + examples.map { "\n\($0.block)" }.joined()
  }
}

/// A fenced example: a file, or what stands below the name and app of a scenario.
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
