import AppModelKit
import ScenarioRecording
import ScenarioRuntime
import ScenarioServing

/// One line that a person writes to the recorder.
enum ConversationCommand: Equatable {
  case showScreen
  case help
  case quit
  case undo
  case redo
  case showFile

  /// A change that the page knows as well.
  case change(RecordingChange)

  /// Shows the texts of steps that can be parameters of a flow.
  case showTexts(ofSteps: ClosedRange<Int>)
  case flow(FlowRequest)

  /// Shows the assertions for an element, counted from 1, or for the screen.
  case offer(element: Int?)

  /// Records one of these assertions, counted from 1.
  case assert(element: Int?, offer: Int)

  /// Shows the selectors of a step.
  case showSelectors(step: Int)

  /// A line that has the form of none of these, with the form that was probably meant.
  case malformed(expected: String)

  init(_ entered: String) {
    let line = entered.trimmingBlanks
    let (word, rest) = line.splitAtBlank
    self =
      switch word {
      case "": .showScreen
      case "?", "help": .help
      case "q", "quit", "exit": .quit
      case "u", "undo": .undo
      case "r", "redo": .redo
      case "s": .change(.edit(.startHere))
      case "w": .change(.look(.time(.rest)))
      case "f": .showFile
      case "n": Self.edit(rest.isEmpty ? nil : .rename(rest), "n NAME")
      case "d": Self.edit(rest.listNumber.map { .delete(step: $0) }, "d STEP")
      case "x": Self.edit(rest.listNumber.map { .unfold(step: $0) }, "x STEP")
      case "e": Self.rewriting(rest)
      case "import": Self.edit(rest.isEmpty ? nil : .importVocabulary(rest), "import FILE")
      case "a": Self.assertion(rest)
      case "o": Self.selectors(rest)
      case "flow": Self.flow(rest)
      case "name", "comment", "optional", "required": Self.editing(word, rest)
      default:
        word.listNumber.map { Self.gesture(entered, element: $0) } ?? .change(.act(.step(line)))
      }
  }

  /// An edit, or the form that a line should have that makes none.
  static func edit(_ edit: RecordingChange.Edit?, _ form: String) -> ConversationCommand {
    edit.map { .change(.edit($0)) } ?? .malformed(expected: form)
  }

  private static func assertion(_ rest: String) -> ConversationCommand {
    let numbers = rest.split(separator: " ").map(\.listNumber)
    switch (rest.isEmpty ? 0 : numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
    case (0, _, _): return .offer(element: nil)
    case (1, let element?, _): return .offer(element: element)
    case (2, let element?, let offer?):
      return .assert(element: element == 0 ? nil : element, offer: offer)
    default: return .malformed(expected: "a, a ELEMENT or a ELEMENT OFFER")
    }
  }

  private static func selectors(_ rest: String) -> ConversationCommand {
    let numbers = rest.split(separator: " ").map(\.listNumber)
    switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
    case (1, let step?, _): return .showSelectors(step: step)
    case (2, let step?, let choice?): return .change(.edit(.selector(step: step, choice: choice)))
    default: return .malformed(expected: "o STEP or o STEP SELECTOR")
    }
  }

  /// `3`, or `3 type TEXT`, whose text keeps the blanks at its end.
  private static func gesture(_ entered: String, element: Int) -> ConversationCommand {
    let line = entered.last == "\r" ? entered.dropLast() : entered[...]
    let rest = String(line.drop(while: \.isWhitespace)).splitAtBlank.1
    let (word, text) = rest.splitAtBlank
    let argument = text.trimmingBlanks
    let direction = Direction(rawValue: argument)
    let gesture: ElementGesture? =
      switch (word, argument.isEmpty) {
      case ("", _), ("tap", true): .tap
      case ("double", true): .doubleTap
      case ("hold", true): .longPress
      case ("clear", true): .clear
      case ("type", false): .type(text.replacing("\\n", with: "\n"))
      case ("set", false): .adjust(to: argument)
      case ("swipe", _): direction.map(ElementGesture.swipe)
      case ("scroll", _): direction.map(ElementGesture.scroll)
      default: nil
      }
    guard let gesture else {
      return .malformed(
        expected: "\(element), followed by nothing, 'double', 'hold', 'type TEXT', 'clear', "
          + "'set VALUE', 'swipe DIRECTION' or 'scroll DIRECTION'"
      )
    }
    return .change(.act(.gesture(.element(gesture), .element(element - 1), mustReact: true)))
  }
}

extension ConversationCommand {
  /// The help text about the commands.
  static let helpText = """
    3               tap element 3
    3 double        double-tap it
    3 hold          press it long
    3 type TEXT     tap it and type; \\n is the Return key
    3 clear         empty it
    3 set VALUE     turn a wheel, move a slider, flip a switch
    3 swipe left    swipe across it: left, right, up or down
    3 scroll down   scroll it
    a, a 3          list assertions for the screen, for element 3
    a 0 2, a 3 2    record the second of them
    tap: Done       record any step of the language; back and dismissKeyboard are steps, too
    u, r            undo, redo
    d 2             delete step 2
    e 2 tap: Done   write another step in place of step 2
    o 2, o 2 3      list the selectors of step 2, use the third
    x 2             write the steps in place of the flow of step 2
    name 2 TEXT     name step 2 in reports; without a text, remove its name
    comment 2 TEXT  write a comment after step 2; without a text, remove it
    optional 2      make step 2 optional: the scenario continues if it fails; 'required 2' undoes it
    flow 2-4        list the texts of steps 2 to 4, and the vocabularies that can get a flow
    flow 2-4 NAME   make a flow of these steps; 'title=3' after it makes the third text a
                    parameter, and 'in FILE' puts the flow into an imported vocabulary
    import FILE     import a vocabulary, whose words and flows are used from then on
    w               wait until the app is at rest
    s               make all steps so far the setup
    n NAME          name the scenario
    f               show the file
    (empty line)    show the screen
    q               end

    """
}

extension String {
  /// The text before the first blank, and what follows the blanks there.
  var splitAtBlank: (String, String) {
    let word = prefix { !$0.isWhitespace }
    return (String(word), String(self[word.endIndex...].drop(while: \.isWhitespace)))
  }
}

extension StringProtocol {
  /// The place in a list that a person types; nil if it is not a whole number, or no list is as long.
  ///
  /// It has the range of numbers in requests of a page, so arithmetic on it can't overflow.
  var listNumber: Int? {
    Int(self).flatMap { (0...RequestParts.greatestNumber).contains($0) ? $0 : nil }
  }
}
