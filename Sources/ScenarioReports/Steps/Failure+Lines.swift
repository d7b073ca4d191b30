import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

extension Failure {
  /// Whether there is more to say than the summary and the screen.
  var hasFacts: Bool {
    expected != nil || found != nil || !candidates.isEmpty || advice != nil
  }

  /// All that the failure tells beyond its summary, without the screen.
  var detailLines: [String] {
    var lines: [String] = []
    lines += Self.lines("expected: ", of: expected)
    lines += Self.lines("found: ", of: found)
    if !candidates.isEmpty { lines.append("candidates:") }
    lines += candidates.map { "  \($0)" }
    lines += Self.lines("advice: ", of: advice)
    return lines
  }

  /// A label with a text behind it, whose further lines stand below the first.
  private static func lines(_ label: String, of text: String?) -> [String] {
    (text?.lines ?? []).enumerated().map { index, line in
      (index == 0 ? label : String(repeating: " ", count: label.utf8.count)) + line
    }
  }

  /// The screen at the moment of the failure, with a mark at the element that the step is about.
  var screenLines: [String] {
    guard let screen else { return [] }
    let title = screen.screen.map { "screen '\($0)':" } ?? "screen:"
    return [title] + screen.lines(marking: target)
  }
}
