import AppModelKit
import ScenarioEvents

extension MutationSubject {
  /// Describes a mutant in terms of the visible app.
  init(of mutant: Mutant, in baselines: [BaselineCase]) {
    let place = mutant.mutation.place
    let element =
      mutant.element ?? baselines.lazy.compactMap { $0.census.element(at: place) }.first
    if mutant.mutation.kind.traits.seam == .element, let element {
      self.init(of: element)
    } else {
      self.init(screen: nil, text: place, kind: mutant.mutation.kind.traits.seam.name)
    }
  }

  init(of element: CensusContent.Element) {
    let sample = element.sample
    let texts = [sample.label, sample.title, sample.identifier, sample.placeholder, sample.value]
    self.init(
      screen: element.screen,
      text: element.place.isPlaceInRow ? "" : texts.first { !$0.isEmpty } ?? "",
      kind: element.kind
    )
  }
}

extension CensusContent.Element {
  /// The kind of the element, in words.
  fileprivate var kind: String {
    let type =
      sample.traits.contains(.backButton) ? "back button" : sample.type.rawValue
    if sample.type == .cell, place.hasSuffix("[*]") { return "rows" }
    return place.isPlaceInRow ? "\(type) of rows" : type
  }
}

extension MutationOperator.Seam {
  fileprivate var name: String {
    switch self {
    case .element: "element"
    case .action: "action"
    case .screenChange: "screen change"
    case .timer: "scheduled action"
    case .field: "field"
    case .app: "whole app"
    case .delay: "delay"
    case .screen: "screen"
    case .argument: "launch argument"
    case .variable: "environment variable"
    }
  }
}
