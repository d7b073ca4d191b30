import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// Decodes a selector, or a mapping with the key of one of the forms.
  mutating func expectation(
    _ node: YAMLNode,
    _ name: String,
    beside neighbours: KeyNames? = nil
  ) -> Expectation? {
    guard !node.isLeftOut else {
      report(.wrongKind(name, KeyKind.expectation.phrase, found: "nothing"), at: node.span)
      return nil
    }
    guard node.kind == .mapping, let form = form(of: node, beside: neighbours) else {
      return selector(node, name, beside: neighbours, as: .expectation)
        .map { Expectation(.exists($0), span: node.span) }
    }
    guard let form = decode(form, node, beside: neighbours) else { return nil }
    return Expectation(form, span: node.span)
  }

  /// The form that a mapping's keys call for; the first one counts.
  private func form(of node: YAMLNode, beside neighbours: KeyNames?) -> ExpectationForm? {
    ExpectationForm.finder.firstKey(in: node)
      ?? (hasEnoughProblems ? nil : node.misspeltForm(beside: neighbours))
  }

  private mutating func decode(
    _ form: ExpectationForm,
    _ node: YAMLNode,
    beside neighbours: KeyNames?
  ) -> Expectation.Form? {
    func value() -> YAMLNode? { soleValue(of: form, node, beside: neighbours) }
    return switch form {
    case .element: elementForm(node, beside: neighbours)
    case .elements: elementsForm(node, beside: neighbours)
    case .check: checkForm(node, beside: neighbours)
    case .call: callForm(node, beside: neighbours)
    case .screen: value().flatMap { nonEmptyText($0, form.quoted) }.map { .screen($0) }
    case .transition: value().flatMap { nonEmptyText($0, form.quoted) }.map { .transition($0) }
    case .equals: value().flatMap { equalsForm($0) }
    case .all: value().flatMap { parts($0, form) }.map { .all($0) }
    case .any: value().flatMap { parts($0, form) }.map { .any($0) }
    case .not: value().flatMap { expectation($0, form.quoted) }.map { .not($0) }
    }
  }

  /// The value of a form that must be the only key of its mapping.
  private mutating func soleValue(
    of form: ExpectationForm,
    _ node: YAMLNode,
    beside neighbours: KeyNames?
  ) -> YAMLNode? {
    let written = node.entries.first { ExpectationForm.finder.key(named: $0.key) == form }
    var value = written?.value
    let known = value == nil ? [form.rawValue] + neighbours.all : neighbours.all
    for entry in node.entries where !neighbours.contains(entry.key) {
      if ExpectationForm.finder.key(named: entry.key) == form { continue }
      if value == nil, ForeignNames.meaning(of: entry.key.text, among: known) == form.rawValue {
        let place = FormPlace(form: nil, owner: ExpectationForm.owner)
        report(unknown: entry, of: node, among: known, at: place, in: place.owner)
        value = entry.value
      } else {
        reportNeighbour(entry, in: node, of: form, known: neighbours.all)
      }
    }
    return value
  }

  private mutating func reportNeighbour(
    _ entry: YAMLEntry,
    in node: YAMLNode,
    of form: ExpectationForm,
    known: [String]
  ) {
    let key = entry.key
    if ExpectationForm(rawValue: key.text) != nil {
      report(
        .conflictingKeys(form.rawValue, key.text),
        at: key.span,
        suggestion: NearbyKeys.both(form.rawValue, key.text)
      )
    } else {
      let place = FormPlace(form: form, owner: "an expectation with '\(form.rawValue)'")
      report(unknown: entry, of: node, among: known, at: place, in: place.owner)
    }
  }

  private mutating func checkForm(
    _ node: YAMLNode,
    beside neighbours: KeyNames?
  ) -> Expectation.Form? {
    soleValue(of: .check, node, beside: KeyNames(neighbours.all + ["with"]))
      .flatMap { self.call($0, "'check'", with: node["with"]) }
      .map { .check($0) }
  }

  private mutating func parts(_ node: YAMLNode, _ form: ExpectationForm) -> [Expectation]? {
    list(node, form.quoted, orElse: "nothing would be checked") { decoder, item in
      decoder.expectation(item, "an item of \(form.quoted)")
    }
  }

  private mutating func equalsForm(_ node: YAMLNode) -> Expectation.Form? {
    guard let (left, right) = pair(node, "'equals'", KeyKind.pair(of: .value)) else { return nil }
    if right.isMatcher {
      let value = matchedValue(left)
      guard let matcher = matcherMapping(right), let value else { return nil }
      return .matches(value, matcher)
    }
    let (first, second) = (comparedValue(left), comparedValue(right))
    guard let first, let second else { return nil }
    return .equals(first, second)
  }

  /// A text that is compared as a whole, by something that takes no matcher.
  private mutating func wholeText(_ node: YAMLNode, _ name: String) -> Text? {
    guard let text = exactText(node, name) else { return nil }
    warn(of: ForeignPattern.misreading(of: text, as: .wholeText), in: node)
    return text
  }

  /// A value that a matcher looks at, which can't be a list or a mapping.
  private mutating func matchedValue(_ node: YAMLNode) -> ValueTemplate? {
    guard node.kind == .scalar, !node.isPlainNull else {
      report(
        .wrongKind("a value that a matcher looks at", "a text or a number", found: node.foundKind),
        at: node.span
      )
      return nil
    }
    return comparedValue(node)
  }

  private mutating func comparedValue(_ node: YAMLNode) -> ValueTemplate? {
    guard let value = value(node) else { return nil }
    if case .text(let text) = value.content {
      warn(of: ForeignPattern.misreading(of: text, as: .wholeText), in: node)
    }
    return value
  }

  private mutating func elementForm(
    _ node: YAMLNode,
    beside neighbours: KeyNames?
  ) -> Expectation.Form? {
    guard let fields = fields(of: node, as: ElementKey.self, beside: neighbours),
      let element = fields[.element], let selector = selector(element, "'element'")
    else { return nil }
    var conditions: [ElementCondition] = []
    for field in fields where field.key != .element {
      if let condition = condition(field.key, fields.value(of: field)) {
        conditions.append(condition)
      }
    }
    if node.entries.count > 2 { reportNeedlessAbsence(fields) }
    return conditions.isEmpty ? .exists(selector) : .element(selector, conditions)
  }

  /// What does not exist has no other property to look at.
  private mutating func reportNeedlessAbsence(_ fields: Fields<ElementKey>) {
    guard let exists = fields[.exists], exists.hasText("false"),
      let other = fields.first(where: { $0.key != .exists && $0.key != .element })
    else { return }
    report(
      .conflictingKeys("exists: false", other.key.rawValue),
      at: fields.keySpan(of: other),
      suggestion: "put '\(other.key.rawValue)' into the selector after 'element'"
    )
  }

  private mutating func condition(_ key: ElementKey, _ node: YAMLNode) -> ElementCondition? {
    switch key {
    case .element: nil
    case .exists: boolean(node, key.quoted).map { .exists($0) }
    case .text(let property): matcher(node, key.quoted).map { .text(property, $0) }
    case .type: elementType(node, key.quoted).map { .type($0) }
    case .state(let property): boolean(node, key.quoted).map { .state(property, $0) }
    case .length: countMatcher(node, key.quoted).map { .length($0) }
    }
  }

  private mutating func elementsForm(
    _ node: YAMLNode,
    beside neighbours: KeyNames?
  ) -> Expectation.Form? {
    guard let fields = fields(of: node, as: ElementsKey.self, beside: neighbours) else {
      return nil
    }
    let selector = fields[.elements].flatMap { self.selector($0, "'elements'") }
    let count = fields[.count].flatMap { self.countMatcher($0, "'count'") }
    let labels = fields[.labels].flatMap { node in
      list(node, "'labels'") { $0.wholeText($1, "an item of 'labels'") }
    }
    if !fields.has(.count), !fields.has(.labels) {
      report(
        .missingKey("count", or: "labels", in: ElementsKey.owner),
        at: node.entries[0].key.span
      )
    }
    guard let selector else { return nil }
    switch (count, labels) {
    case (let count?, let labels?): return .elements(selector, .countAndLabels(count, labels))
    case (let count?, nil): return .elements(selector, .count(count))
    case (nil, let labels?): return .elements(selector, .labels(labels))
    case (nil, nil): return nil
    }
  }

  /// The expectation about the app's calls.
  mutating func callForm(_ node: YAMLNode, beside neighbours: KeyNames?) -> Expectation.Form? {
    guard let fields = fields(of: node, as: CallExpectationKey.self, beside: neighbours) else {
      return nil
    }
    let name = read(fields, .call) { $0.fixedText($1, $2) }
    let arguments = read(fields, .with) { $0.callArguments($1, $2) }
    let count = read(fields, .count) { $0.countMatcher($1, $2) }
    let answered = read(fields, .answered) { $0.countMatcher($1, $2) }
    reportMoreAnswers(answered, than: count, at: fields[.answered])
    guard let name else { return nil }
    return .call(
      CallExpectation(name, arguments: arguments ?? [], count: count, answered: answered)
    )
  }

  /// No more calls can be answered than there are.
  private mutating func reportMoreAnswers(
    _ answered: CountMatcher?,
    than count: CountMatcher?,
    at node: YAMLNode?
  ) {
    guard let node, let least = answered?.least, let most = count?.most, least.number > most.number
    else { return }
    report(.conflictingKeys("count: \(most.text)", "answered: \(least.text)"), at: node.span)
  }

  private mutating func callArguments(
    _ node: YAMLNode,
    _ name: String
  ) -> [CallExpectation.Argument]? {
    report(node.respeltKeys)
    return entries(of: node, name) { decoder, entry in
      let name = decoder.writtenKey(entry.key)
      return decoder.matcher(entry.value, "'\(name.value)'")
        .map { CallExpectation.Argument(name: name, value: $0) }
    }
  }
}

extension YAMLNode {
  /// Whether a side of `equals` is a matcher: a mapping with keys of matchers alone.
  var isMatcher: Bool {
    kind == .mapping && !entries.isEmpty
      && entries.allSatisfy { MatcherKey.finder.key(named: $0.key) != nil }
  }
}
