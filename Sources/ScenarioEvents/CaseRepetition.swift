/// One of several runs of the same test case.
package struct CaseRepetition: Hashable, Sendable {
  /// Counted from 1.
  package let number: Int
  package let count: Int

  /// The name that all of them share, and that a plan knows.
  package let name: String

  package init(_ number: Int, of count: Int, named name: String) {
    self.number = number
    self.count = count
    self.name = name
  }
}
