import AppModelKit
import ScenarioEvents
import ScenarioFormatting
import ScenarioModel
import ScenarioRuntime

/// Finds assertions that hold now and say something about the screen or one of its elements.
struct AssertionOffers {
  private let execution: ScenarioExecution
  private let now: AssertableView
  private let shown: ScreenSnapshot
  private let earlier: AssertableView?
  private let past: [ScreenSnapshot]
  private let secrets: Secrets
  private let selectors: ScreenSelectors
  private let earlierSelectors: ScreenSelectors?

  /// - Parameters:
  ///   - execution: The scenario, with its values and vocabulary.
  ///   - now: The moment that is asserted.
  ///   - earlier: The moment before the last act, if there was one.
  ///   - past: The screens before the last act, the latest last.
  ///   - secrets: The texts that no offer may show.
  ///   - order: The preferred ways to identify elements.
  init(
    _ execution: ScenarioExecution,
    now: AssertableView,
    earlier: AssertableView?,
    past: [ScreenSnapshot],
    secrets: Secrets,
    order: SelectorOrder
  ) {
    self.execution = execution
    self.now = now
    self.earlier = earlier
    self.past = past
    self.secrets = secrets
    shown = now.screen.masked(by: secrets)
    let selectors = { (screen: ScreenSnapshot) in
      ScreenSelectors(execution, screen: screen, secrets: secrets, order: order)
    }
    self.selectors = selectors(now.screen)
    earlierSelectors = earlier.map { selectors($0.screen) }
  }

  private var screen: ScreenSnapshot { now.screen }

  /// The assertions about one element.
  func offers(forElement index: Int) -> [RecordedStep] {
    let element = screen.elements[index]
    let selector = selectors[index].value
    let conditions = ElementConditions(element: element, shown: shown.elements[index]).telling
      .filter { !selector.says($0) }
    return holding(
      checksDepending(on: index) + checks(about: index)
        + conditions.map { .element(selector, [$0]) } + [selector]
        + kindred(of: index)
    ).map(\.assertion)
  }

  /// The assertions about the whole screen.
  var offersForScreen: [RecordedStep] {
    let expectations = holding(
      execution.words.plainChecks + named("screen", \.screen) + news + gone
        + named("transition", \.latestTransition) + calls
    )
    return expectations.map(\.assertion) + (screen.passesAudit ? [RecordedStep("audit")] : [])
  }

  /// An expectation about a name that people may be shown.
  private func named(_ key: String, _ name: KeyPath<ScreenSnapshot, String?>) -> [WrittenValue] {
    guard let text = screen[keyPath: name], text == shown[keyPath: name] else { return [] }
    return [.mapping([(key, .literal(text))])]
  }

  /// Expectations about the latest calls, with the values that people may be shown.
  private var calls: [WrittenValue] {
    let calls = (now.calls ?? []).reversed().reduce(into: [RecordedCall]()) { calls, call in
      let isNew = !calls.contains { $0.name == call.name && $0.arguments == call.arguments }
      if isNew, calls.count < Self.mostCalls { calls.append(call) }
    }
    return calls.map { call in
      let values: [WrittenValue.Entry] = call.arguments.filter(isShown).map { argument in
        (argument.name, .content(argument.value.content))
      }
      return .mapping(
        omittingEmpty: [
          ("call", .literal(call.name)), ("with", .mapping(values)),
          ("count", .number(count(of: call))),
        ]
      )
    }
  }

  /// How many calls have the same values as far as people may be shown these.
  private func count(of call: RecordedCall) -> Int {
    (now.calls ?? []).count { other in
      other.name == call.name
        && call.arguments.filter(isShown).allSatisfy {
          other[$0.name]?.content == $0.value.content
        }
    }
  }

  private func isShown(_ argument: RecordedCall.Argument) -> Bool {
    let text = argument.value.content
    return !argument.value.isSecret && text.count <= Self.longestValue
      && secrets.masking(text) == text
  }

  /// The checks without arguments that hold because of an element.
  private func checksDepending(on index: Int) -> [WrittenValue] {
    let element = screen.elements[index]
    let rest = screen.mappingElements {
      $0 == element ? ElementSnapshot(.other, frame: element.frame) : $0
    }
    return execution.words.plainChecks.filter { check in
      guard let check = ExpectationText(check) else { return false }
      return check.holds(on: screen, in: execution) && !check.holds(on: rest, in: execution)
    }
  }

  /// The checks of the vocabulary whose arguments are texts of an element and of those next to it.
  private func checks(about index: Int) -> [WrittenValue] {
    let texts = texts(around: index)
    let element = screen.elements[index]
    let isAbout = { (arguments: [ArgumentChoices.Assignment]) in
      arguments.contains { $0.argument.isText(of: element) }
    }
    return execution.words.names(of: .check).flatMap { name -> [WrittenValue] in
      guard let check = execution.words.word(name, of: .check)?.definition,
        (1...Self.mostArguments).contains(check.requiredParameters.count)
      else { return [] }
      let choices = ArgumentChoices(for: check.requiredParameters, among: texts).assignments
      let uses = (choices.filter(isAbout) + choices.filter { !isAbout($0) })
        .map { WrittenValue.use("check", name, with: $0.entries) }
      return Array(uses.lazy.filter(isTrue).prefix(1))
    }
  }

  private func isTrue(_ value: WrittenValue) -> Bool {
    ExpectationText(value)?.holds(on: screen, in: execution) ?? false
  }

  /// The texts of an element, and of the elements with the same parent or within it, in reading order.
  private func texts(around index: Int) -> [String] {
    let parent = screen.parent(of: index)
    let near =
      [index] + Array(parent.map { screen.descendants(of: $0) } ?? index..<index)
      + Array(screen.descendants(of: index))
    var texts: [String] = []
    for place in Set(near.prefix(Self.mostNeighbours)).sorted() {
      for path in [\ElementSnapshot.label, \.value] {
        let text = screen.elements[place][keyPath: path]
        let isShown = text == shown.elements[place][keyPath: path]
        if isShown, !text.isEmpty, !texts.contains(text) { texts.append(text) }
      }
    }
    return texts
  }

  /// What the last act has brought: changed properties, and elements that no earlier screen had.
  private var news: [WrittenValue] {
    guard let earlier else { return [] }
    let news = ScreenNews(of: screen, since: earlier.screen, past: past)
    let changed = news.changed.prefix(Self.mostNews).flatMap { index, before in
      let selector = selectors[index].value
      return ElementConditions(element: screen.elements[index], shown: shown.elements[index])
        .changed(since: before).filter { !selector.says($0) }
        .map { WrittenValue.element(selector, [$0]) }
    }
    let appeared = news.appeared.prefix(Self.mostNews).filter { selectors[$0].keyCount < 2 }
    let uses = appeared.prefix(Self.mostExplained).flatMap(checks).distinct
    return uses + changed + appeared.map { selectors[$0].value }
  }

  /// Conditions for the first elements that disappeared with the last act.
  private var gone: [WrittenValue] {
    guard let earlier, let earlierSelectors else { return [] }
    let present = Set(screen.elements.map(\.selectableProperties))
    let conditions = earlier.screen.elements.indices.lazy
      .filter { !present.contains(earlier.screen.elements[$0].selectableProperties) }
      .map { earlierSelectors[$0] }.filter { $0.keyCount < 2 }
      .map { ["element": $0.value, "exists": false] as WrittenValue }
    return Array(conditions.filter(isTrue).prefix(Self.mostGone))
  }

  /// How many elements of the same type there are in the same container, and their labels.
  private func kindred(of index: Int) -> [WrittenValue] {
    let type = screen.elements[index].type
    let parent = screen.parent(of: index)
    let candidates = parent.map { screen.descendants(of: $0) } ?? screen.elements.indices
    let kindred = candidates.filter { screen.elements[$0].type == type }
    let within = parent.map { selectors[$0] }.flatMap { $0.countsElements ? nil : $0.value }
    guard parent == nil || within != nil else { return [] }
    let elements = WrittenValue.mapping(
      omittingEmpty: [("type", .text(type.rawValue)), ("within", within)]
    )
    return [.count(kindred.count, of: elements)]
      + labels(of: kindred).map { ["elements": elements, "labels": $0] }
  }

  private func labels(of indices: [Int]) -> [WrittenValue] {
    let labels = indices.map { screen.elements[$0].label }
    let isShown = labels == indices.map { shown.elements[$0].label }
    guard isShown, labels.contains(where: { !$0.isEmpty }), labels.count <= Self.mostLabels else {
      return []
    }
    return [.list(labels.map(WrittenValue.content))]
  }

  /// The expectations that hold; those that did not hold before the last act come first.
  private func holding(_ values: [WrittenValue]) -> [ExpectationText] {
    let holding = values.compactMap { ExpectationText($0) }
      .filter { $0.holds(on: now, in: execution) }
    let isNew = holding.map { offer in
      earlier.map { !offer.holds(on: $0, in: execution) } ?? false
    }
    return zip(holding, isNew).filter(\.1).map(\.0) + zip(holding, isNew).filter { !$0.1 }.map(\.0)
  }

  private static let mostGone = 5
  private static let mostNews = 5
  private static let mostExplained = 2
  private static let mostCalls = 3
  private static let longestValue = 60
  private static let mostArguments = 3
  private static let mostNeighbours = 8
  private static let mostLabels = 12
}

extension ElementSnapshot {
  /// All that a short selector can find the element by.
  fileprivate var selectableProperties: [String] {
    [type.rawValue, identifier, label, value, placeholder, title] + unusualStates
  }
}

extension ArgumentChoices.Argument {
  fileprivate func isText(of element: ElementSnapshot) -> Bool {
    self == .text(element.label) || self == .text(element.value)
  }
}

extension WordScope {
  /// The uses of the checks that need no argument.
  var plainChecks: [WrittenValue] {
    names(of: .check)
      .filter { word($0, of: .check)?.definition.requiredParameters.isEmpty == true }
      .map { .use("check", $0) }
  }
}

extension WrittenValue {
  /// Whether a selector itself says a condition such as `label: Done`.
  fileprivate func says(_ condition: Entry) -> Bool {
    switch condition.key {
    case "label": self == condition.value || entries.contains { $0.value == condition.value }
    case "type":
      entries.first.map { key, value in
        key == "type" ? value == condition.value : .text(key) == condition.value
      } ?? false
    default: false
    }
  }
}

/// The parts of an app that assertions are about, at one moment.
struct AssertableView {
  let screen: ScreenSnapshot

  /// The calls that the app has made since its launch; nil if they are unknown.
  let calls: [RecordedCall]?
}

extension ExpectationText {
  func holds(on view: AssertableView, in execution: ScenarioExecution) -> Bool {
    holds(on: view.screen, calls: view.calls, in: execution)
  }
}
