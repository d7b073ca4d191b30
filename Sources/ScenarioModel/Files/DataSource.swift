/// A data file, or a part of one, that a scenario file names.
package struct DataSource: Sendable {
  /// The path, relative to the file that it is written in.
  package let path: Located<String>

  /// The way to the part that is meant, keys and indexes joined by dots.
  package let at: Located<String>?

  package init(path: Located<String>, at: Located<String>? = nil) {
    self.path = path
    self.at = at
  }
}
