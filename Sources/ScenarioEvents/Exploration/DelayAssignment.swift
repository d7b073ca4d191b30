import AppModelKit
import ScenarioDiagnostics

/// A length that a run gives to a delay, in the syntax of the option `--delay`: `network=0ms`.
package struct DelayAssignment: Hashable, Sendable {
  /// The name of the delay.
  package let name: String

  /// Which of the times that a test case waits for the delay, from 1; nil for each time.
  package let occurrence: Int?

  package let length: Duration

  package init(name: String, occurrence: Int? = nil, length: Duration) {
    self.name = name
    self.occurrence = occurrence
    self.length = length
  }

  /// Reads `NAME=LENGTH` or `NAME#N=LENGTH`, where the length is a duration such as `350ms`.
  ///
  /// - Returns: nil for another text.
  package init?(_ text: String) {
    guard let sign = text.lastIndex(of: "="),
      let length = try? Duration(scenarioText: String(text[text.index(after: sign)...]))
    else { return nil }
    let (name, occurrence) = Self.parts(of: text[..<sign])
    guard !name.isEmpty, occurrence != 0 else { return nil }
    self.init(name: name, occurrence: occurrence, length: length)
  }

  /// The name and number of `network#2`.
  private static func parts(of text: Substring) -> (name: String, occurrence: Int?) {
    guard let sign = text.lastIndex(of: "#") else { return (String(text), nil) }
    let digits = text[text.index(after: sign)...]
    guard digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int(digits) else {
      return (String(text), nil)
    }
    return (String(text[..<sign]), number)
  }

  /// The delay as the option has it: `network#2`.
  package var subject: String { occurrence.map { "\(name)#\($0)" } ?? name }

  /// The assignment as the option has it: `network#2=4900ms`.
  package var text: String { "\(subject)=\(length.wholeMilliseconds)ms" }
}

extension [DelayAssignment] {
  /// The length of a delay at one of its occurrences: the last assignment to that occurrence, or else
  /// the last one to all of them.
  package func length(of name: String, occurrence: Int) -> Duration? {
    (last { $0.name == name && $0.occurrence == occurrence }
      ?? last { $0.name == name && $0.occurrence == nil })?.length
  }
}
