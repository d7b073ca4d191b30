import Foundation

/// A sanitizer in the tool that is tested, of which `.ci/sanitizers` tells.
///
/// One takes terabytes of addresses and writes files of its own, so no limit of the system can be
/// set around it.
enum Sanitizer {
  static let isPresent = ProcessInfo.processInfo.environment["REHEARSE_SANITIZED"] != nil
}
