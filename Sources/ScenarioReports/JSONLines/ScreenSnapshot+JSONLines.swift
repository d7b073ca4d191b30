package import AppModelKit

extension ScreenSnapshot: WireValue {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", screen)
      json.member("transition", latestTransition)
      json.member("elements", elements)
    }
  }
}

/// Empty texts and usual states are left out.
extension ElementSnapshot: WireValue {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", type.rawValue)
      json.member("depth", Int(depth))
      writeTexts(to: &json)
      json.name("frame")
      json.array(of: frame.numbers) { $1.number($0) }
      json.member("disabled", if: !isEnabled)
      json.member("selected", if: isSelected)
      json.member("focused", if: isFocused)
      let traits = traits.wireWords
      if !traits.isEmpty { json.member("traits", traits) }
    }
  }

  private func writeTexts(to json: inout JSONWriter) {
    json.member("id", identifier.unlessEmpty)
    json.member("label", label.unlessEmpty)
    json.member("value", value.unlessEmpty)
    json.member("placeholder", placeholder.unlessEmpty)
    json.member("title", title.unlessEmpty)
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
