import ScenarioEvents
import ScenarioRuntime

/// Something that a person asks of `rehearse debug`.
enum DebugInstruction: Equatable {
  case next
  case back
  case go(to: Int)
  case screen
  case delays
  case pending
  case judge(String)
  case set(DelayAssignment)
  case list
  case help
  case quit

  /// Reads a line; nil if it makes no sense.
  init?(_ line: String) {
    let trimmed = line.trimmingBlanks
    if trimmed.hasPrefix("?") {
      self = .judge(String(trimmed.dropFirst()).trimmingBlanks)
      return
    }
    let parts = trimmed.split(separator: " ", maxSplits: 1).map { String($0).trimmingBlanks }
    guard let instruction = Self.instruction(parts.first ?? "n", parts.count > 1 ? parts[1] : nil)
    else { return nil }
    self = instruction
  }

  private static func instruction(_ word: String, _ argument: String?) -> Self? {
    switch (word, argument) {
    case ("n", nil), ("next", nil): .next
    case ("b", nil), ("back", nil): .back
    case ("g", let number?), ("go", let number?): number.listNumber.map { .go(to: $0) }
    case ("s", nil), ("screen", nil): .screen
    case ("d", nil), ("delays", nil): .delays
    case ("w", nil), ("why", nil): .pending
    case ("set", let text?): DelayAssignment(text).map { .set($0) }
    case ("l", nil), ("list", nil): .list
    case ("h", nil), ("help", nil): .help
    case ("q", nil), ("quit", nil): .quit
    default: nil
    }
  }

  /// What to write in place of a line that makes no sense.
  static func advice(on line: String) -> String {
    switch line.trimmingBlanks.split(separator: " ").first {
    case "g", "go": "'g' takes the number of a step, such as 'g 7'"
    case "set": "'set' takes a delay and its length, such as 'set network=4s'"
    default: "h lists them"
    }
  }

  /// The list of instructions.
  static let legend = """
    n        go to the next step; an empty line does the same
    b        go back to the step before
    g 7      go to step 7
    l        list all steps
    s        show the screen
    d        list the delays so far
    w        say what the app waits for
    ? TEXT   judge an expectation, for example: ? {screen: Question}
    set D    give a delay a length from here on, for example: set network=4s
    q        quit

    """
}
