import ScenarioDiagnostics
import ScenarioEvents

/// A failure in the parts that JUnit has for one.
struct JUnitProblem {
  /// The dotted type; a word of its own, such as `yaml`, would mean something to GitLab.
  let type: String

  let headline: String

  /// Where it is, in the one form that annotations of several services find.
  let locations: [String]

  /// The details, one a line.
  let details: [String]
}

extension JUnitProblem {
  init(_ problem: AttemptProblem, in identity: CaseIdentity) {
    type = "rehearse.\(problem.failure.kind.rawValue)"
    headline = problem.headline
    details =
      problem.failure.detailLines + problem.failure.screenLines + problem.furtherLines
    if let step = problem.step {
      let calls = step.calls.map { "  at run (\($0.location))" }
      let place = step.failurePlace.location
      locations = ["  at \(step.command) (\(place))"] + calls + identity.rowLines
    } else {
      locations = ["  at scenario (\(identity.place):1)"] + identity.rowLines
    }
  }

  /// The errors of a file that can't be run.
  init(_ diagnostics: [Diagnostic]) {
    type = "rehearse.LoadError"
    let first = diagnostics.first(where: \.isError) ?? diagnostics.first
    headline = first.map { "\($0.location): \($0.message.text)" } ?? "the file can't be run"
    locations = first.map { ["  at load (\($0.location))"] } ?? []
    details = diagnostics.flatMap(\.lines)
  }

  private var message: String { headline.attributeText(else: type) }

  /// Appends the attributes `message` and `type`.
  func appendAttributes(to text: inout TextBuffer) {
    text.append(attribute: "message", message)
    text.append(attribute: "type", type)
  }

  /// Appends the whole text, which begins with the message, as those readers want it that show no
  /// other part.
  func appendText(to text: inout TextBuffer) {
    text.append(verbatim: message.escapedForXML)
    text.append("\n")
    if message != headline { text.append(line: headline, indented: 2) }
    for location in locations { text.append(line: location, indented: 0) }
    for detail in details { text.append(line: detail, indented: 2) }
  }
}

extension CaseIdentity {
  /// The row that the case is made of, as a line of the places that led to a failure.
  fileprivate var rowLines: [String] {
    row.map { ["  at row (\($0.file):\($0.line):1)"] } ?? []
  }
}

extension TextBuffer {
  fileprivate mutating func append(line: String, indented indent: Int) {
    append(spaces: indent)
    append(text: line)
    append("\n")
  }
}
