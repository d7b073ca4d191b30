import ArgumentParser
import Patterns
import ScenarioDiagnostics

extension Pattern {
  /// A pattern as the command line has it; an empty one would be found in every name.
  init(argument: String) throws {
    guard !argument.isEmpty else {
      throw ValidationError(line: "a pattern is empty, perhaps that of a variable that is not set.")
    }
    do throws(PatternFault) {
      self = try Pattern(argument)
    } catch {
      throw ValidationError(line: "\(error.sentence(about: argument)).")
    }
  }
}

extension PatternFault {
  /// A sentence about a text that is not a valid pattern, with advice.
  func sentence(about source: String) -> String {
    "'\(shortened(source))' \(text)" + (suggestion.map { "; \($0)" } ?? "")
  }
}
