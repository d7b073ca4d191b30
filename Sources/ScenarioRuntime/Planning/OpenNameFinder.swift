import ScenarioDiagnostics
import ScenarioModel

/// Checks what within a word depends on the scenario that uses it.
///
/// A word sees its parameters and the scenario's variables, and means the scenario's app, so the
/// diagnostics are at the use.
struct OpenNameFinder: NameVisitor {
  /// A reference of the word, or of one that it uses.
  struct Use {
    let open: OpenName

    /// Whether it is in the entry itself, where its parameters and loops are visible.
    let isOwn: Bool
  }

  var names: NameScope
  var openUses: [(use: Use, names: NameScope)] = []
  private var needs = WordNeeds()
  private(set) var problems: [Diagnostic] = []
  private let word: WordScope.Word
  private let appNames: AppNameCheck

  /// The names that the command line gave.
  private let fixedNames: Set<String>

  /// The needs of the entries that were examined.
  private var needsOfWords: [WordScope.Word: WordNeeds]

  /// How many words the finder's own one lies within; deeper ones are an error of their file.
  private let depth: Int

  init(
    _ word: WordScope.Word,
    _ names: NameScope,
    _ appNames: AppNameCheck,
    _ fixedNames: Set<String>
  ) {
    self.word = word
    self.names = names.within(word.definition.parameters)
    self.appNames = appNames
    self.fixedNames = fixedNames
    needsOfWords = [word: WordNeeds()]
    depth = 0
  }

  /// A finder for a word that the word of another finder uses.
  private init(_ word: WordScope.Word, within outer: OpenNameFinder) {
    self.word = word
    names = outer.names.within(word.definition.parameters)
    appNames = outer.appNames
    fixedNames = outer.fixedNames
    needsOfWords = outer.needsOfWords
    depth = outer.depth + 1
  }

  /// The needs of the entry, before the steps that precede its use.
  mutating func find() -> WordNeeds {
    for parameter in word.definition.parameters { parameter.fallback?.accept(&self) }
    word.definition.acceptBody(&self)
    needs.closeBranches()
    return needs
  }

  func lacksName(_ use: Use, among names: NameScope) -> Bool {
    let name = use.open.name
    return !(use.isOwn ? names.contains(name) : names.remembered.contains(name))
  }

  mutating func note(_ use: Use, seenFrom names: NameScope) {
    needs.insert(use.open, seenFrom: names)
  }

  mutating func visit(_ text: Text) {
    if text.isLiteral { return }
    for reference in text.references.flatMap(\.all) {
      visit(Use(open: OpenName(reference: reference, word: word.definition), isOwn: true))
    }
  }

  mutating func visit(screen: Text) { problems += appNames.screen(screen) }

  mutating func visit(transition: Text) { problems += appNames.transition(transition) }

  mutating func visit(launch: LaunchOptions) {
    problems += appNames.launchArguments(launch.arguments ?? [])
    problems += appNames.start(launch)
  }

  mutating func visit(_ calls: CallExpectation) { problems += appNames.calls(calls) }

  mutating func visit(_ call: Call, of kind: WordKind) {
    guard let inner = word.scope.word(call.name.value, of: kind) else { return }
    if isOverridden(call, kind) {
      problems += CallCheck(call: call, definition: inner.definition).diagnostics()
    }
    if depth < WordSurvey.greatestDepth, needsOfWords[inner] == nil { look(into: inner) }
    guard let inner = needsOfWords[inner] else { return }
    for open in inner.open { visit(Use(open: open, isOwn: false)) }
    needs.formUnion(firstTurnOf: inner, seenFrom: names)
    needs.remembered.formUnion(inner.remembered)
    names.remembered.formUnion(inner.remembered)
  }

  private mutating func look(into inner: WordScope.Word) {
    // A word that uses itself is an error of its file.
    needsOfWords[inner] = WordNeeds()
    var finder = OpenNameFinder(inner, within: self)
    // Emptied, so that the finder is the table's only owner and changes it in place.
    needsOfWords = [:]
    finder.needsOfWords[inner] = finder.find()
    needsOfWords = finder.needsOfWords
    problems += finder.problems
  }

  /// Whether a word of the suite means a word of the scenario, which takes arguments of its own.
  private func isOverridden(_ call: Call, _ kind: WordKind) -> Bool {
    let isOfSuite = !word.scope.defines(word.definition.name.value, word.kind)
    return isOfSuite && word.scope.defines(call.name.value, kind)
  }

  mutating func visit(remembered found: [Located<String>]) {
    for name in found {
      if fixedNames.contains(name.value), !names.isLocal(name.value) {
        problems.append(Diagnostic(.rememberedOverride(name.value), at: name.span))
      }
      names.remembered.insert(name.value)
      needs.remembered.insert(name.value)
    }
  }
}

extension NameScope {
  /// The names that are defined inside a vocabulary entry: its parameters, and the scenario's
  /// variables.
  fileprivate func within(_ parameters: [Parameter]) -> NameScope {
    var inner = NameScope(variables: variables, parameters: parameters.map(\.name.value))
    inner.isOpen = isOpen
    return inner
  }
}
