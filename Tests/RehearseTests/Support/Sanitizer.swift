import Foundation

/// A sanitizer in the tested tool; see `.ci/sanitizers`.
enum Sanitizer {
  static let isPresent = ProcessInfo.processInfo.environment["REHEARSE_SANITIZED"] != nil
}
