package import AppModelKit

/// A screen that a run looked at, or that an assertion at that point of the run would see.
package struct ScreenLook: Sendable {
  package let screen: ScreenSnapshot

  /// The number of steps that had begun by then, including the one that looks.
  package let stepCount: Int
}

extension [ScreenLook] {
  /// The index of the first look whose screen differs from the same look of another run.
  ///
  /// Looks with an unchanged screen do not count, because a wait may look any number of times.
  func firstDifference(from other: [ScreenLook]) -> (ScreenLook, ScreenLook)? {
    let (own, others) = (distinct, other.distinct)
    for (left, right) in zip(own, others) where left.screen != right.screen { return (left, right) }
    if own.count == others.count { return nil }
    let last = Swift.min(own.count, others.count)
    let ends = (own.last, others.last)
    guard let ownEnd = ends.0, let otherEnd = ends.1 else { return nil }
    return (own.count > last ? own[last] : ownEnd, others.count > last ? others[last] : otherEnd)
  }

  /// The looks whose screen differs from the previous look's.
  var distinct: [ScreenLook] {
    var distinct: [ScreenLook] = []
    for look in self where distinct.last?.screen != look.screen { distinct.append(look) }
    return distinct
  }
}
