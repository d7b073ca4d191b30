import ScenarioDiagnostics
package import ScenarioEvents

/// The places of a command line, where files are to be run only in part.
package struct PlaceSelection: Sendable {
  private let places: [SourcePlace]

  package init(_ places: [SourcePlace]) { self.places = places }

  /// The plan with only the chosen cases of the files that the places lie in.
  ///
  /// A file that can't be run stays, because its cases are unknown.
  ///
  /// - Parameter plan: The plan of whole files.
  /// - Returns: The part of it that the places choose.
  /// - Throws: The first place that lies in no scenario.
  package func apply(to plan: RunPlan) throws(EmptyPlace) -> RunPlan {
    guard !places.isEmpty else { return plan }
    var chosen: Set<CaseName> = []
    let files = Set(places.map { PathKey($0.file) })
    let cases = Dictionary(
      grouping: plan.cases.filter { files.contains(PathKey($0.identity.file)) },
      by: { PathKey($0.identity.file) }
    )
    for place in places {
      chosen.formUnion(try names(at: place, among: cases[PathKey(place.file)] ?? []))
    }
    return RunPlan(
      cases: plan.cases.filter { planned in
        !files.contains(PathKey(planned.identity.file))
          || chosen.contains(CaseName(planned.identity))
      }
    )
  }

  private func names(
    at place: SourcePlace,
    among cases: [PlannedCase]
  ) throws(EmptyPlace) -> [CaseName] {
    let choice = cases.contains(where: \.isRejected) ? cases : place.choice(from: cases)
    guard choice.isEmpty else { return choice.map { CaseName($0.identity) } }
    let nearest = cases.min { place.distance(to: $0) < place.distance(to: $1) }
    throw EmptyPlace(place: place, nearest: nearest?.identity)
  }
}

/// A place without a scenario.
package struct EmptyPlace: Error {
  package let place: SourcePlace

  /// The scenario of the file that is nearest to it, if the file has any.
  package let nearest: CaseIdentity?
}
