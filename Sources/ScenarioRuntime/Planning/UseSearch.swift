/// Follows what uses what: each thing once, and what it uses before the thing itself.
///
/// Not recursive, as a chain of ten thousand words is a file that anybody can write, and the stack
/// would not hold it.
struct UseSearch<Thing: Hashable> {
  private struct Visit {
    let thing: Thing
    let used: [Thing]
    var next = 0
  }

  private let uses: (Thing) -> [Thing]
  private var finished: Set<Thing> = []
  private var path: [Visit] = []

  /// The positions in the path of the things that are not finished.
  private var places: [Thing: Int] = [:]

  init(uses: @escaping (Thing) -> [Thing]) { self.uses = uses }

  /// Visits a thing, and everything it uses that was not visited yet.
  ///
  /// - Parameters:
  ///   - start: Where to begin.
  ///   - finish: Gets each thing with what it uses, once all of that is finished.
  /// - Returns: The first circle that was met on the way.
  mutating func visit(
    from start: Thing,
    finish: (_ thing: Thing, _ used: [Thing]) -> Void
  ) -> [Thing]? {
    var circle: [Thing]?
    enter(start)
    while let last = path.indices.last {
      guard path[last].next < path[last].used.count else {
        let visit = path.removeLast()
        places[visit.thing] = nil
        finished.insert(visit.thing)
        finish(visit.thing, visit.used)
        continue
      }
      let used = path[last].used[path[last].next]
      path[last].next += 1
      if let place = places[used] {
        circle = circle ?? path[place...].map(\.thing)
      } else {
        enter(used)
      }
    }
    return circle
  }

  private mutating func enter(_ thing: Thing) {
    guard !finished.contains(thing) else { return }
    places[thing] = path.count
    path.append(Visit(thing: thing, used: uses(thing)))
  }
}
