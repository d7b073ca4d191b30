/// How a control takes a value, each kind of control in its own way.
enum AdjustmentInput: Sendable {
  /// One of several, by its index.
  case option(@Sendable (Int) -> AnyAction)

  /// A position from 0 to 1.
  case fraction(@Sendable (Double) -> AnyAction)

  /// A number within limits.
  case number(@Sendable (Double) -> AnyAction)

  case date(@Sendable (CalendarDate) -> AnyAction)

  /// `on` or `off`; a tap switches to the other one.
  case onOff(isOn: Bool, @Sendable (Bool) -> AnyAction)

  /// The action that sets a value, or nil where the control has no such value.
  func action(for value: String, among adjustment: ElementSnapshot.Adjustment?) -> AnyAction? {
    guard let adjustment, adjustment.accepts(value) else { return nil }
    switch self {
    case .option(let action):
      guard case .options(let options, _) = adjustment else { return nil }
      return options.firstIndex(of: value).map(action)
    case .fraction(let action), .number(let action): return Double(value).map(action)
    case .date(let action): return CalendarDate(text: value).map(action)
    case .onOff(_, let action): return action(value == "on")
    }
  }

  var tap: AnyAction? {
    switch self {
    case .option, .fraction, .number, .date: nil
    case .onOff(let isOn, let action): action(!isOn)
    }
  }
}
