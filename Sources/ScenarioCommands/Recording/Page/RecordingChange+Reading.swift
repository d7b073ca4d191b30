import AppModelKit
import ProtocolValues
import ScenarioRecording
import ScenarioServing

extension RecordingChange {
  /// The last parts of the paths of requests for a change.
  static let words = ["act", "assert", "undo", "redo", "go", "time", "edit"]

  /// Reads a change.
  ///
  /// - Parameters:
  ///   - word: One of ``words``.
  ///   - body: The request's body.
  /// - Throws: The part that is missing or malformed.
  init(_ word: String, _ body: RequestParts) throws(RequestFault) {
    switch word {
    case "act": self = .act(try Act(body))
    case "assert": self = .assertion(try body.text("offer"), lasting: try body.flag("lasting"))
    case "undo": self = .undo
    case "redo": self = .redo
    case "go": self = .look(try Look(body))
    case "time": self = .look(.time(try body.time("until")))
    default: self = .edit(try Edit(body))
    }
  }
}

extension RecordingChange.Look {
  fileprivate init(_ body: RequestParts) throws(RequestFault) {
    if body.has("act") {
      self = .act(try body.integer("act"))
    } else if body.has("mark") {
      self = .mark(try body.integer("mark"))
    } else {
      throw body.missing(oneOf: ["act", "mark"])
    }
  }
}

extension RecordingChange.Act {
  fileprivate init(_ body: RequestParts) throws(RequestFault) {
    if body.has("step") {
      self = .step(try body.text("step"))
      return
    }
    guard body.has("gesture") else { throw body.missing(oneOf: ["gesture", "step"]) }
    let word = try body.word("gesture", of: Self.gestures)
    switch word {
    case "back": self = .back
    case "dismissKeyboard": self = .dismissKeyboard
    case "backspace": self = .backspace
    case "doubleTap" where try body.flag("replaces"):
      self = .secondTap(element: try body.integer("element"), at: try body.point("at"))
    default:
      let gesture = try PageGesture(word, body)
      self = .gesture(gesture, try PageTarget(body), mustReact: try !body.flag("force"))
    }
  }

  private static let gestures =
    ["back", "dismissKeyboard", "backspace"] + PageGesture.words
}

extension RecordingChange.Edit {
  fileprivate init(_ body: RequestParts) throws(RequestFault) {
    if body.has("name") {
      self = .rename(try body.text("name"))
    } else if body.has("import") {
      self = .importVocabulary(try body.text("import"))
    } else if try body.flag("setup") {
      self = .startHere
    } else if body.has("replaced") {
      let word = try body.word("replaced", of: ["run", "discard"])
      self = word == "run" ? .runReplaced : .discardReplaced
    } else if body.has("flow") {
      try self.init(flow: try body.parts("flow"))
    } else if body.has("step") {
      try self.init(body, ofStep: try body.integer("step"))
    } else {
      throw body.missing(oneOf: ["name", "import", "setup", "replaced", "flow", "step"])
    }
  }

  private init(_ body: RequestParts, ofStep step: Int) throws(RequestFault) {
    if try body.flag("delete") {
      self = .delete(step: step)
    } else if body.has("selector") {
      self = .selector(step: step, choice: try body.integer("selector"))
    } else if try body.flag("unfold") {
      self = .unfold(step: step)
    } else if body.has("text") {
      self = .rewrite(step: step, try body.text("text"))
    } else if body.has("comment") {
      self = .step(step, .comment(try body.text("comment")))
    } else if body.has("title") {
      self = .step(step, .name(try body.text("title")))
    } else if body.has("optional") {
      self = .step(step, .isOptional(try body.flag("optional")))
    } else {
      throw body.missing(
        oneOf: ["delete", "selector", "unfold", "text", "comment", "title", "optional"]
      )
    }
  }

  private init(flow: RequestParts) throws(RequestFault) {
    var parameters: [FlowParameter] = []
    for part in try flow.listOfParts("parameters") {
      parameters.append(FlowParameter(name: try part.text("name"), text: try part.text("text")))
    }
    self = .flow(
      name: try flow.text("name"),
      steps: try flow.range,
      parameters,
      vocabulary: flow.has("vocabulary") ? try flow.text("vocabulary") : nil
    )
  }
}

extension PageGesture {
  /// The names of gestures in requests.
  fileprivate static let words = [
    "tap", "doubleTap", "longPress", "type", "clear", "adjust", "turn", "swipe", "drag", "scroll",
  ]

  /// Reads a gesture, whose name is one of ``words``.
  fileprivate init(_ word: String, _ body: RequestParts) throws(RequestFault) {
    self =
      switch word {
      case "doubleTap": .element(.doubleTap)
      case "longPress": .element(.longPress)
      case "type": .type(try body.text("text"))
      case "clear": .element(.clear)
      case "adjust": .element(.adjust(to: try body.text("to")))
      case "turn": .turn(to: try body.text("to"))
      case "swipe": .element(.swipe(try body.direction("direction")))
      case "drag": .drag(try body.direction("direction"))
      case "scroll": .scroll(try body.direction("direction"))
      default: .element(.tap)
      }
  }
}

extension PageTarget {
  fileprivate init(_ body: RequestParts) throws(RequestFault) {
    if body.has("element") {
      self = .element(try body.integer("element"))
    } else if body.has("at") {
      self = .point(try body.point("at"))
    } else {
      throw body.missing(oneOf: ["element", "at"])
    }
  }
}

extension RequestParts {
  fileprivate func direction(_ name: String) throws(RequestFault) -> Direction {
    let words = Direction.allCases.map(\.rawValue)
    let word = try word(name, of: words)
    return Direction.allCases.first { $0.rawValue == word } ?? .up
  }

  /// `rest`, `next` or a number of seconds such as `2s`.
  fileprivate func time(_ name: String) throws(RequestFault) -> PassingTime {
    let word = try text(name)
    switch word {
    case "rest": return .rest
    case "next": return .nextChange
    default:
      guard word.hasSuffix("s"), let seconds = Int(word.dropLast()), (1...3_600).contains(seconds)
      else { throw unusable(name, "'rest', 'next', or seconds from '1s' to '3600s'") }
      return .by(.seconds(seconds))
    }
  }

  /// A point in points of the screen: `[187, 333]`.
  fileprivate func point(_ name: String) throws(RequestFault) -> Point {
    guard has(name) else { throw .malformed("'\(name)' is missing") }
    let numbers = try items(name).compactMap(\.number).filter(\.isFinite)
    guard numbers.count == 2, try items(name).count == 2 else {
      throw unusable(name, "two numbers")
    }
    return Point(x: numbers[0], y: numbers[1])
  }
}
