import AppModelKit
import ScenarioModel
import ScenarioYAML
import Suggestions

extension NodeDecoder {
  /// A text, with `${...}` read as references.
  mutating func text(_ node: YAMLNode, _ name: String) -> Text? {
    guard node.kind == .scalar else {
      report(
        .wrongKind(name, "a text", found: node.foundKind),
        at: node.span,
        suggestion: node.hasSoleText ? "write the text alone" : nil
      )
      return nil
    }
    guard !node.isPlainNull else {
      report(.nullText(name), at: node.span, suggestion: node.quotingAdvice)
      return nil
    }
    warn(of: node.lostNumber, in: node)
    return template(in: node)
  }

  /// A text that is typed, compared or given to the app, so that a line feed at its end counts.
  mutating func exactText(_ node: YAMLNode, _ name: String) -> Text? {
    guard let text = text(node, name) else { return nil }
    warn(of: node.foldedLineFeed ?? node.misreadVariable(in: text), in: node)
    return text
  }

  mutating func nonEmptyText(_ node: YAMLNode, _ name: String) -> Text? {
    guard !node.isLeftOut else {
      report(.wrongKind(name, KeyKind.text.phrase, found: node.foundKind), at: node.span)
      return nil
    }
    guard let text = text(node, name) else { return nil }
    if text.isEmpty {
      report(.emptyText(name), at: node.span)
      return nil
    }
    return text
  }

  /// A text that people have to see.
  mutating func visibleText(_ node: YAMLNode, _ name: String) -> Text? {
    guard let text = nonEmptyText(node, name) else { return nil }
    if node.mayBeBlank, text.literal?.allSatisfy(\.isWhitespace) == true {
      report(.emptyText(name), at: node.span)
      return nil
    }
    return text
  }

  /// A text that names something of the language and so can hold no `${...}`.
  mutating func fixedText(_ node: YAMLNode, _ name: String) -> Located<String>? {
    guard let text = nonEmptyText(node, name) else { return nil }
    guard let literal = text.literal else {
      report(
        .templateNotAllowed(in: name),
        at: node.span,
        suggestion: Self.advice(onTemplateIn: name)
      )
      return nil
    }
    return Located(literal, span: node.span)
  }

  /// What to do instead of choosing a word by a variable.
  private static func advice(onTemplateIn name: String) -> String? {
    switch name {
    case "'app'": "leave 'app' out here and set it in rehearse.yaml"
    case "'run'", "'flow'": "name the flow, and choose between flows with 'if'"
    case "'check'", "'named'": "name it, and pass what differs with 'with'"
    default: nil
    }
  }

  mutating func boolean(
    _ node: YAMLNode,
    _ name: String,
    as kind: KeyKind = .boolean
  ) -> Resolvable<Bool>? {
    literal(node, name, as: kind) { text in
      switch text {
      case "true": true
      case "false": false
      default: nil
      }
    }
  }

  mutating func wholeNumber(
    _ node: YAMLNode,
    _ name: String,
    as kind: KeyKind = .wholeNumber
  ) -> Resolvable<Int>? {
    literal(node, name, as: kind) { Number($0)?.integer }
  }

  /// A decimal number with all of its digits.
  mutating func decimal(_ node: YAMLNode, _ name: String) -> Resolvable<Number>? {
    literal(node, name, as: .number) { Number($0) }
  }

  /// A decimal number that is as exact as it needs to be for an angle or a factor.
  mutating func number(_ node: YAMLNode, _ name: String) -> Resolvable<Double>? {
    literal(node, name, as: .number) { text in
      Number(text).flatMap { Double($0.source) }.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// A whole number of some range, which no template can stand for.
  mutating func number(
    _ node: YAMLNode,
    _ name: String,
    within range: ClosedRange<Int>
  ) -> Located<Int>? {
    guard let setting = wholeNumber(node, name) else { return nil }
    guard let number = setting.literal, range.contains(number) else {
      report(
        .wrongKind(name, KeyKind.numberWithin(range).phrase, found: node.foundKind),
        at: node.span
      )
      return nil
    }
    return Located(number, span: node.span)
  }

  /// A whole number that can't be negative.
  mutating func count(
    _ node: YAMLNode,
    _ name: String,
    as kind: KeyKind = .wholeNumber
  ) -> Resolvable<Int>? {
    guard let number = wholeNumber(node, name, as: kind) else { return nil }
    if let value = number.literal, value < 0 {
      report(.wrongKind(name, "a whole number of at least 0", found: "\(value)"), at: node.span)
      return nil
    }
    return number
  }

  mutating func duration(_ node: YAMLNode, _ name: String) -> Resolvable<Duration>? {
    var isTooLong = false
    let duration = literal(node, name, as: .duration) { text in
      do throws(DurationTextFault) {
        return try Duration(scenarioText: text)
      } catch {
        isTooLong = error == .tooLong
        return isTooLong ? .zero : nil
      }
    }
    guard isTooLong else { return duration }
    report(
      .durationTooLong(node.text),
      at: node.span,
      suggestion: node.text.last?.isNumber == true
        ? "a number without a unit is in seconds; for milliseconds write '\(node.text)ms'" : nil
    )
    return nil
  }

  /// A date and time; quotes make no difference, as YAML writers often put them around dates.
  mutating func dateTime(_ node: YAMLNode, _ name: String) -> Resolvable<DateTime>? {
    guard let text = text(node, name) else { return nil }
    guard let literal = text.literal else { return .template(text) }
    guard let date = DateTime(iso8601: literal) else {
      report(
        .wrongKind(name, KeyKind.dateTime.phrase, found: "'\(literal)'"),
        at: node.span,
        suggestion: CalendarDate.missingDay(in: literal)
          ?? KeyKind.dateTime.spelling(of: literal).map { "did you mean '\($0)'?" }
      )
      return nil
    }
    return .literal(date, node.span)
  }

  /// A plain scalar that reads as the wanted kind, or a template in its place.
  private mutating func literal<Value>(
    _ node: YAMLNode,
    _ name: String,
    as kind: KeyKind,
    reading read: (String) -> Value?
  ) -> Resolvable<Value>? {
    guard node.kind == .scalar, !node.isPlainNull else {
      report(.wrongKind(name, kind.phrase, found: node.foundKind), at: node.span)
      return nil
    }
    let text = node.text
    if node.hasDollarSign {
      let template = template(in: node)
      if template.literal == nil { return .template(template) }
    }
    guard let value = read(text) else {
      report(
        .wrongKind(name, kind.phrase, found: node.foundKind),
        at: node.span,
        suggestion: kind.spelling(of: text).map { "did you mean '\($0)'?" }
      )
      return nil
    }
    guard node.style == .plain else {
      report(.quotedLiteral(name, kind.phrase), at: node.span, suggestion: "remove the quotes")
      return nil
    }
    return .literal(value, node.span)
  }

  /// A word out of an enumeration, or a template in its place.
  mutating func word<Word>(
    _ node: YAMLNode,
    _ name: String,
    _ words: Word.Type
  ) -> Resolvable<Word>? where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let text = nonEmptyText(node, name) else { return nil }
    guard let literal = text.literal else { return .template(text) }
    if let word = Word(rawValue: literal) { return .literal(word, node.span) }
    let known = Word.allCases.map(\.rawValue)
    report(
      .wrongWord(name, KeyKind.word(known).phrase, found: literal),
      at: node.span,
      suggestion: didYouMean(literal, among: known)
    )
    return nil
  }

  /// The items of a list, each decoded; those that can't be are left out after their report.
  ///
  /// - Parameters:
  ///   - node: The list; anything else is reported as not being one.
  ///   - name: The list's name in messages.
  ///   - consequence: What follows from a list without items, if it must have some.
  ///   - decode: Decodes an item.
  /// - Returns: The items; nil if the node is not a list.
  mutating func list<Item>(
    _ node: YAMLNode,
    _ name: String,
    orElse consequence: String? = nil,
    _ decode: (inout Self, YAMLNode) -> Item?
  ) -> [Item]? {
    guard node.kind == .sequence else {
      reportNoList(node, name)
      return nil
    }
    let nodes = node.items
    var items: [Item] = []
    items.reserveCapacity(nodes.count)
    for position in nodes.indices {
      if let decoded = decode(&self, nodes[position]) { items.append(decoded) }
    }
    if let consequence, nodes.isEmpty { report(.emptyList(name, consequence), at: node.span) }
    return items
  }

  /// The items of a list that must have two, which messages call by its kind.
  mutating func pair(_ node: YAMLNode, _ name: String, _ kind: KeyKind) -> (YAMLNode, YAMLNode)? {
    if node.kind == .sequence, node.items.count == 2 { return (node.items[0], node.items[1]) }
    let found = node.kind == .sequence ? "a list of \(node.items.count)" : node.foundKind
    report(.wrongKind(name, kind.phrase, found: found), at: node.span)
    return nil
  }
}

extension YAMLNode {
  /// Whether a scalar's first character is not a visible one of ASCII, so that all may be blanks.
  fileprivate var mayBeBlank: Bool { firstByte <= 0x20 || firstByte >= 0x80 }

  /// How to write the text that a null is not.
  fileprivate var quotingAdvice: String {
    text.isEmpty
      ? "write \"\" for the empty text" : "put it in quotes if you mean the text: \"\(text)\""
  }
}
