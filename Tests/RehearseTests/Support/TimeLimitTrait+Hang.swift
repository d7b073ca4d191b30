import Testing

extension TimeLimitTrait.Duration {
  /// What only a tool that hangs takes, even with a sanitizer on a slow machine with other work.
  static let hang = minutes(30)
}
