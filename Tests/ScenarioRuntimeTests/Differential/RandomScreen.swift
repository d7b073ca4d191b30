import AppModelKit
import ScenarioTestSupport

/// A tree of elements drawn from a seed, in reading order.
struct RandomScreen {
  struct Element {
    let type: String
    let id: String

    /// The texts by the names of their properties.
    let texts: [String: String]

    /// What is true or false of it, by the names of the conditions.
    let states: [String: Bool]
    let parent: Int?
  }

  private(set) var elements: [Element] = []

  static let types = ["button", "cell", "staticText", "other"]
  static let texts = ["", "a", "A", "ab", "Ba", "é", "É", "a b"]

  init(from generator: inout SeededGenerator) {
    for index in 0..<Int.random(in: 1...12, using: &generator) {
      let open = sequence(first: index - 1) { [elements] in elements[$0].parent }
      let parent = index == 0 ? nil : generator.pick([nil] + open.map(Optional.some))
      elements.append(Element(below: parent, from: &generator))
    }
  }

  var snapshot: ScreenSnapshot {
    var screen = ScreenSnapshot()
    for element in elements { screen.append(element.snapshot, to: element.parent) }
    return screen
  }
}

extension RandomScreen.Element {
  fileprivate init(below parent: Int?, from generator: inout SeededGenerator) {
    self.parent = parent
    type = generator.pick(RandomScreen.types)
    id = generator.pick(["", "x", "y"])
    var texts: [String: String] = [:]
    for name in ["label", "value", "placeholder", "title"] {
      texts[name] = generator.pick(RandomScreen.texts)
    }
    var states: [String: Bool] = [:]
    for name in ["enabled", "selected", "focused"] { states[name] = .random(using: &generator) }
    (self.texts, self.states) = (texts, states)
  }

  fileprivate var snapshot: ElementSnapshot {
    ElementSnapshot(
      ElementType(rawValue: type) ?? .other,
      identifier: id,
      label: texts["label", default: ""],
      value: texts["value", default: ""],
      placeholder: texts["placeholder", default: ""],
      title: texts["title", default: ""],
      frame: ScreenSnapshot.modelBounds,
      isEnabled: states["enabled", default: true],
      isSelected: states["selected", default: false],
      isFocused: states["focused", default: false]
    )
  }
}
