extension ElementSnapshot {
  /// The properties that few elements have.
  ///
  /// They are an object of their own, which keeps the other elements small.
  @usableFromInline
  package final class Rare: Sendable {
    package let placeholder: String

    /// The title of an element whose label is another text.
    package let title: String
    let adjustment: Adjustment?

    private init(placeholder: String, title: String, adjustment: Adjustment?) {
      self.placeholder = placeholder
      self.title = title
      self.adjustment = adjustment
    }

    /// The storage of these properties, or nil if all are at their defaults.
    static func holding(
      placeholder: String = "",
      title: String = "",
      adjustment: Adjustment? = nil
    ) -> Rare? {
      if placeholder.isEmpty, title.isEmpty, adjustment == nil { return nil }
      return Rare(placeholder: placeholder, title: title, adjustment: adjustment)
    }
  }

  /// The text that an empty field shows.
  public var placeholder: String {
    get { rare?.placeholder ?? "" }
    set { rare = .holding(placeholder: newValue, title: ownTitle, adjustment: adjustment) }
  }

  /// The caption of a button.
  public var title: String {
    get { isTitledByLabel ? label : ownTitle }
    set {
      isTitledByLabel = newValue.isLabel(label)
      setOwnTitle(isTitledByLabel ? "" : newValue)
    }
  }

  /// What ``Gesture/adjust(to:)`` takes, if the element can be adjusted.
  ///
  /// Only controls that a ``Canvas`` draws are adjustable, because the canvas knows the action of a
  /// value.
  public var adjustment: Adjustment? { rare?.adjustment }

  /// The texts that few elements have: a placeholder, or a title that is not the label.
  @inlinable package var rareTexts: Rare? { rare }

  /// The title, unless it is the label.
  private var ownTitle: String { rare?.title ?? "" }

  private mutating func setOwnTitle(_ title: String) {
    rare = .holding(placeholder: placeholder, title: title, adjustment: adjustment)
  }

  /// Keeps the title when the label changes, although both were the same so far.
  mutating func keepTitle() {
    setOwnTitle(label)
    isTitledByLabel = false
  }
}

extension ElementSnapshot: Hashable {
  /// Whether two elements are alike in everything, wherever they keep it.
  public static func == (left: ElementSnapshot, right: ElementSnapshot) -> Bool {
    left.type == right.type && left.frame == right.frame && left.traits == right.traits
      && left.hasSameTexts(as: right) && left.hasSameState(as: right)
      && left.hasSamePlace(as: right)
  }

  /// Hashes the properties that differ between most elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(identifier)
    hasher.combine(label)
    hasher.combine(value)
    hasher.combine(frame)
  }

  private func hasSameTexts(as other: ElementSnapshot) -> Bool {
    identifier == other.identifier && label == other.label && value == other.value
      && placeholder == other.placeholder && title == other.title
  }

  private func hasSameState(as other: ElementSnapshot) -> Bool {
    isEnabled == other.isEnabled && isSelected == other.isSelected
      && isFocused == other.isFocused && adjustment == other.adjustment
  }

  private func hasSamePlace(as other: ElementSnapshot) -> Bool {
    parent == other.parent && subtreeEnd == other.subtreeEnd && depth == other.depth
  }
}

extension String {
  /// Whether a title is the label to the last byte; texts of different bytes can be equal.
  func isLabel(_ label: String) -> Bool {
    !isEmpty && utf8.elementsEqual(label.utf8)
  }
}
