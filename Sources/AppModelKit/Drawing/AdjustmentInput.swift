/// How a control takes a value, each kind of control in its own way.
@usableFromInline
enum AdjustmentInput: Sendable {
  /// One of several, by its index.
  case option(@Sendable (Int) -> AnyAction)

  /// A position from 0 to 1.
  case fraction(@Sendable (Double) -> AnyAction)

  /// A number within limits.
  case number(@Sendable (Double) -> AnyAction)

  /// `on` or `off`; a tap switches to the other one.
  case onOff(isOn: Bool, @Sendable (Bool) -> AnyAction)
}

extension AdjustmentInput {
  /// The action that sets a value, or nil where the control has no such value.
  func action(for value: String, among adjustment: ElementSnapshot.Adjustment?) -> AnyAction? {
    switch (self, adjustment) {
    case (.option(let action), .options(let options)?):
      options.firstIndex(of: value).map(action)
    case (.number(let action), .number(let limits)?):
      Double(value).flatMap { limits.contains($0) ? action($0) : nil }
    case (.option, _), (.number, _):
      nil
    case (.fraction(let action), _):
      Double(value).flatMap { (0...1).contains($0) ? action($0) : nil }
    case (.onOff(_, let action), _):
      value == "on" ? action(true) : value == "off" ? action(false) : nil
    }
  }

  /// The action of a tap, if the control takes taps.
  var tap: AnyAction? {
    switch self {
    case .option, .fraction, .number: nil
    case .onOff(let isOn, let action): action(!isOn)
    }
  }
}
