/// A row of a data file.
package struct RowPlace: Hashable, Sendable {
  package let file: String

  /// The line on which the row begins, from 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
