import AppModelKit

/// The mutants of all apps of a suite: every change to everything that its cases encounter.
struct MutantList: Sendable {
  private(set) var all: [Mutant] = []

  /// The mutants grouped by app and place, in the order that the cases encounter them.
  init(of baselines: [BaselineCase]) {
    var apps: [String] = []
    for baseline in baselines where !apps.contains(baseline.app) { apps.append(baseline.app) }
    for app in apps { add(app, baselines.filter { $0.app == app }) }
  }

  private mutating func add(_ app: String, _ baselines: [BaselineCase]) {
    var places: [String] = []
    var kinds: [String: Set<MutationOperator>] = [:]
    for mutation in baselines.flatMap(\.census.mutations) {
      if kinds[mutation.place] == nil { places.append(mutation.place) }
      kinds[mutation.place, default: []].insert(mutation.kind)
    }
    let elements = Self.elements(of: baselines)
    for place in places {
      for kind in MutationOperator.allCases {
        if kinds[place]?.contains(kind) == true {
          all.append(Mutant(app: app, mutation: Mutation(kind, at: place), element: nil))
        } else if kind == .alwaysShown, let element = elements[place],
          !place.isPlaceInRow, baselines.contains(where: { $0.census.lacks(element) })
        {
          all.append(Mutant(app: app, mutation: Mutation(kind, at: place), element: element))
        }
      }
    }
  }

  private static func elements(of baselines: [BaselineCase]) -> [String: CensusContent.Element] {
    var elements: [String: CensusContent.Element] = [:]
    for element in baselines.flatMap(\.census.elements) where elements[element.place] == nil {
      elements[element.place] = element
    }
    return elements
  }
}
