/// Where a drag ends: `{to: Trash}` or `{by: [120, 0]}`.
package enum Drag: Sendable {
  /// The middle of an element.
  case to(Selector)

  /// A distance in points, to the right and down.
  case by(x: Resolvable<Double>, y: Resolvable<Double>)
}
