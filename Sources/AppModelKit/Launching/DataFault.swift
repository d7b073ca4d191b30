/// A data file that can't be used, with a phrase that names the file and the place.
public struct DataFault: Error, Hashable, Sendable {
  /// A phrase that describes the fault.
  public let reason: String

  /// A fault with its phrase.
  public init(_ reason: String) { self.reason = reason }

  /// That nothing can be read where a run has no files.
  package static func noFiles(_ path: String) -> DataFault {
    DataFault("'\(path)' can't be read: this run has no files")
  }
}
