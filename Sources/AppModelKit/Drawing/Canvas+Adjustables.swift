extension Canvas {
  /// Draws one wheel of a picker.
  ///
  /// - Parameters:
  ///   - options: The rows of the wheel.
  ///   - selection: The index of the chosen row; with none of that index the value is empty.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - adjust: The action that hands the app the index of another row.
  public mutating func pickerWheel(
    _ options: [String],
    selection: Int,
    identifier: String = "",
    frame: Rect? = nil,
    adjust: @escaping @Sendable (Int) -> Action
  ) {
    pen.addControl(
      .pickerWheel,
      value: options.text(at: selection),
      identifier: identifier,
      frame: frame,
      .options(options),
      .option { AnyAction(adjust($0)) }
    )
  }

  /// Draws a switch, whose value is `1` or `0`; a tap turns it as well.
  ///
  /// - Parameters:
  ///   - label: What it switches.
  ///   - isOn: Whether it is on.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - adjust: The action that hands the app the new state.
  public mutating func toggle(
    _ label: String,
    isOn: Bool,
    identifier: String = "",
    frame: Rect? = nil,
    adjust: @escaping @Sendable (Bool) -> Action
  ) {
    let toggle = ElementSnapshot(
      .switch,
      identifier: identifier,
      label: label,
      value: isOn ? "1" : "0",
      frame: pen.frame(frame),
      traits: isOn ? [.interactive, .marked] : .interactive,
      adjustment: .onOff
    )
    pen.add(toggle, .adjustment(.onOff(isOn: isOn) { AnyAction(adjust($0)) }))
  }

  /// Draws a slider, whose value is a whole percentage.
  ///
  /// - Parameters:
  ///   - label: What it sets.
  ///   - fraction: Its position from 0 to 1.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - adjust: The action that hands the app the new position.
  public mutating func slider(
    _ label: String,
    fraction: Double,
    identifier: String = "",
    frame: Rect? = nil,
    adjust: @escaping @Sendable (Double) -> Action
  ) {
    let percentage = fraction > 0 ? Int((min(fraction, 1) * 100).rounded()) : 0
    pen.addControl(
      .slider,
      label: label,
      value: "\(percentage)%",
      identifier: identifier,
      frame: frame,
      .fraction,
      .fraction { AnyAction(adjust($0)) }
    )
  }

  /// Draws a control of segments next to each other.
  ///
  /// Each segment is a button, and one is chosen.
  ///
  /// - Parameters:
  ///   - segments: The captions from left to right.
  ///   - selection: The index of the chosen segment; with none of that index the value is empty.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - adjust: The action that hands the app the index of another segment.
  public mutating func segmentedControl(
    _ segments: [String],
    selection: Int,
    identifier: String = "",
    frame: Rect? = nil,
    adjust: @escaping @Sendable (Int) -> Action
  ) {
    let frame = pen.frame(frame)
    let control = ElementSnapshot(
      .segmentedControl,
      identifier: identifier,
      value: segments.text(at: selection),
      frame: frame,
      traits: .interactive,
      adjustment: .options(segments)
    )
    let outer = pen.open(control, adjustment: .option { AnyAction(adjust($0)) })
    draw(within: outer) { canvas in
      let width = frame.width / Double(segments.count)
      for (index, segment) in segments.enumerated() {
        canvas.button(
          segment,
          frame: Rect(frame.x + Double(index) * width, frame.y, width, frame.height),
          isSelected: index == selection,
          tap: adjust(index)
        )
      }
    }
  }

  /// Draws a stepper for a number within limits.
  ///
  /// - Parameters:
  ///   - label: What it sets.
  ///   - number: The number; one beyond the limits is shown as the nearest within, as in UIKit.
  ///   - limits: The least and the greatest number.
  ///   - step: What one tap adds or takes away, above 0.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - adjust: The action that hands the app another number.
  public mutating func stepper(
    _ label: String,
    number: Double,
    in limits: ClosedRange<Double>,
    step: Double = 1,
    identifier: String = "",
    frame: Rect? = nil,
    adjust: @escaping @Sendable (Double) -> Action
  ) {
    let number = min(max(number, limits.lowerBound), limits.upperBound)
    pen.addControl(
      .stepper,
      label: label,
      value: number.shortText,
      identifier: identifier,
      frame: frame,
      .number(limits, step: step, start: number),
      .number { AnyAction(adjust($0)) }
    )
  }
}
