/// A value in a data file, with its place.
public struct DataNode: Hashable, Sendable {
  /// The kind of a value, with its content.
  public enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)

    /// A decimal number as it is written in the file.
    case number(String)

    case text(String)
    case list([DataNode])
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: String

    /// The value of the key.
    public let node: DataNode

    /// A key with its value.
    public init(key: String, node: DataNode) {
      self.key = key
      self.node = node
    }
  }

  /// What it is.
  public let value: Value

  /// Where it is, as `path:line:column`.
  public let location: String

  /// A value at a place.
  public init(_ value: Value, location: String) {
    self.value = value
    self.location = location
  }

  /// The value of a key, or nil if this is not a mapping or has no such key.
  public subscript(key: String) -> DataNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.node
  }
}
