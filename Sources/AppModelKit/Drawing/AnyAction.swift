/// An action of some app model.
struct AnyAction: Equatable, Sendable {
  let base: any Hashable & Sendable

  init(_ base: some Hashable & Sendable) { self.base = base }

  static func == (left: Self, right: Self) -> Bool { left.base.isEqual(to: right.base) }
}

extension Equatable {
  /// Whether another value has the same type and is equal.
  func isEqual(to other: Any) -> Bool { self == other as? Self }
}
