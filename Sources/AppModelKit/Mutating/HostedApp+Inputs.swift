/// Something that a person can do with an app that is shown now.
package struct AppInput: Sendable {
  /// The index of the element in the screen.
  package let element: Int

  /// The element's place; see ``Mutation/place``.
  package let place: String
  package let kind: CensusContent.UsedGesture.Kind

  /// The values to set, of an element that can be adjusted.
  package let values: [String]
}

/// An app whose inputs can be tried one after another, if a census takes part in its run.
package protocol CrawlableApp: ComparableApp {
  /// The inputs that a person can give now, in reading order.
  var inputs: [AppInput] { mutating get }

  /// The screen without its texts: the places of the elements, and which of them are enabled,
  /// selected and focused.
  var outline: Set<String> { mutating get }

  /// Scrolls to an input's element, and returns whether it can be touched there.
  mutating func reach(_ input: AppInput) -> Bool
}

extension HostedApp: CrawlableApp {
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
    guard element.isEnabled, !element.traits.contains(.moving),
      let kind = reaction.kind.gesture ?? reaction.kind.gestureOfKit
    else { return nil }
    return AppInput(
      element: reaction.element,
      place: composition.places[reaction.element],
      kind: kind,
      values: element.adjustment?.triedValues(besides: element.value) ?? []
    )
  }

  var outline: Set<String> {
    mutating get {
      refresh()
      return Set(
        zip(composition.places, composition.tree.elements).map { place, element in
          let states = [element.isEnabled, element.isSelected, element.isFocused]
          return place + states.map { $0 ? "1" : "0" }.joined()
        }
      )
    }
  }

  mutating func reach(_ input: AppInput) -> Bool {
    _ = scrollToVisible(input.element)
    refresh()
    guard composition.tree.elements.indices.contains(input.element) else { return false }
    let point = composition.tree.elements[input.element].frame.center
    return composition.element(taking: input.kind.gesture, at: point) == input.element
  }
}

extension ReactionKind {
  /// The gesture of one of the kit's own buttons, which counts as no use of an element.
  fileprivate var gestureOfKit: CensusContent.UsedGesture.Kind? {
    switch self {
    case .rowButton, .tab, .answerAlert: .tap
    case .tap, .longPress, .rowButtons, .move, .refresh, .recognizer, .text, .adjustment, .back: nil
    }
  }
}

extension CensusContent.UsedGesture.Kind {
  /// A gesture of the kind.
  fileprivate var gesture: Gesture {
    switch self {
    case .tap, .type: .tap
    case .longPress: .press(.seconds(1))
    case .swipe: .swipe(.left)
    case .adjust: .adjust(to: "")
    }
  }
}

extension ElementSnapshot.Adjustment {
  /// Some values that differ from the present one: the first, the last and the one after it.
  fileprivate func triedValues(besides value: String) -> [String] {
    switch self {
    case .options(let options):
      let next = options.firstIndex(of: value).map { ($0 + 1) % options.count }
      let tried = [options.first, options.last, next.map { options[$0] }].compactMap(\.self)
      return tried.enumerated().filter { index, option in
        option != value && tried.firstIndex(of: option) == index
      }.map(\.element)
    case .fraction: return ["0", "0.5", "1"]
    case .onOff: return value == "on" || value == "1" ? ["off"] : ["on"]
    case .number(let range): return [range.lowerBound.shortText, range.upperBound.shortText]
    case .date(let range): return [range.lowerBound.text, range.upperBound.text]
    case .written: return []
    }
  }
}
