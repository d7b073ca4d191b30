import Foundation

/// How many random walks a test makes.
///
/// `REHEARSE_WALKS=1000` in the environment asks for a long search, which takes half an hour.
enum WalkCount {
  private static let wanted =
    ProcessInfo.processInfo.environment["REHEARSE_WALKS"].flatMap { Int($0) }

  /// Whether a long search was asked for.
  static var isLong: Bool { wanted != nil }

  /// The wanted number of walks, or another one if none is wanted.
  static func orUsually(_ count: Int) -> Int { wanted ?? count }
}
