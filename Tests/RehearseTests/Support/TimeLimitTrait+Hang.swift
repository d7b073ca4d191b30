import Testing

extension TimeLimitTrait.Duration {
  /// What only a tool that hangs takes; the slowest machine with a sanitizer needs a fifth of it.
  static let hang = minutes(30)
}
