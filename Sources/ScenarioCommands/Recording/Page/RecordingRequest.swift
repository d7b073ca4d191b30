import AppModelKit
import ProtocolValues
import ScenarioRecording
import ScenarioServing

/// A request of the page of `rehearse record`.
enum RecordingRequest: Equatable {
  /// The whole view.
  case view

  /// The view after the next change.
  case changes(after: Int)

  /// The drawing of a moment of the time line.
  case mark(Int)

  /// The texts of steps that can be parameters of a flow.
  case texts(ofSteps: ClosedRange<Int>)

  /// The assertions for an element.
  case offers(element: Int)

  /// A change, if the page has seen the last one.
  ///
  /// - Parameters:
  ///   - holds: Whether the app's time stops when an act has ended.
  ///   - revision: The last change that the page has seen.
  case change(RecordingChange, holds: Bool, revision: Int?)

  /// Reads a request; nil if it is unknown, incomplete or malformed.
  init?(_ request: ServedRequest) {
    let query = { (name: String) in request.query[name].flatMap { Int($0) } }
    switch (request.method, request.path) {
    case ("GET", "/api/view"): self = .view
    case ("GET", "/api/changes"):
      guard let after = query("after") else { return nil }
      self = .changes(after: after)
    case ("GET", "/api/mark"):
      guard let mark = query("mark") else { return nil }
      self = .mark(mark)
    case ("GET", "/api/texts"):
      guard let from = query("from"), let to = query("to"), from <= to else { return nil }
      self = .texts(ofSteps: from...to)
    case ("POST", _):
      guard let body = request.json else { return nil }
      self.init(posted: String(request.path.dropFirst("/api/".count)), body)
    default: return nil
    }
  }

  private init?(posted word: String, _ body: ProtocolValue) {
    if word == "offers" {
      guard let element = body["element"].integer else { return nil }
      self = .offers(element: element)
      return
    }
    guard let change = RecordingChange(word, body) else { return nil }
    self = .change(
      change,
      holds: body["hold"].boolean ?? false,
      revision: body["revision"].integer
    )
  }
}

/// A change that a person makes in the page.
enum RecordingChange: Equatable {
  case gesture(PageGesture, element: Int, mustReact: Bool)

  /// A double tap in place of the tap before, on an element of the screen before that tap. If nothing
  /// reacts to it, it is a second tap at the same place.
  case secondTap(element: Int, at: Point)
  case backspace
  case step(String)
  case back
  case dismissKeyboard

  /// An assertion that was offered, and whether it must hold for a second.
  case assertion(String, lasting: Bool)
  case undo
  case redo
  case goToAct(Int)
  case goToMark(Int)
  case time(PassingTime)
  case delete(step: Int)
  case selector(step: Int, choice: Int)
  case unfold(step: Int)
  case stepEdit(step: Int, StepEdit)
  case rename(String)
  case startHere
  case runReplaced
  case discardReplaced

  /// A flow of steps, in the recorded file or in a vocabulary that it imports.
  case flow(name: String, steps: ClosedRange<Int>, [FlowParameter], vocabulary: String?)

  /// Reads a change.
  ///
  /// - Parameters:
  ///   - word: The last part of the request's path.
  ///   - body: The request's body.
  init?(_ word: String, _ body: ProtocolValue) {
    switch word {
    case "act": self.init(act: body)
    case "assert":
      guard let offer = body["offer"].text else { return nil }
      self = .assertion(offer, lasting: body["lasting"].boolean ?? false)
    case "undo": self = .undo
    case "redo": self = .redo
    case "go": self.init(going: body)
    case "time":
      guard let time = PassingTime(word: body["until"].text ?? "") else { return nil }
      self = .time(time)
    case "edit": self.init(edit: body)
    default: return nil
    }
  }

  private init?(going body: ProtocolValue) {
    if let act = body["act"].integer {
      self = .goToAct(act)
    } else if let mark = body["mark"].integer {
      self = .goToMark(mark)
    } else {
      return nil
    }
  }
}

extension RecordingChange {
  private init?(act body: ProtocolValue) {
    if let step = body["step"].text {
      self = .step(step)
      return
    }
    switch body["gesture"].text {
    case "back": self = .back
    case "dismissKeyboard": self = .dismissKeyboard
    case "backspace": self = .backspace
    case "doubleTap" where body["replaces"].boolean == true:
      guard let element = body["element"].integer, let point = Point(body["at"]) else { return nil }
      self = .secondTap(element: element, at: point)
    case let word?:
      guard let gesture = PageGesture(word, body), let element = body["element"].integer else {
        return nil
      }
      self = .gesture(gesture, element: element, mustReact: body["force"].boolean != true)
    case nil: return nil
    }
  }

  private init?(edit body: ProtocolValue) {
    if let name = body["name"].text {
      self = .rename(name)
    } else if body["setup"].boolean == true {
      self = .startHere
    } else if body["replaced"] == "run" {
      self = .runReplaced
    } else if body["replaced"] == "discard" {
      self = .discardReplaced
    } else if body["flow"] != .null {
      self.init(flow: body["flow"])
    } else if let step = body["step"].integer {
      self.init(edit: body, ofStep: step)
    } else {
      return nil
    }
  }

  private init?(edit body: ProtocolValue, ofStep step: Int) {
    if body["delete"].boolean == true {
      self = .delete(step: step)
    } else if let choice = body["selector"].integer {
      self = .selector(step: step, choice: choice)
    } else if body["unfold"].boolean == true {
      self = .unfold(step: step)
    } else if let comment = body["comment"].text {
      self = .stepEdit(step: step, .comment(comment))
    } else if let title = body["title"].text {
      self = .stepEdit(step: step, .name(title))
    } else if let isOptional = body["optional"].boolean {
      self = .stepEdit(step: step, .isOptional(isOptional))
    } else {
      return nil
    }
  }

  private init?(flow body: ProtocolValue) {
    guard let name = body["name"].text, let from = body["from"].integer,
      let to = body["to"].integer, from <= to
    else { return nil }
    let parameters = body["parameters"].items.map { item in
      FlowParameter(name: item["name"].text ?? "", text: item["text"].text ?? "")
    }
    self = .flow(name: name, steps: from...to, parameters, vocabulary: body["vocabulary"].text)
  }
}

/// A gesture of the page on an element.
enum PageGesture: Equatable {
  case element(ElementGesture)

  /// Keys that join those before.
  case type(String)

  /// A drag across the element: a swipe, or scrolling.
  case drag(Direction)

  /// Scrolling of what contains the element.
  case scroll(Direction)

  fileprivate init?(_ word: String, _ body: ProtocolValue) {
    let direction = body["direction"].text.flatMap { Direction(rawValue: $0) }
    let (text, value) = (body["text"].text, body["to"].text)
    let gesture: PageGesture? =
      switch word {
      case "tap": .element(.tap)
      case "doubleTap": .element(.doubleTap)
      case "longPress": .element(.longPress)
      case "clear": .element(.clear)
      case "type": text.map(PageGesture.type)
      case "adjust": value.map { .element(.adjust(to: $0)) }
      case "swipe": direction.map { .element(.swipe($0)) }
      case "drag": direction.map(PageGesture.drag)
      case "scroll": direction.map(PageGesture.scroll)
      default: nil
      }
    guard let gesture else { return nil }
    self = gesture
  }
}

extension PassingTime {
  /// Reads `rest`, `next` or a number of seconds such as `2s`.
  fileprivate init?(word: String) {
    switch word {
    case "rest": self = .rest
    case "next": self = .nextChange
    default:
      guard word.hasSuffix("s"), let seconds = Int(word.dropLast()), (1...3_600).contains(seconds)
      else { return nil }
      self = .by(.seconds(seconds))
    }
  }
}

extension Point {
  fileprivate init?(_ value: ProtocolValue) {
    let numbers = value.items.compactMap(\.number)
    guard numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}
