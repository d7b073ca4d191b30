/// Something that a person can do with an app that is shown now.
package struct AppInput: Sendable {
  /// The index of the element in the screen whose centre is touched.
  package let element: Int

  /// The index of the element that reacts: another one if it covers the one that is touched.
  let reactingElement: Int

  /// The place of the element that reacts; see ``Mutation/place``.
  package let place: String
  package let kind: CensusContent.UsedGesture.Kind

  /// The gestures to try: for a control one with each value, for a field the tap before the typing.
  package let gestures: [Gesture]

  /// Whether the element that is touched is covered, so that only a forced step touches it.
  package var isForced: Bool { element != reactingElement }
}

extension HostedApp {
  var inputs: [AppInput] {
    mutating get {
      refresh()
      guard fault == nil, composition.places.count == composition.tree.elements.count else {
        return []
      }
      return composition.tree.reactions.compactMap(input)
    }
  }

  private func input(_ reaction: Reaction) -> AppInput? {
    let element = composition.tree.elements[reaction.element]
    guard element.isEnabled, !element.traits.contains(.moving) else { return nil }
    return AppInput(
      element: composition.touchedElement(for: reaction),
      reactingElement: reaction.element,
      place: composition.places[reaction.element],
      kind: reaction.kind.gesture ?? .tap,
      gestures: reaction.kind.gestures(on: element)
    )
  }

  var outline: Set<String> {
    mutating get {
      refresh()
      guard composition.places.count == composition.tree.elements.count else { return [] }
      return Set(composition.flaggedPlaces + composition.takenGestures)
    }
  }

  mutating func reach(_ input: AppInput) -> Bool {
    if !input.isForced { _ = scrollToVisible(input.element) }
    refresh()
    guard composition.tree.elements.indices.contains(input.element) else { return false }
    let point = composition.tree.elements[input.element].frame.center
    guard let gesture = input.gestures.first else { return false }
    return composition.element(taking: gesture, at: point) == input.reactingElement
  }
}

extension Composition {
  /// The element to touch for a reaction, which is usually the one that reacts.
  ///
  /// What lies over all else, such as a menu, may react only to touches beside it.
  fileprivate func touchedElement(for reaction: Reaction) -> Int {
    let own = reaction.element
    guard reaction.kind.gesture == .tap, tree.elements[own].traits.contains(.modal) else {
      return own
    }
    func isTakenByOwn(_ index: Int) -> Bool {
      element(taking: .tap, at: tree.elements[index].frame.center) == own
    }
    if isTakenByOwn(own) { return own }
    return tree.elements.indices.first { !tree.elements[$0].label.isEmpty && isTakenByOwn($0) }
      ?? own
  }

  /// The places of the elements, each with its unusual states.
  fileprivate var flaggedPlaces: [String] {
    zip(places, tree.elements).map { place, element in
      ([place] + element.unusualStates).joined(separator: " ")
    }
  }

  /// The places of the elements that react, each with the gesture.
  fileprivate var takenGestures: [String] {
    tree.reactions.compactMap { reaction in
      reaction.kind.gesture.map { "\(places[reaction.element]) \($0.rawValue)" }
    }
  }
}

extension ReactionKind {
  fileprivate func gestures(on element: ElementSnapshot) -> [Gesture] {
    switch self {
    case .tap, .tapOutside, .text, .back, .rowButton, .tab, .answerAlert, .menuItem: [.tap]
    case .longPress: [.press(.milliseconds(600))]
    case .rowButtons(let buttons):
      [RowEdge.trailing, .leading].filter { edge in buttons.contains { $0.edge == edge } }
        .map { .swipe($0 == .trailing ? .left : .right) }
    case .move: [element.frame.height, -element.frame.height].map { .drag(by: Point(x: 0, y: $0)) }
    case .refresh: [.swipe(.down)]
    case .recognizer(let input): [input.example]
    case .adjustment:
      element.adjustment?.triedValues(besides: element.value).map { .adjust(to: $0) } ?? []
    }
  }
}

extension GestureInput {
  fileprivate var example: Gesture {
    switch self {
    case .taps(2, 1, _): .doubleTap
    case .taps(let times, let fingers, _): .taps(times: times, fingers: fingers)
    case .swipe(let direction, _): .swipe(direction)
    case .drag: .drag(by: Point(x: 0, y: 100))
    case .pinch: .pinch(scale: 2)
    case .rotate: .rotate(degrees: 90)
    case .menu: .press(.milliseconds(600))
    }
  }
}

extension ElementSnapshot.Adjustment {
  /// Some values that differ from the present one: the first, the last and the one after it.
  fileprivate func triedValues(besides value: String) -> [String] {
    switch self {
    case .options(let options, _):
      let next = options.firstIndex(of: value).map { ($0 + 1) % options.count }
      let tried = [options.first, options.last, next.map { options[$0] }].compactMap(\.self)
      return tried.enumerated().filter { index, option in
        option != value && tried.firstIndex(of: option) == index
      }.map(\.element)
    case .fraction: return ["0", "0.5", "1"]
    case .onOff: return value == "on" || value == "1" ? ["off"] : ["on"]
    case .number(let range, _, _): return [range.lowerBound.shortText, range.upperBound.shortText]
    case .date(let range): return [range.lowerBound.text, range.upperBound.text]
    case .written: return []
    }
  }
}
