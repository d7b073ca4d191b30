import Foundation
import ScenarioDiagnostics
import ScenarioYAML
import Testing

/// One case of the official YAML test suite.
struct SuiteCase: Decodable, CustomTestStringConvertible, Sendable {
  let id: String
  let name: String
  let yaml: String

  /// What a parser should report, in the suite's notation.
  let events: [String]

  /// Whether the text is no YAML.
  let isError: Bool

  var testDescription: String { "\(id) \(name)" }

  static func all() throws -> [SuiteCase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "cases.json")
    return try JSONDecoder().decode([SuiteCase].self, from: Data(contentsOf: file))
  }
}

extension SuiteCase {
  /// Whether the text is YAML that the language has no use for, and that is refused by design.
  var isBeyondTheLanguage: Bool {
    events.count { $0.hasPrefix("+DOC") } > 1 || events.contains { $0.contains(" <") }
      || hasCollectionAsKey
  }

  /// Whether a sequence or mapping is used as a key.
  private var hasCollectionAsKey: Bool {
    var places: [Int?] = []
    for event in events {
      if let place = places.last ?? nil, !event.hasPrefix("-") {
        if place.isMultiple(of: 2), event.hasPrefix("+") { return true }
      }
      if event.hasPrefix("-SEQ") || event.hasPrefix("-MAP") { places.removeLast() }
      if !event.hasPrefix("-"), let place = places.last ?? nil {
        places[places.count - 1] = place + 1
      }
      if event.hasPrefix("+SEQ") { places.append(nil) }
      if event.hasPrefix("+MAP") { places.append(0) }
    }
    return false
  }

  /// The events of the first document as its tree has them: without anchors and tags, with what
  /// aliases stand for, and without the styles of collections.
  var expectedTree: [String] {
    var anchors: [String: Range<Int>] = [:]
    var open: [(anchor: String?, start: Int)] = []
    var lines: [String] = []
    for event in events.drop(while: { !$0.hasPrefix("+DOC") }).dropFirst() {
      if event.hasPrefix("-DOC") { break }
      if event.hasPrefix("=ALI *") {
        lines += lines[anchors[String(event.dropFirst(6))] ?? 0..<0]
        continue
      }
      let (line, anchor) = event.withoutProperties
      if line.hasPrefix("+") { open.append((anchor, lines.count)) }
      lines.append(line)
      if line.hasPrefix("="), let anchor { anchors[anchor] = lines.count - 1..<lines.count }
      if line.hasPrefix("-"), let collection = open.popLast(), let anchor = collection.anchor {
        anchors[anchor] = collection.start..<lines.count
      }
    }
    return lines
  }

  var reading: YAMLReading { YAMLReader.read(SourceFile(path: "test.yaml", text: yaml)) }
}

extension String {
  /// An event without its anchor, tag and bracket style, and the anchor.
  fileprivate var withoutProperties: (String, anchor: String?) {
    var words = split(separator: " ", omittingEmptySubsequences: false)
    var anchor: String?
    while words.count > 1, ["&", "<", "{", "["].contains(words[1].prefix(1)) {
      if words[1].hasPrefix("&") { anchor = String(words[1].dropFirst()) }
      words.remove(at: 1)
    }
    return (words.joined(separator: " "), anchor)
  }
}

extension YAMLReading {
  /// The tree in the suite's notation.
  var tree: [String] { document?.root.map(lines) ?? [] }

  private func lines(of node: YAMLNode) -> [String] {
    switch node.kind {
    case .scalar: ["=VAL \(node.style.mark)\(node.text.escapedForSuite)"]
    case .sequence: ["+SEQ"] + node.items.flatMap(lines) + ["-SEQ"]
    case .mapping:
      ["+MAP"] + node.entries.flatMap { lines(of: $0.key) + lines(of: $0.value) } + ["-MAP"]
    }
  }
}

extension YAMLNode.ScalarStyle {
  fileprivate var mark: String {
    switch self {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }
}

extension String {
  fileprivate var escapedForSuite: String {
    let escapes: [Unicode.Scalar: String] = [
      "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\u{8}": "\\b",
    ]
    return unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
