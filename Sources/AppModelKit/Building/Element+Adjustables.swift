extension Element {
  /// One wheel of a picker.
  ///
  /// - Parameters:
  ///   - options: The rows of the wheel.
  ///   - selection: The index of the chosen row.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is.
  ///   - adjust: The action that hands the app the index of another row.
  /// - Returns: The wheel.
  @inlinable
  public static func pickerWheel(
    _ options: [String],
    selection: Int,
    identifier: String = "",
    frame: Rect,
    adjust: @escaping @Sendable (Int) -> Action
  ) -> Self {
    Self(
      ElementSnapshot(
        .pickerWheel,
        identifier: identifier,
        value: options.indices.contains(selection) ? options[selection] : "",
        frame: frame,
        traits: .interactive,
        adjustment: .options(options)
      ),
      reactions: [.adjustment(.option { AnyAction(adjust($0)) })]
    )
  }

  /// A control of which one segment is chosen.
  ///
  /// - Parameters:
  ///   - segments: The segments from left to right.
  ///   - selection: The index of the chosen segment.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is.
  ///   - adjust: The action that hands the app the index of another segment.
  /// - Returns: The control.
  @inlinable
  public static func segmentedControl(
    _ segments: [String],
    selection: Int,
    identifier: String = "",
    frame: Rect,
    adjust: @escaping @Sendable (Int) -> Action
  ) -> Self {
    var control = pickerWheel(
      segments,
      selection: selection,
      identifier: identifier,
      frame: frame,
      adjust: adjust
    )
    control.snapshot.type = .segmentedControl
    return control
  }

  /// A switch, whose value is `1` or `0`; a tap turns it as well.
  ///
  /// - Parameters:
  ///   - label: What it switches.
  ///   - state: Whether it is on.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is.
  ///   - adjust: The action that hands the app the new state.
  /// - Returns: The switch.
  @inlinable
  public static func toggle(
    _ label: String,
    isOn state: Bool,
    identifier: String = "",
    frame: Rect,
    adjust: @escaping @Sendable (Bool) -> Action
  ) -> Self {
    Self(
      ElementSnapshot(
        .switch,
        identifier: identifier,
        label: label,
        value: state ? "1" : "0",
        frame: frame,
        traits: .interactive,
        adjustment: .onOff
      ),
      reactions: [
        .tap(AnyAction(adjust(!state))), .adjustment(.onOff { AnyAction(adjust($0)) }),
      ]
    ).marked(state)
  }

  /// A slider, whose value is a whole percentage.
  ///
  /// - Parameters:
  ///   - label: What it sets.
  ///   - fraction: Its position from 0 to 1.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is.
  ///   - adjust: The action that hands the app the new position.
  /// - Returns: The slider.
  @inlinable
  public static func slider(
    _ label: String,
    fraction: Double,
    identifier: String = "",
    frame: Rect,
    adjust: @escaping @Sendable (Double) -> Action
  ) -> Self {
    let percentage = fraction > 0 ? Int(min(fraction, 1) * 100) : 0
    return Self(
      ElementSnapshot(
        .slider,
        identifier: identifier,
        label: label,
        value: "\(percentage)%",
        frame: frame,
        traits: .interactive,
        adjustment: .fraction
      ),
      reactions: [.adjustment(.fraction { AnyAction(adjust($0)) })]
    )
  }

  /// A stepper for a number within limits.
  ///
  /// - Parameters:
  ///   - label: What it sets.
  ///   - number: The number.
  ///   - limits: The least and the greatest number.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is.
  ///   - adjust: The action that hands the app another number.
  /// - Returns: The stepper.
  @inlinable
  public static func stepper(
    _ label: String,
    number: Double,
    in limits: ClosedRange<Double>,
    identifier: String = "",
    frame: Rect,
    adjust: @escaping @Sendable (Double) -> Action
  ) -> Self {
    Self(
      ElementSnapshot(
        .stepper,
        identifier: identifier,
        label: label,
        value: number.shortText,
        frame: frame,
        traits: .interactive,
        adjustment: .number(limits)
      ),
      reactions: [.adjustment(.number { AnyAction(adjust($0)) })]
    )
  }
}

extension Double {
  /// The number without the fraction of a whole one: `3`, `2.5`.
  @usableFromInline
  var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
