/// An action of some app model.
@usableFromInline
struct AnyAction: Equatable, Sendable {
  @usableFromInline
  let base: any Hashable & Sendable

  @inlinable
  init(_ base: some Hashable & Sendable) {
    self.base = base
  }

  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.base.isEqual(to: right.base)
  }
}

extension Equatable {
  /// Whether another value has the same type and is equal.
  func isEqual(to other: Any) -> Bool {
    self == other as? Self
  }
}
