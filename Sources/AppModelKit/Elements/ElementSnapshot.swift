/// One element of a screen at one moment, as accessibility sees it.
///
/// Texts are empty if the element has no such property: a scenario cannot distinguish the two.
public struct ElementSnapshot: Hashable, Sendable {
  /// The capabilities and states of an element that its type does not imply.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16

    /// A set of traits from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// It reacts to a gesture itself, rather than handing it to what is above it in the tree.
    public static let interactive = Traits(rawValue: 1 << 0)

    /// It leads back to the screen before, as a navigation bar's back button does.
    public static let backButton = Traits(rawValue: 1 << 1)

    /// Its content can be larger than its frame and is clipped to it.
    public static let scrollable = Traits(rawValue: 1 << 2)

    /// A person can type into it.
    public static let editable = Traits(rawValue: 1 << 3)

    /// Text typed into it is secret and must not be shown anywhere.
    public static let secure = Traits(rawValue: 1 << 4)

    /// It takes part in a push, pop or modal animation and cannot be touched.
    public static let moving = Traits(rawValue: 1 << 5)

    /// While it is there, touches outside it reach nothing else.
    public static let modal = Traits(rawValue: 1 << 6)

    /// It stands for something finished or switched on, which its texts must say too.
    public static let marked = Traits(rawValue: 1 << 7)

    /// It is the button that does what can't be undone, and is drawn so.
    public static let destructive = Traits(rawValue: 1 << 8)

    /// It is the button that changes nothing, and is drawn so.
    public static let cancel = Traits(rawValue: 1 << 9)
  }

  /// The values that ``Gesture/adjust(to:)`` accepts.
  public enum Adjustment: Hashable, Sendable {
    /// The rows of a picker wheel or the segments of a control, in the order shown, and those that are
    /// shown but can't be chosen.
    case options([String], disabled: [String] = [])

    /// A position from 0 to 1, as on a slider.
    case fraction

    /// `on` or `off`.
    case onOff

    /// A number within limits, as on a stepper.
    ///
    /// With a step, the numbers are whole steps away from `start` or from one of the limits, because a
    /// stepper stops at its limits.
    case number(ClosedRange<Double>, step: Double? = nil, start: Double = 0)

    /// A date within limits, such as `2019-10-09`.
    case date(ClosedRange<CalendarDate>)

    /// A text of one form, such as a time of day on a web page.
    case written(WrittenForm)
  }

  /// The kind of element.
  public var type: ElementType

  /// The accessibility identifier.
  public var identifier: String

  /// The text that a screen reader speaks.
  public var label: String

  /// The element's value: a field's text, a wheel's row.
  public var value: String

  /// The text that an empty field shows.
  public var placeholder = ""

  /// The caption of a button.
  public var title = ""

  /// What ``Gesture/adjust(to:)`` takes, if the element can be adjusted.
  ///
  /// An app model gets it from its ``Canvas``, which also learns what a value does.
  public package(set) var adjustment: Adjustment?

  /// The element's frame on the screen.
  public var frame: Rect

  /// Whether it reacts to gestures; a disabled control swallows them.
  public var isEnabled: Bool

  /// Whether it is the chosen one.
  public var isSelected: Bool

  /// Whether what is typed goes to it.
  public var isFocused: Bool

  /// The element's traits.
  public var traits: Traits

  /// The index of the parent in ``ScreenSnapshot/elements``, or -1 at the top.
  public internal(set) var parent: Int32 = -1

  /// The index after the last descendant in ``ScreenSnapshot/elements``.
  public internal(set) var subtreeEnd: Int32 = 1

  /// How many ancestors it has.
  public internal(set) var depth: Int32 = 0
}

extension ElementSnapshot {
  /// An element with the given properties and no place in a tree yet.
  public init(
    _ type: ElementType,
    identifier: String = "",
    label: String = "",
    value: String = "",
    placeholder: String = "",
    title: String = "",
    frame: Rect,
    isEnabled: Bool = true,
    isSelected: Bool = false,
    isFocused: Bool = false,
    traits: Traits = []
  ) {
    self.init(
      type: type,
      identifier: identifier,
      label: label,
      value: value,
      placeholder: placeholder,
      title: title,
      frame: frame,
      isEnabled: isEnabled,
      isSelected: isSelected,
      isFocused: isFocused,
      traits: traits
    )
  }

  /// A control that can be adjusted.
  init(
    _ type: ElementType,
    identifier: String = "",
    label: String = "",
    value: String,
    frame: Rect,
    traits: Traits,
    adjustment: Adjustment
  ) {
    self.init(
      type: type,
      identifier: identifier,
      label: label,
      value: value,
      adjustment: adjustment,
      frame: frame,
      isEnabled: true,
      isSelected: false,
      isFocused: false,
      traits: traits
    )
  }

  /// Sets the place in a tree.
  mutating func place(parent: Int, depth: Int32, subtreeEnd: Int) {
    self.parent = Int32(parent)
    self.depth = depth
    self.subtreeEnd = Int32(subtreeEnd)
  }

  /// Moves the place in a tree after other elements.
  mutating func move(by count: Int) {
    if parent >= 0 { parent += Int32(count) }
    subtreeEnd += Int32(count)
  }
}
