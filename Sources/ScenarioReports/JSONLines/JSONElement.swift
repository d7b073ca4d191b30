package import AppModelKit

/// An element of a screen, without texts that are empty and states that are usual.
struct JSONElement: WireValue {
  let element: ElementSnapshot

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", element.type.rawValue)
      json.member("depth", Int(element.depth))
      writeTexts(to: &json)
      json.name("frame")
      json.array(of: element.frame.numbers) { $1.number($0) }
      json.member("disabled", if: !element.isEnabled)
      json.member("selected", if: element.isSelected)
      json.member("focused", if: element.isFocused)
      let traits = element.traits.wireWords
      if !traits.isEmpty { json.member("traits", traits) }
    }
  }

  private func writeTexts(to json: inout JSONWriter) {
    json.member("id", element.identifier.unlessEmpty)
    json.member("label", element.label.unlessEmpty)
    json.member("value", element.value.unlessEmpty)
    json.member("placeholder", element.placeholder.unlessEmpty)
    json.member("title", element.title.unlessEmpty)
  }
}

extension ElementSnapshot.Traits {
  /// The traits that drawings depend on, by the words that stand for them in JSON.
  package static let wireTraits: [(word: String, trait: Self)] = [
    ("back-button", .backButton), ("scrollable", .scrollable), ("secure", .secure),
    ("moving", .moving), ("modal", .modal), ("destructive", .destructive), ("cancel", .cancel),
  ]

  fileprivate var wireWords: [String] {
    Self.wireTraits.filter { contains($0.trait) }.map(\.word)
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension String {
  fileprivate var unlessEmpty: String? { isEmpty ? nil : self }
}
