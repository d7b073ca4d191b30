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

  /// The looks whose screen differs from the previous look's, as a wait may look any number of times.
  var distinct: [ScreenLook] {
    var distinct: [ScreenLook] = []
    for look in self where distinct.last?.screen != look.screen { distinct.append(look) }
    return distinct
  }

  /// The first difference from another run, and the first one of a later step.
  ///
  /// A step may pass through many screens; the later one shows what has come of it. Both runs have only
  /// ``distinct`` looks.
  func differences(from other: [ScreenLook]) -> [Difference] {
    guard let first = firstDifference(from: other) else { return [] }
    let later = zip(self, other).first { own, other in
      own.screen != other.screen && own.stepCount > first.usual.stepCount
    }
    return [first] + (later.map { [(usual: $0.0, mutated: $0.1)] } ?? [])
  }

  /// The first look whose screen differs from the same look of another run.
  private func firstDifference(from other: [ScreenLook]) -> Difference? {
    for (left, right) in zip(self, other) where left.screen != right.screen { return (left, right) }
    if count == other.count { return nil }
    let last = Swift.min(count, other.count)
    guard let ownEnd = self.last, let otherEnd = other.last else { return nil }
    return (count > last ? self[last] : ownEnd, other.count > last ? other[last] : otherEnd)
  }
}
