extension HostedApp {
  /// Draws a screen in a tree of its own, which the instrument may change, and adds that.
  func draw(
    _ screen: any AppScreen,
    in model: any AppModel,
    with pen: inout Pen,
    through instrument: Instrument
  ) {
    var own = Pen()
    own.bars = pen.bars
    own.place.layout = pen.place.layout
    model.draw(screen, with: &own)
    let places = instrument.receive(&own.tree, on: screen.name)
    pen.barTitle = own.barTitle
    let start = pen.tree.elements.count
    let bar = own.tree.elements.first?.type == .navigationBar ? own.tree.elements[0].subtreeEnd : 0
    pen.tree.append(own.tree, outgoing: pen.outgoing)
    pen.outgoing = []
    pen.notePlaces(places, barEnd: Int(bar), from: start)
  }

  /// Lets an action happen as the instrument says.
  mutating func dispatch(_ action: AnyAction, through instrument: Instrument) throws {
    let delivery = instrument.delivery(of: action)
    for _ in 0..<delivery.count {
      let before = model
      var response = try model.respond(to: action, at: clock)
      if delivery.keepsState {
        model = before
        response.hasChangedModel = false
        response.before = nil
      }
      if delivery.losesEffects { response.effects = [] }
      if response.changesApp { instrument.noteChange(by: action) }
      try carryOut(response)
    }
  }

  /// Takes note of the element that takes a gesture, if one does; a pull by hand counts as a swipe.
  mutating func note(_ gesture: Gesture, at point: Point, for instrument: Instrument) {
    let gesture = composition.pull(gesture, at: point) == nil ? gesture : .swipe(.down)
    let recognizer = composition.recognition(of: gesture, at: point)
    guard let kind = gesture.kind(isRecognized: recognizer != nil),
      let element = composition.element(taking: gesture, at: point),
      composition.places.indices.contains(element)
    else { return }
    instrument.note(kind, at: composition.places[element])
  }

  func noteTyping(_ text: String, into field: Field, for instrument: Instrument) {
    guard composition.places.indices.contains(field.element) else { return }
    let place = composition.places[field.element]
    instrument.note(.type, at: place)
    instrument.noteTyping(text, at: place)
  }
}

extension Pen {
  /// Takes note of the places of the buttons that were added to a row.
  mutating func notePlacesOfRowButtons() {
    for reaction in tree.reactions {
      guard case .rowButton = reaction.kind, places.count < tree.elements.count,
        places.indices.contains(reaction.element - 1)
      else { continue }
      let button = tree.elements[reaction.element]
      let place = "\(places[Int(button.parent)])/button[\(button.label)]"
      places.insert(place, at: reaction.element)
    }
  }

  /// Takes note of the places of the kit's own elements, which were drawn last.
  mutating func notePlacesOfKit() {
    if places.isEmpty { return }
    for element in tree.elements[places.count...] {
      let parent = element.parent < 0 ? "" : "\(tree.elements[Int(element.parent)].type.rawValue)/"
      places.append("\(parent)\(element.type.rawValue)[\(element.label)]")
    }
  }

  /// Takes note of the places of elements that were added, those of the screen's bar first.
  fileprivate mutating func notePlaces(_ names: [String], barEnd: Int, from start: Int) {
    guard !names.isEmpty else { return }
    let end = tree.elements.count
    places += Array(repeating: "", count: max(0, start - places.count))
    places += names[..<barEnd]
    places += Array(repeating: "", count: end - start - names.count)
    places += names[barEnd...]
  }
}

extension Gesture {
  /// The kind of reaction that the gesture asks for, if any.
  ///
  /// Taps that nothing recognises together are single ones.
  fileprivate func kind(isRecognized: Bool) -> CensusContent.UsedGesture.Kind? {
    switch self {
    case .tap: .tap
    case .doubleTap, .taps: isRecognized ? .taps : .tap
    case .press(let time): time < .milliseconds(500) ? .tap : .longPress
    case .swipe: .swipe
    case .scroll: nil
    case .drag: .drag
    case .pinch: .pinch
    case .rotate: .rotate
    case .adjust: .adjust
    }
  }
}
