/// A delay of an app model with a name, the length it usually has, and those that it may have.
///
/// Named delays with ranges let a run explore other timings than the usual ones.
public struct Delay: Hashable, Sendable {
  /// The name, unique within the app.
  public let name: String

  /// The usual length.
  public let nominal: Duration

  /// The shortest and longest length, as multiples of the nominal one.
  public let range: ClosedRange<Double>

  /// A delay with its usual length and its range in multiples of that.
  public init(_ name: String, nominal: Duration, range: ClosedRange<Double>) {
    self.name = name
    self.nominal = nominal
    self.range = range
  }

  /// An animation: 0 to 2 times its nominal length.
  public static func animation(_ name: String, nominal: Duration) -> Delay {
    Delay(name, nominal: nominal, range: 0...2)
  }

  /// An answer from a network: 0 to 10 times its nominal length.
  public static func network(_ name: String, nominal: Duration) -> Delay {
    Delay(name, nominal: nominal, range: 0...10)
  }
}

/// Which length named delays take in a run.
public enum DelayTiming: Hashable, Sendable {
  case nominal

  /// Each drawn evenly from its range, the same for the same seed.
  case random(seed: UInt64)
}
