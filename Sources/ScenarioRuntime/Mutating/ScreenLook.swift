package import AppModelKit

/// A screen that a run looked at, or that an assertion at that point of the run would see.
package struct ScreenLook: Sendable {
  package let screen: ScreenSnapshot

  /// The number of steps that had begun by then, including the one that looks.
  package let stepCount: Int
}

extension [ScreenLook] {
  /// The looks of two runs that show different screens.
  typealias Difference = (usual: ScreenLook, mutated: ScreenLook)

  /// The first difference from another run, and the first one of a later step.
  ///
  /// A step may pass through many screens; the later one shows what has come of it.
  func differences(from other: [ScreenLook]) -> [Difference] {
    guard let first = firstDifference(from: other) else { return [] }
    let later = zip(distinct, other.distinct).first { own, other in
      own.screen != other.screen && own.stepCount > first.usual.stepCount
    }
    return [first] + (later.map { [(usual: $0.0, mutated: $0.1)] } ?? [])
  }

  /// The first look whose screen differs from the same look of another run.
  ///
  /// Looks with an unchanged screen do not count, because a wait may look any number of times.
  private func firstDifference(from other: [ScreenLook]) -> Difference? {
    let (own, others) = (distinct, other.distinct)
    for (left, right) in zip(own, others) where left.screen != right.screen { return (left, right) }
    if own.count == others.count { return nil }
    let last = Swift.min(own.count, others.count)
    let ends = (own.last, others.last)
    guard let ownEnd = ends.0, let otherEnd = ends.1 else { return nil }
    return (own.count > last ? own[last] : ownEnd, others.count > last ? others[last] : otherEnd)
  }

  /// The looks whose screen differs from the previous look's.
  private var distinct: [ScreenLook] {
    var distinct: [ScreenLook] = []
    for look in self where distinct.last?.screen != look.screen { distinct.append(look) }
    return distinct
  }
}
