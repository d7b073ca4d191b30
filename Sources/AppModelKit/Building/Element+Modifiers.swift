extension Element {
  /// The element with an action for taps on it, or on anything in it that takes no tap itself.
  @inlinable
  public func onTap(_ action: Action) -> Self {
    reacting(.tap(AnyAction(action)))
  }

  /// The element with an action for presses of at least 500 ms, once, while the finger is down.
  @inlinable
  public func onLongPress(_ action: Action) -> Self {
    reacting(.longPress(AnyAction(action)))
  }

  @inlinable
  func reacting(_ reaction: ReactionKind) -> Self {
    var element = self
    element.reactions.append(reaction)
    element.snapshot.traits.insert(.interactive)
    return element
  }

  /// The element, which reacts to nothing and swallows what touches it while disabled.
  @inlinable
  public func enabled(_ isEnabled: Bool) -> Self {
    var element = self
    element.snapshot.isEnabled = isEnabled
    return element
  }

  /// The element, perhaps as the chosen one of several.
  @inlinable
  public func selected(_ isSelected: Bool) -> Self {
    var element = self
    element.snapshot.isSelected = isSelected
    return element
  }

  /// The element, perhaps as something finished or switched on.
  ///
  /// An accessibility audit then asks that its texts say so too.
  @inlinable
  public func marked(_ isMarked: Bool) -> Self {
    var element = self
    if isMarked { element.snapshot.traits.insert(.marked) }
    return element
  }

  /// The element, which stays on the screen for a time after a push or pop has taken its screen
  /// away.
  ///
  /// Some apps have such left-overs, and a scenario has to know how to live with them.
  @inlinable
  public func lingering(for delay: Delay) -> Self {
    var element = self
    element.lingering = delay
    return element
  }
}
