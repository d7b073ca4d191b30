/// How much memory plans may take that wait for their turn.
///
/// Plans beyond it are let go once they are checked, and made again from their files in their turn.
/// So a suite of any size takes the same memory, and one of ordinary size is read only once.
package struct PlanBudget: Sendable {
  private var bytesLeft: Int

  package init(bytes: Int) {
    bytesLeft = bytes
  }

  /// Room for some ten thousand scenarios of ordinary length.
  package static let usual = PlanBudget(bytes: 96 << 20)

  /// For those that need every plan, or the same one several times.
  package static let unlimited = PlanBudget(bytes: .max)

  /// For those that run nothing.
  package static let nothing = PlanBudget(bytes: 0)

  var isSpent: Bool { bytesLeft <= 0 }

  /// How many bytes a plan takes, as measured, for each byte of its file and for each test case.
  private static let costOfByte = 12
  private static let costOfCase = 1024

  /// Takes in a file whose plan is held.
  mutating func spend(onFileOf byteCount: Int, caseCount: Int) {
    guard bytesLeft < .max else { return }
    bytesLeft -= byteCount * Self.costOfByte + caseCount * Self.costOfCase
  }
}
