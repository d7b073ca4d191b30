import AppModelKit
import ScenarioEvents

extension Failure {
  /// Whether the failure has more than a summary and a screen.
  var hasFacts: Bool {
    expected != nil || found != nil || !candidates.isEmpty || advice != nil
  }

  /// Everything about the failure except its summary and the screen, in lines.
  var detailLines: [String] {
    var lines: [String] = []
    lines += Self.lines("expected: ", of: expected)
    lines += Self.lines("found: ", of: found)
    lines += differences.map { "diff: \($0)" }
    if !candidates.isEmpty { lines.append("candidates:") }
    lines += candidates.map { "  \($0)" }
    lines += Self.lines("advice: ", of: advice)
    return lines
  }

  /// A label followed by a text, whose other lines are aligned with the first.
  private static func lines(_ label: String, of text: String?) -> [String] {
    (text?.lines ?? []).enumerated().map { index, line in
      (index == 0 ? label : String(repeating: " ", count: label.utf8.count)) + line
    }
  }

  /// The screen at the moment of the failure, with marks at the elements that the step is about.
  var screenLines: [String] {
    guard let screen else { return [] }
    let title = screen.screen.map { "screen '\($0)':" } ?? "screen:"
    return [title] + screen.lines(marking: targets)
  }
}
