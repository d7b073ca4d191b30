import ScenarioRecording

/// A flow that a person makes in the terminal.
struct FlowRequest: Equatable {
  /// A parameter, and the number of its text among those of the steps, from 1.
  struct Parameter: Equatable {
    let name: String
    let text: Int
  }

  let name: String
  let steps: ClosedRange<Int>
  var parameters: [Parameter] = []

  /// The path of the vocabulary that gets the flow; nil for the recorded file.
  var vocabulary: String?
}

extension ConversationCommand {
  /// `name 2 TEXT`, `comment 2 TEXT`, `optional 2` or `required 2`.
  static func editing(_ word: String, _ rest: String) -> ConversationCommand {
    let (number, text) = rest.splitAtBlank
    let edit: StepEdit? =
      switch (word, text.isEmpty) {
      case ("name", _): .name(text)
      case ("comment", _): .comment(text)
      case ("optional", true): .isOptional(true)
      case ("required", true): .isOptional(false)
      default: nil
      }
    let form = word == "name" || word == "comment" ? "\(word) STEP TEXT" : "\(word) STEP"
    guard let step = number.listNumber, let edit else { return .malformed(expected: form) }
    return .change(.edit(.step(step, edit)))
  }

  /// `2 tap: Done`.
  static func rewriting(_ rest: String) -> ConversationCommand {
    let (number, text) = rest.splitAtBlank
    let step = text.isEmpty ? nil : number.listNumber
    return edit(step.map { .rewrite(step: $0, text) }, "e STEP, followed by the new step")
  }

  /// `2-4`, or `2-4 NAME title=3 in FILE`.
  static func flow(_ rest: String) -> ConversationCommand {
    let (numbers, definition) = rest.splitAtBlank
    guard let steps = ClosedRange(dashed: numbers) else { return malformedFlow }
    if definition.isEmpty { return .showTexts(ofSteps: steps) }
    let (name, options) = definition.splitAtBlank
    var request = FlowRequest(name: name, steps: steps)
    return request.add(options) ? .flow(request) : malformedFlow
  }

  private static var malformedFlow: ConversationCommand {
    .malformed(expected: "flow STEP-STEP, or flow STEP-STEP NAME PARAMETER=NUMBER in FILE")
  }
}

extension FlowRequest {
  /// Reads `title=3 in FILE`; false if it has another form.
  fileprivate mutating func add(_ options: String) -> Bool {
    var rest = options
    while !rest.isEmpty {
      let (word, others) = rest.splitAtBlank
      if word == "in" {
        vocabulary = others
        return !others.isEmpty
      }
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let text = parts[1].listNumber else { return false }
      parameters.append(Parameter(name: String(parts[0]), text: text))
      rest = others
    }
    return true
  }
}

extension ClosedRange<Int> {
  /// Reads `2-4`, or `2` alone.
  fileprivate init?(dashed text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(\.listNumber)
    guard let first = parts.first ?? nil, let last = parts.last ?? nil, parts.count <= 2,
      first <= last
    else { return nil }
    self = first...last
  }
}
