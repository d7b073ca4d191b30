import AppModelKit
import ScenarioModel
import ScenarioRuntime

/// The elements of a screen that entries of the vocabulary name.
struct WordSelectors {
  let execution: ScenarioExecution
  let screen: ScreenSnapshot
  let shownScreen: ScreenSnapshot

  /// The selectors by the index of the one element that each matches; those without arguments first.
  var selectors: [Int: [SelectorText]] {
    let words = execution.words.names(of: .element).prefix(Self.mostWords)
      .compactMap { execution.words.word($0, of: .element)?.definition }
    let candidates =
      words.filter { $0.requiredParameters.isEmpty }
      .map { SelectorText(named: $0.name.value) } + words.flatMap(selectorsWithArguments)
    return candidates.reduce(into: [:]) { selectors, candidate in
      if let index = soleMatch(of: candidate) { selectors[index, default: []].append(candidate) }
    }
  }

  /// The entry with each text of the screen that can be its argument.
  private func selectorsWithArguments(_ word: WordDefinition) -> [SelectorText] {
    let required = word.requiredParameters
    guard required.count == 1, let parameter = required.first?.name.value,
      case .element(let selector) = word.body
    else { return [] }
    let templates = selector.texts.filter { !$0.isLiteral }
    var arguments: [String] = []
    for text in screenTexts where arguments.count < Self.mostArguments {
      for argument in templates.compactMap({ $0.argument(for: parameter, giving: text) })
      where !arguments.contains(argument) { arguments.append(argument) }
    }
    return arguments.map { SelectorText(named: word.name.value, with: [(parameter, .content($0))]) }
  }

  /// The texts of all elements that people may be shown.
  private var screenTexts: [String] {
    zip(screen.elements, shownScreen.elements).flatMap { element, shown in
      [\ElementSnapshot.identifier, \.label, \.title, \.placeholder].compactMap { path in
        let text = element[keyPath: path]
        return text.isEmpty || text != shown[keyPath: path] ? nil : text
      }
    }
  }

  private func soleMatch(of candidate: SelectorText) -> Int? {
    let matches = candidate.matches(on: screen, in: execution)
    return matches.count == 1 ? matches[0] : nil
  }

  private static let mostWords = 200
  private static let mostArguments = 40
}

extension WordDefinition {
  /// The parameters that a use must give an argument for.
  var requiredParameters: [Parameter] { parameters.filter { $0.fallback == nil } }
}

extension Selector {
  /// The texts that elements are compared with.
  var texts: [Text] {
    criteria.flatMap { criterion -> [Text] in
      switch criterion {
      case .anyProperty(let text): [text]
      case .identifier(let matcher), .text(_, let matcher): [matcher.soleText].compactMap(\.self)
      case .within(let inner), .childOf(let inner), .containing(let inner): inner.texts
      case .type, .state, .named: []
      }
    }
  }
}

extension Text {
  /// The argument with which the template gives a text; nil if it has other references, or none does.
  func argument(for parameter: String, giving text: String) -> String? {
    guard case .template(let parts) = content, references.count == 1,
      let reference = references.first, reference.name == parameter, reference.steps.isEmpty,
      let place = parts.firstIndex(where: { $0.reference != nil })
    else { return nil }
    let (start, end) = (parts[..<place].literalText, parts[(place + 1)...].literalText)
    guard text.count > start.count + end.count, text.hasPrefix(start), text.hasSuffix(end) else {
      return nil
    }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }
}

extension ArraySlice<Text.Part> {
  fileprivate var literalText: String {
    map { part in
      switch part {
      case .literal(let literal): literal
      case .reference, .comparedValue: ""
      }
    }.joined()
  }
}
