import AppModelKit
import ScenarioYAML

struct TablePlace: KeyPlace {
  private let table: KeyTable
  private let owner: String

  /// The key before the mapping's selector, if the mapping has all of its required keys.
  private let selectorKey: String?

  /// A finding about the key from the mapping as a whole.
  private let finding: String?

  init(
    _ entries: KnownEntries,
    of table: KeyTable,
    in owner: String? = nil,
    finding: String? = nil
  ) {
    self.table = table
    self.owner = owner ?? table.owner
    self.finding = finding
    let isComplete = table.required.allSatisfy(entries.has)
    let number = isComplete ? entries.numbers.first { table.entry($0).isSelector } : nil
    selectorKey = number.map { table.names.all[$0] }
  }

  var names: [String] {
    SelectorKey.names + ElementKey.names + ExpectationForm.names + NearbyKeys.besideElement
  }

  func place(of name: String) -> String? {
    if table.holds(RelaunchKey.self), name == LaunchKey.manual.rawValue {
      return "only the header's 'launch' can have '\(name)'"
    }
    guard let selectorKey else { return nil }
    if NearbyKeys.areOfSelector(name) {
      return "put '\(name)' into the selector after '\(selectorKey)': "
        + "{\(selectorKey): {..., \(name): ...}}"
    }
    guard table.holds(ElementKey.self) || table.holds(ElementsKey.self) else { return nil }
    if ExpectationForm(rawValue: name) != nil { return NearbyKeys.both(selectorKey, name) }
    guard let form = NearbyKeys.form(withCondition: name) else {
      return NearbyKeys.command(with: name)
    }
    return "write '\(form)' for '\(selectorKey)': {\(form): ..., \(name): ...}"
  }

  func advice(on entry: YAMLEntry) -> String? {
    let name = entry.key.text
    return ForeignNames.advice(onKey: name, in: owner) ?? finding ?? meantByValue(of: entry)
      ?? place(of: name) ?? placeOfStep(name) ?? meantAsArgument(entry)
  }

  /// Where a step belongs that is next to the keys of its container.
  private func placeOfStep(_ name: String) -> String? {
    guard !table.holds(ScenarioKey.self), StepKey(rawValue: name)?.isCommand ?? false else {
      return nil
    }
    let list = table.holds(IfKey.self) ? IfKey.then.rawValue : RepeatKey.steps.rawValue
    guard table.number(of: list) != nil else { return nil }
    return "put the step into '\(list)': {..., \(list): [{\(name): ...}]}"
  }

  /// What a key means whose value looks like that of another tool.
  private func meantByValue(of entry: YAMLEntry) -> String? {
    if table.holds(ElementsKey.self), entry.key.hasText("label"), entry.value.kind == .sequence {
      return "did you mean '\(ElementsKey.labels.rawValue)'?"
    }
    if table.holds(ElementsKey.self), entry.key.hasText("length"), entry.value.kind != .sequence {
      return "did you mean '\(ElementsKey.count.rawValue)'?"
    }
    guard table.holds(ElementKey.self), entry.value.kind == .scalar else { return nil }
    switch entry.key.text {
    case "within" where (try? Duration(scenarioText: entry.value.text)) != nil:
      return "to wait for it write 'waitFor: {element: ..., timeout: ...}'"
    case "not" where entry.value.hasText("exists"): return "write 'exists: false'"
    case "equals": return "name the property to compare: {element: ..., label: ...}"
    default: return nil
    }
  }

  /// Where a key of a launch belongs that is not one of its options, but the app's own argument.
  private func meantAsArgument(_ entry: YAMLEntry) -> String? {
    guard table.holds(LaunchKey.self) || table.holds(RelaunchKey.self), entry.value.kind == .scalar,
      ForeignNames.meaning(of: entry.key.text, among: LaunchKey.names) == nil
    else { return nil }
    return "put the app's own arguments into 'arguments': {arguments: [...]}"
  }
}

struct FormPlace: KeyPlace {
  /// Nil while the form is no more than what one of the keys seems to mean.
  let form: ExpectationForm?

  /// The expectation as messages name it.
  let owner: String

  var names: [String] { [] }

  func place(of name: String) -> String? {
    guard let form else { return nil }
    return NearbyKeys.command(with: name)
      ?? (NearbyKeys.areOfSelector(name) ? NearbyKeys.both(form.rawValue, name) : nil)
  }

  func advice(on entry: YAMLEntry) -> String? {
    ForeignNames.advice(onKey: entry.key.text, in: owner) ?? timeout(meantBy: entry)
      ?? place(of: entry.key.text)
  }

  /// What to write for `within: 5s`.
  private func timeout(meantBy entry: YAMLEntry) -> String? {
    guard let form, entry.key.hasText("within"), entry.value.looksLikeTime else { return nil }
    return "to wait for it write 'waitFor: {\(form.rawValue): ..., timeout: ...}'"
  }
}

extension KeyEntry {
  /// Whether a selector follows the key, and nothing else.
  var isSelector: Bool {
    if case .selector = kind { true } else { false }
  }
}
