/// Which plans a suite keeps between checking its files and running them.
///
/// A plan that is not kept is dropped once it is checked, and made again from its file when its turn
/// to run comes. So a suite of any size needs little more memory than its test cases' names.
package enum PlanKeeping: Sendable {
  /// Keeps nothing, for commands that run nothing.
  case none

  /// Keeps the plans of the first files, up to this total size of their YAML.
  case upTo(fileBytes: Int)

  /// Room for some 10,000 scenarios of fourteen steps.
  ///
  /// A plan takes about 14 bytes for each byte of its file, as measured with valgrind's massif.
  package static let usual = PlanKeeping.upTo(fileBytes: 6 << 20)

  /// For commands that use every plan, or one plan several times.
  package static let all = PlanKeeping.upTo(fileBytes: .max)

  /// Whether another plan can be kept, if the files of the kept plans have this total size.
  func hasRoom(beside keptBytes: Int) -> Bool {
    switch self {
    case .none: false
    case .upTo(let fileBytes): keptBytes < fileBytes
    }
  }
}
