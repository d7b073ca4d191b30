import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// Markup within the texts of a report.
struct MarkupTests {
  @Test(arguments: 1..<20)
  func `markup is seen wherever it stands in a text`(length: Int) {
    let titles = (0x20..<0x7F).compactMap(Unicode.Scalar.init).flatMap { scalar in
      (0..<length).map { Title(scalar, at: $0, ofLength: length) }
    }
    let lines = titles.enumerated().map { index, title in
      "step \(index + 1)/\(titles.count) passed 0.000s tap \(title.escaped) (a:1)\n"
    }
    #expect(testCases([.passed(titles.map(\.text))]).contains(">\(lines.joined())</system-out>"))
  }
}

/// A text of letters with one other character among them.
private struct Title {
  let text: String
  let escaped: String

  init(_ scalar: Unicode.Scalar, at index: Int, ofLength length: Int) {
    let letters = { (count: Int) in String(repeating: "a", count: count) }
    let (before, after) = (letters(index), letters(length - 1 - index))
    text = "\(before)\(scalar)\(after)"
    escaped = "\(before)\(Self.escaped(scalar))\(after)"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case _: String(scalar)
    }
  }
}

extension CaseRecord {
  /// A case with a step for each title.
  fileprivate static func passed(_ titles: [String]) -> CaseRecord {
    let span = SourceSpan(file: SourceFile(path: "a", text: "a"), start: 0, end: 1)
    let steps = titles.map {
      StepRecord(command: "tap", title: $0, span: span, outcome: .passed)
    }
    let attempt = Attempt(steps: steps, failure: nil, duration: .zero)
    return CaseRecord(identity: .at("a.yaml"), result: .ran([attempt]))
  }
}
