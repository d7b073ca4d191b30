import Synchronization

/// All parts of an app that a run uses, collected during the run.
///
/// A census does not change the run. Give each run its own census.
package final class Census: Sendable {
  /// Whether the mutations of the parts are collected, too, which takes a quarter of a search for coverage.
  let listsMutations: Bool

  private let state = Mutex(CensusContent())

  package init(listsMutations: Bool) { self.listsMutations = listsMutations }

  /// The parts that were found up to now.
  package var content: CensusContent { state.withLock(\.self) }

  /// How much was found so far; it grows with everything new.
  package var size: Int { state.withLock(\.size) }

  func note(_ mutation: Mutation) { state.withLock { $0.note(mutation) } }

  func note(_ action: String) { state.withLock { _ = $0.actions.insert(action) } }

  func noteTransition(_ name: String) {
    state.withLock { _ = $0.transitions.insert(name) }
  }

  func noteDelay(_ name: String) { state.withLock { _ = $0.delays.insert(name) } }

  func noteArgument(_ argument: String) {
    state.withLock { _ = $0.arguments.insert(argument) }
  }

  func noteScreen(atRest name: String) { state.withLock { _ = $0.screens.insert(name) } }

  func note(_ gesture: CensusContent.UsedGesture) {
    state.withLock { _ = $0.gestures.insert(gesture) }
  }

  func noteTyping(_ text: String, at place: String) {
    state.withLock { $0.noteTyping(text, at: place) }
  }

  func noteDrawing(of tree: ElementTree, _ places: [String], on screen: String) {
    state.withLock { content in
      content.noteDrawing(of: tree, places, on: screen)
      if listsMutations { content.noteOperators(of: tree, places) }
    }
  }
}

/// The findings of a ``Census``.
package struct CensusContent: Sendable {
  /// A gesture that an element took, or could take.
  package struct UsedGesture: Hashable, Sendable {
    package let place: String
    package let kind: Kind

    package enum Kind: String, CaseIterable, Sendable {
      case tap
      case longPress

      /// Several taps, or taps of several fingers, that are more than single ones.
      case taps
      case swipe
      case drag
      case pinch
      case rotate
      case type
      case adjust
    }
  }

  package struct Element: Sendable {
    package let place: String
    package let screen: String

    /// The element as it was drawn first.
    package let sample: ElementSnapshot
    package let template: ElementTemplate

    /// How many drawings show it.
    fileprivate(set) var drawingCount = 0
  }

  /// The mutations that would change something, in the order found.
  package private(set) var mutations: [Mutation] = []
  private var knownMutations: Set<Mutation> = []

  /// The elements that were drawn, in the order found.
  package private(set) var elements: [Element] = []
  private var elementIndices: [String: Int] = [:]

  /// How many drawings each screen has.
  private var drawingCounts: [String: Int] = [:]

  /// The sets of places that were surveyed for operators already, by what decides about them.
  private var surveyed: Set<Survey> = []

  /// The screens that were shown at rest.
  package fileprivate(set) var screens: Set<String> = []
  package fileprivate(set) var transitions: Set<String> = []
  package fileprivate(set) var actions: Set<String> = []
  package fileprivate(set) var delays: Set<String> = []

  /// The launch arguments that were given.
  package fileprivate(set) var arguments: Set<String> = []

  package fileprivate(set) var gestures: Set<UsedGesture> = []

  /// The texts that were typed into fields, by the fields' places.
  package private(set) var typedTexts: [String: [String]] = [:]

  /// How much was found.
  fileprivate var size: Int {
    elements.count + screens.count + transitions.count + actions.count + delays.count
      + arguments.count + gestures.count + reactions.count
  }

  /// The gestures that elements that were drawn react to.
  package private(set) var reactions: Set<UsedGesture> = []

  package init() {}

  /// A place with the operators that change it.
  private struct Survey: Hashable {
    let place: String
    let operators: [MutationOperator]
  }

  package func element(at place: String) -> Element? {
    elementIndices[place].map { elements[$0] }
  }

  /// Whether the surroundings of an element, which this or another run has drawn, were drawn without it.
  package func lacks(_ element: Element) -> Bool {
    let parentCount =
      element.template.parent.map { self.element(at: $0)?.drawingCount ?? 0 }
      ?? drawingCounts[element.screen] ?? 0
    return parentCount > (self.element(at: element.place)?.drawingCount ?? 0)
  }

  fileprivate mutating func note(_ mutation: Mutation) {
    if knownMutations.insert(mutation).inserted { mutations.append(mutation) }
  }

  /// Takes note of a text that grows by what is typed; only the longest is kept.
  fileprivate mutating func noteTyping(_ text: String, at place: String) {
    var texts = typedTexts[place] ?? []
    if let last = texts.last, text.hasPrefix(last) { texts.removeLast() }
    if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    typedTexts[place] = texts
  }

  fileprivate mutating func noteDrawing(
    of tree: ElementTree,
    _ places: [String],
    on screen: String
  ) {
    drawingCounts[screen, default: 0] += 1
    for index in tree.elements.indices { count(places[index], at: index, tree, places, screen) }
  }

  fileprivate mutating func noteOperators(of tree: ElementTree, _ places: [String]) {
    for index in tree.elements.indices { noteOperators(at: index, of: tree, places) }
  }

  private mutating func count(
    _ place: String,
    at index: Int,
    _ tree: ElementTree,
    _ places: [String],
    _ screen: String
  ) {
    let known = elementIndices[place] ?? add(place, at: index, tree, places, screen)
    elements[known].drawingCount += 1
    for reaction in tree.reactions(of: index) {
      if let kind = reaction.kind.gesture {
        reactions.insert(UsedGesture(place: place, kind: kind))
      }
    }
  }

  private mutating func add(
    _ place: String,
    at index: Int,
    _ tree: ElementTree,
    _ places: [String],
    _ screen: String
  ) -> Int {
    let parent = Int(tree.elements[index].parent)
    let parentPlace = parent < 0 ? nil : places[parent]
    elementIndices[place] = elements.count
    elements.append(
      Element(
        place: place,
        screen: screen,
        sample: tree.elements[index],
        template: tree.template(of: index, parent: parentPlace)
      )
    )
    return elements.count - 1
  }

  private mutating func noteOperators(at index: Int, of tree: ElementTree, _ places: [String]) {
    let place = places[index]
    let operators = tree.operators(at: index)
    guard
      operators.contains(where: \.needsTrial)
        || surveyed.insert(Survey(place: place, operators: operators)).inserted
    else { return }
    for kind in operators {
      let mutation = Mutation(kind, at: place)
      if kind.needsTrial, !knownMutations.contains(mutation) {
        var trial = tree
        guard trial.mutate(kind, at: places.indices.filter { places[$0] == place }) else {
          continue
        }
      }
      note(mutation)
    }
  }
}

extension MutationOperator {
  /// Whether it depends on other elements whether it changes one.
  fileprivate var needsTrial: Bool { self == .rowsReversed || self == .actsAsNeighbour }
}

extension ReactionKind {
  /// The gesture that has the reaction; nil for the kit's own, which count as no use of an element.
  var gesture: CensusContent.UsedGesture.Kind? {
    switch self {
    case .tap, .tapOutside, .back: .tap
    case .longPress: .longPress
    case .rowButtons, .refresh: .swipe
    case .move: .drag
    case .recognizer(let input): input.kind
    case .text: .type
    case .adjustment: .adjust
    case .rowButton, .tab, .answerAlert, .menuItem: nil
    }
  }
}

extension GestureInput {
  fileprivate var kind: CensusContent.UsedGesture.Kind {
    switch self {
    case .taps: .taps
    case .swipe: .swipe
    case .drag: .drag
    case .pinch: .pinch
    case .rotate: .rotate
    case .menu: .longPress
    }
  }
}
