import Synchronization

/// Keeps the forms of secrets from the first search on.
final class SecretPatternCache: Sendable {
  static let ofNothing = SecretPatternCache()

  private let patterns = Mutex<SecretPatterns?>(nil)

  /// The forms of the secrets that this cache belongs to.
  func patterns(of secrets: Secrets) -> SecretPatterns {
    patterns.withLock { known in
      let patterns = known ?? SecretPatterns(secrets)
      known = patterns
      return patterns
    }
  }
}
