/// A share from 0 to 100 %, in tenths of a percent.
package struct Percentage: Comparable, Sendable {
  package let perMille: Int

  package init(perMille: Int) { self.perMille = perMille }

  /// `92.5 %`.
  package var text: String {
    perMille % 10 == 0 ? "\(perMille / 10) %" : "\(perMille / 10).\(perMille % 10) %"
  }

  package static func < (left: Self, right: Self) -> Bool { left.perMille < right.perMille }
}
