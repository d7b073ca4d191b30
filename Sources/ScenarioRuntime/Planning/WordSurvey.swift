import ScenarioDiagnostics
import ScenarioModel

/// How the words of a file use each other: circles, and words that reach too far.
///
/// Ten checks of ten uses each, ten times over, fit on a page and take years to look at.
struct WordSurvey {
  /// The maximum nesting of vocabulary entries.
  static let greatestDepth = Scope.greatestDepth

  /// The maximum number of uses of vocabulary entries in an element or a check.
  static let mostUses = 1_000

  private let scope: WordScope
  private let own: [WordScope.Word]
  private var reaches: [WordScope.Word: Reach] = [:]

  init(_ definitions: [WordDefinition], in scope: WordScope) {
    self.scope = scope
    own = definitions.compactMap { scope.word($0.name.value, of: $0.key.kind) }
  }

  /// The problems; each cycle is reported at its first entry.
  mutating func diagnostics() -> [Diagnostic] {
    var search = UseSearch(uses: \WordScope.Word.used)
    var diagnostics: [Diagnostic] = []
    for word in own {
      let circle = search.visit(from: word) { reaches[$0] = Reach(over: $1, in: reaches) }
      if let circle { diagnostics += problem(withCircle: circle) }
      diagnostics += problem(with: word)
    }
    return diagnostics
  }

  /// Circles of other files are reported there.
  private func problem(withCircle circle: [WordScope.Word]) -> [Diagnostic] {
    let order = circle.starting { scope.defines($0.name.value, $0.kind) }
    guard let first = order.first else { return [] }
    let names = (order + [first]).map { "'\($0.name.value)'" }.joined(separator: " -> ")
    return [
      Diagnostic(
        .wordCycle(first.kind.rawValue, names),
        at: first.name.span,
        notes: order.dropFirst().map { .init("through this one", at: $0.name.span) }
      )
    ]
  }

  /// The error of a word that is too deep or too long although none of the words in it is.
  private func problem(with word: WordScope.Word) -> [Diagnostic] {
    guard let reach = reaches[word] else { return [] }
    if reach.depth == Self.greatestDepth + 1 {
      let message = Diagnostic.Message.wordsTooDeep(word, limit: Self.greatestDepth)
      return [Diagnostic(message, at: word.name.span)]
    }
    guard word.kind != .flow, reach.depth <= Self.greatestDepth, reach.uses > Self.mostUses,
      reach.mostUsesWithin <= Self.mostUses
    else { return [] }
    return [Diagnostic(.wordsTooMany(word, limit: Self.mostUses), at: word.name.span)]
  }
}

/// What a word comes to when the words in it are replaced by what they mean.
private struct Reach {
  /// How many words lie within each other, this one included.
  var depth = 1

  /// How many uses of words there are, this one included.
  var uses = 1

  /// The most uses that a word in it comes to.
  var mostUsesWithin = 0

  init(over used: [WordScope.Word], in reaches: [WordScope.Word: Reach]) {
    for inner in used.lazy.compactMap({ reaches[$0] }) {
      depth = max(depth, inner.depth + 1)
      uses = min(uses + inner.uses, Self.countless)
      mostUsesWithin = max(mostUsesWithin, inner.uses)
    }
  }

  private static let countless = 1 << 40
}

extension WordScope.Word {
  /// The words that it uses, as often as it uses them.
  fileprivate var used: [WordScope.Word] {
    var calls = CallCollector()
    definition.acceptBody(&calls)
    return calls.calls.compactMap { call, kind in scope.word(call.name.value, of: kind) }
  }
}

extension [WordScope.Word] {
  /// The cycle, beginning at the entry that comes first in its file.
  fileprivate func starting(among isWanted: (WordScope.Word) -> Bool) -> [WordScope.Word] {
    let places = indices.filter { isWanted(self[$0]) }
    guard let first = places.min(by: { self[$0].name.span.start < self[$1].name.span.start }) else {
      return []
    }
    return Array(self[first...] + self[..<first])
  }
}

/// The uses of words within a word.
private struct CallCollector: ScenarioVisitor {
  private(set) var calls: [(Call, WordKind)] = []

  mutating func visit(_ call: Call, of kind: WordKind) { calls.append((call, kind)) }
}
