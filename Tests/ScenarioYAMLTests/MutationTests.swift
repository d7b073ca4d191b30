import ScenarioDiagnostics
import ScenarioTestSupport
import ScenarioYAML
import Testing

struct MutationTests {
  private static let originals = [
    """
    name: Log in
    app: sign-in
    launch: {arguments: ["-startAt", '0'], environment: {}}
    steps:
      - tap: {button: Sign in, within: {id: form}}
      - type: {into: Name, text: "J\\u00fcrgen\\n"}
      - waitFor: {element: Welcome, timeout: 5s}  # at most
      - back
    """,
    """
    %YAML 1.2
    ---
    base: &base {app: todo, tags: [smoke, 'slow']}
    one: {<<: *base, tags: []}
    two:
      <<: [*base, {x: 1}]
      list: &list
      - - a
        - b
      -
      again: *list
    ...
    """,
    "text: |\r\n  one\r\n\r\n  two\r\nfolded: >-\r\n  é日本🎉\r\n  more\r\n? key\r\n: 'q''q'\r\n",
    "a: 'x\u{A0}y'\nb: \"\u{AD}z\"\nc: plain\n  goes on\nd: {e, f: , ? g : h}\n\"é\": *x\n",
  ]

  @Test(arguments: Self.originals.indices)
  func `whatever is cut, repeated or swapped, spans fit and the answer is stable`(original: Int) {
    var generator = SeededGenerator(seed: UInt64(original) + 1)
    for _ in 0..<300 {
      var bytes = Array(Self.originals[original].utf8)
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        bytes.mutate(using: &generator)
      }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "test.yaml", bytes: bytes)
    let reading = YAMLReader.read(file)
    let complaint = reading.firstComplaint
    #expect(complaint == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    #expect(dump(reading) == dump(YAMLReader.read(file)))
  }
}

extension YAMLReading {
  /// What does not hold for every tree and every diagnostic, if anything.
  fileprivate var firstComplaint: String? {
    for diagnostic in diagnostics {
      if case .span(let span) = diagnostic.place, !span.fits { return diagnostic.message.text }
      if !diagnostic.notes.allSatisfy({ $0.span?.fits ?? true }) { return "note" }
      if DiagnosticRenderer(style: .plain).render([diagnostic]).isEmpty { return "nothing" }
    }
    return document?.root.flatMap(complaint)
  }

  private func complaint(about node: YAMLNode) -> String? {
    let isRight = node.span.fits && node.isWrittenAsItsStyle
    if !isRight { return "\(node.style) \(node.span.location) \(node.span.text)" }
    for item in node.items { if let complaint = complaint(about: item) { return complaint } }
    for entry in node.entries {
      if let complaint = complaint(about: entry.key) ?? complaint(about: entry.value) {
        return complaint
      }
    }
    return nil
  }
}

extension SourceSpan {
  fileprivate var fits: Bool { start <= end && Int(end) <= file.bytes.count }
}

extension YAMLNode {
  /// Whether the span covers what the style says, no more and no less.
  fileprivate var isWrittenAsItsStyle: Bool {
    let written = span.text
    if kind != .scalar { return !written.isEmpty || entries.isEmpty && items.count <= 1 }
    switch style {
    case .plain: return isUnreadable || written.hasLineBreak || written == text
    case .singleQuoted: return written.count > 1 && written.first == "'" && written.last == "'"
    case .doubleQuoted: return written.count > 1 && written.first == "\"" && written.last == "\""
    case .literal: return written.first == "|"
    case .folded: return written.first == ">"
    }
  }
}

extension String {
  fileprivate var hasLineBreak: Bool {
    unicodeScalars.contains { "\n\r".unicodeScalars.contains($0) }
  }
}
