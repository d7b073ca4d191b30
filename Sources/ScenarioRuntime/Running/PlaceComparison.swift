import ScenarioEvents

/// The attempts of one test case in several places.
///
/// The later ones must end like the first.
struct PlaceComparison {
  private var first: (place: String, attempt: Attempt)?

  /// What is known after further places.
  private var later: Attempt?

  var result: Attempt? { later ?? first?.attempt }

  /// The result, if it is a failure, which no further place can change.
  var failure: Attempt? { result.flatMap { $0.failure == nil ? nil : $0 } }

  /// Adds what came of another place; the first difference decides.
  mutating func add(_ attempt: consuming Attempt, in place: String) {
    guard let first else {
      first = (place, attempt)
      return
    }
    guard later?.failure?.failure.kind != .placesDisagree else { return }
    let isAlike = first.attempt.ending == attempt.ending
    later = isAlike ? attempt : Self.disagreement(first, (place, attempt))
  }

  /// The attempt that did not pass, with the difference as its failure.
  private static func disagreement(
    _ first: (place: String, attempt: Attempt),
    _ other: (place: String, attempt: Attempt)
  ) -> Attempt {
    var shown = other.attempt.failure == nil ? first.attempt : other.attempt
    let reason = shown.failure?.failure.summary ?? ""
    let firstPlace = first.place == PlaceDescription.modelName ? "the model" : first.place
    let text =
      "\(firstPlace) says \(first.attempt.ending.rawValue), "
      + "\(other.place) says \(other.attempt.ending.rawValue): \(reason)"
    var failure = shown.failure?.failure ?? Failure(.placesDisagree, text)
    failure.kind = .placesDisagree
    failure.summary = text
    shown.fail(with: failure)
    return shown
  }
}

extension Attempt {
  /// How an attempt can end.
  fileprivate enum Ending: String {
    case passed
    case failed
    case error
  }

  fileprivate var ending: Ending {
    guard let kind = failure?.failure.kind else { return .passed }
    return kind.isError ? .error : .failed
  }
}
