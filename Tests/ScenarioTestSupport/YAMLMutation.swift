/// Changes to scenario files that keep most of their structure, so that they get far into the tool.
package struct YAMLMutation {
  private var generator: SeededGenerator
  private var lines: [Substring]

  package init(_ text: String, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with one to three changes.
  package mutating func mutated() -> String {
    for _ in 0...Int.random(in: 0..<3, using: &generator) { change() }
    return lines.joined(separator: "\n")
  }

  private mutating func change() {
    guard !lines.isEmpty else { return }
    let line = Int.random(in: lines.indices, using: &generator)
    let other = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: other)
    case 2: lines.swapAt(line, other)
    case 3: lines[line] = "  " + lines[line]
    case 4: lines[line] = lines[line].hasPrefix("  ") ? lines[line].dropFirst(2) : lines[line]
    case 5: lines[line] = Substring(replacingValue(of: lines[line]))
    case 6: lines[line] = Substring(replacingKey(of: lines[line], by: lines[other]))
    default: lines[line] = lines[line].dropLast(Int.random(in: 0...4, using: &generator))
    }
  }

  private mutating func replacingValue(of line: Substring) -> String {
    guard let colon = line.lastIndex(of: ":") else {
      return "\(line)\(generator.pick(Self.values))"
    }
    let end = line[colon...].firstIndex(of: "}") ?? line.endIndex
    return "\(line[...colon]) \(generator.pick(Self.values))\(line[end...])"
  }

  private func replacingKey(of line: Substring, by other: Substring) -> String {
    guard let colon = line.firstIndex(of: ":"), let key = other.split(separator: ":").first else {
      return String(line)
    }
    let indentation = line.prefix { $0 == " " || $0 == "-" }
    return "\(indentation)\(key.drop { $0 == " " || $0 == "-" })\(line[colon...])"
  }

  private static let values = [
    "", "~", "true", "0", "-1", "3", "0.5", "1e999", "99999999999999999999", "24h", "1ms", "[]",
    "{}",
    "[a, [b]]", "{a: b}", "\"\"", "'x'", "${x}", "\"${a[0].b}\"", "\"\\e[31m]]>&<\\u202E\"",
    "\"::error::x\"", "*alias", "!!str x", "| text", "🎉", "{first: true}", "{index: -5}", "none",
    "manual", "{matches: \"(a|b)+\"}", "{all: [{not: {screen: X}}]}",
  ]
}
