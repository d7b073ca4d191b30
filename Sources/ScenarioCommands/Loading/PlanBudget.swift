/// How much memory a suite may take before it is run.
///
/// Plans for which there is no room are let go once they are checked, and made again from their
/// files in their turn. So a suite of any size takes the same memory but for its test cases' names,
/// and one of ordinary size is read only once.
package struct PlanBudget: Sendable {
  private let bytes: Int

  /// Whether the plans are made again for which there is no room.
  let remakesPlans: Bool

  /// What the plans take that are held so far.
  private var spentBytes = 0

  package init(bytes: Int) {
    self.init(bytes: bytes, remakesPlans: true)
  }

  private init(bytes: Int, remakesPlans: Bool) {
    self.bytes = bytes
    self.remakesPlans = remakesPlans
  }

  /// Room for some ten thousand scenarios of ordinary length.
  package static let usual = PlanBudget(bytes: 120 << 20)

  /// For those that need every plan, or the same one several times.
  package static let unlimited = PlanBudget(bytes: .max)

  /// For those that need one plan at a time.
  package static let nothing = PlanBudget(bytes: 0)

  /// For those that run nothing.
  static let unneeded = PlanBudget(bytes: 0, remakesPlans: false)

  /// How many bytes a plan takes, as measured: for each byte of its file, and for each test case.
  private static let costOfByte = 14
  private static let costOfCase = 1024

  /// The same for each secret that a suite lists for its scenarios, and for each byte of its file, as
  /// all forms are held in which a text may show one.
  private static let costOfSecret = 4608
  private static let costOfSecretByte = 60

  /// What is kept of a test case whose plan is let go.
  private static let costOfName = 512

  /// Whether another plan can be held in a run that is expected to have so many test cases.
  func hasRoom(amongCases count: Int) -> Bool {
    spentBytes < bytes - min(count, bytes / Self.costOfName) * Self.costOfName
  }

  /// Takes in a file whose plan is held, and which may list secrets for several scenarios.
  mutating func spend(onFileOf byteCount: Int, caseCount: Int, sharedSecretCount: Int) {
    spentBytes += byteCount * Self.costOfByte + caseCount * Self.costOfCase
    guard sharedSecretCount > 0 else { return }
    spentBytes += byteCount * Self.costOfSecretByte + sharedSecretCount * Self.costOfSecret
  }
}
