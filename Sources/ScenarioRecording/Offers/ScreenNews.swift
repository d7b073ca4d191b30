import AppModelKit

/// The differences between a screen and earlier ones that a person would notice.
struct ScreenNews {
  /// The elements whose properties have changed, by their indices, as they were before.
  let changed: [(index: Int, before: ElementSnapshot)]

  /// The indices of elements that none of the earlier screens had.
  let appeared: [Int]

  init(of screen: ScreenSnapshot, since before: ScreenSnapshot, past: [ScreenSnapshot]) {
    let places = Dictionary(before.elements.map { ($0.place, $0) }) { first, _ in first }
    let changed = screen.elements.indices.compactMap { index in
      places[screen.elements[index].place].map { (index: index, before: $0) }
    }
    .filter { $0.before != screen.elements[$0.index] }
    self.changed = before.screen == screen.screen ? changed : []
    let known = Set((past + [before]).flatMap(\.elements).map(\.name))
    appeared = screen.elements.indices.filter { !known.contains(screen.elements[$0].name) }
  }
}

extension ElementSnapshot {
  /// What stays while the element changes.
  fileprivate var place: [String] {
    [type.rawValue, identifier, "\(frame.x)", "\(frame.y)", "\(frame.width)"]
  }

  /// What people know the element by.
  fileprivate var name: [String] { [type.rawValue, identifier, label, placeholder, title] }
}
