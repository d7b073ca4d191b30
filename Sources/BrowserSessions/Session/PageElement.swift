import AppModelKit

/// One element of a page in the script's format: fourteen fields.
struct PageElement {
  /// The index of the parent element; -1 at the top.
  let parent: Int
  let element: ElementSnapshot
  let obstruction: Obstruction?

  init?(_ line: Substring) {
    let fields = line.split(separator: "\u{1F}", omittingEmptySubsequences: false)
    guard fields.count == 14, let parent = Int(fields[0]), parent >= -1,
      let type = ElementType(rawValue: String(fields[1])), let bits = Int(fields[11]),
      let frame = Self.frame(fields[7...10])
    else { return nil }
    self.parent = parent
    obstruction = Self.obstruction(fields[12])
    let states = States(rawValue: bits)
    var element = ElementSnapshot(
      type,
      identifier: String(fields[2]),
      label: String(fields[3]),
      value: String(fields[4]),
      placeholder: String(fields[5]),
      title: String(fields[6]),
      frame: frame,
      isEnabled: !states.contains(.disabled),
      isSelected: states.contains(.chosen),
      isFocused: states.contains(.focused),
      traits: states.traits
    )
    element.adjustment = Self.adjustment(fields[13])
    self.element = element
  }

  private static func frame(_ fields: ArraySlice<Substring>) -> Rect? {
    let numbers = fields.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Parses the result of a hit test.
  static func obstruction(_ field: Substring) -> Obstruction? {
    let rest = field.dropFirst()
    return switch field.first {
    case "m": .moving
    case "o": .offScreen
    case "h": .hidden
    case "s": .scrolledOut(of: Int(rest) ?? -1)
    case "c": .covered(by: Int(rest) ?? -1)
    case "p": .coveredByPart(String(rest))
    default: nil
    }
  }

  private static func adjustment(_ field: Substring) -> ElementSnapshot.Adjustment? {
    let parts = field.dropFirst().split(separator: "\u{1D}", omittingEmptySubsequences: false)
    switch field.first {
    case "o": return options(parts)
    case "b": return .onOff
    case "f": return .fraction
    case "w": return WrittenForm(rawValue: parts.first.map(String.init) ?? "").map { .written($0) }
    case "d":
      guard let first = parts.first.flatMap({ CalendarDate(text: String($0)) }),
        let last = parts.last.flatMap({ CalendarDate(text: String($0)) }), first <= last
      else { return nil }
      return .date(first...last)
    case "n":
      guard let low = parts.first.flatMap({ Double($0) }),
        let high = parts.last.flatMap({ Double($0) }), low <= high
      else { return nil }
      return .number(low...high)
    default: return nil
    }
  }
}

extension PageElement {
  /// Parses options, each of which begins with `+`, or with `-` if it is disabled.
  private static func options(_ parts: [Substring]) -> ElementSnapshot.Adjustment {
    let marked = { (mark: Character) in
      parts.filter { $0.first == mark }.map { String($0.dropFirst()) }
    }
    return .options(marked("+"), disabled: marked("-"))
  }
}

/// The states of an element as the script's bits.
private struct States: OptionSet {
  let rawValue: Int

  static let disabled = States(rawValue: 1)
  static let chosen = States(rawValue: 2)
  static let focused = States(rawValue: 4)

  private static let traitsByBit: [(bit: States, trait: ElementSnapshot.Traits)] = [
    (States(rawValue: 8), .interactive), (States(rawValue: 16), .scrollable),
    (States(rawValue: 32), .editable), (States(rawValue: 64), .secure),
    (States(rawValue: 128), .modal), (States(rawValue: 256), .backButton),
    (States(rawValue: 512), .moving),
  ]

  var traits: ElementSnapshot.Traits {
    ElementSnapshot.Traits(Self.traitsByBit.filter { contains($0.bit) }.map(\.trait))
  }
}
