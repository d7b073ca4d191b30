import ScenarioDiagnostics

/// Finds out what a person did wrong from where and how the parser failed.
///
/// libyaml says what it expected in its own grammar's terms; the text around says more often what
/// was meant. What no rule knows keeps libyaml's phrase, through a table of plainer ones.
struct SyntaxDiagnosis {
  let failure: YAMLSyntaxFailure
  let file: SourceFile

  /// The scalar read last before the failure.
  let lastScalar: YAMLNodeRecord?

  /// The innermost collection that was being read.
  let openCollection: YAMLNodeRecord?

  let openBracket: UInt32?

  /// The outermost value.
  let root: YAMLNodeRecord?

  init(of failure: YAMLSyntaxFailure, in builder: YAMLTreeBuilder) {
    self.failure = failure
    file = builder.file
    lastScalar = builder.lastScalar
    openCollection = builder.innermostOpenCollection
    openBracket = builder.outermostOpenBracket
    root = builder.nodes.first
  }

  var diagnostic: Diagnostic {
    switch failure.kind {
    case .outOfMemory: Diagnostic(.syntax("no memory left to read the file"), at: problem)
    case .unreadable(let codePoint): unreadable(codePoint: codePoint)
    case .syntax: syntax
    }
  }

  /// The failure as one that the text around explains, else in plainer words.
  private var syntax: Diagnostic {
    switch failure.problem {
    case "mapping values are not allowed in this context": unexpectedColon
    case "could not find expected ':'": missingColon
    case "did not find expected key", "did not find expected <document start>": unexpectedInMapping
    case "did not find expected '-' indicator": unexpectedInSequence
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": unexpectedInFlow
    case "did not find expected node content": missingValue
    case "found character that cannot start any token": unexpectedCharacter
    case "found undefined tag handle": tag
    case "found unexpected ':'": colonBeforeBracket
    default: syntaxByContext
    }
  }

  /// The failure as one of what was being read.
  private var syntaxByContext: Diagnostic {
    switch failure.context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar": quotedText
    case "while scanning an alias", "while scanning an anchor": reference
    case "while scanning a tag", "while parsing a tag": tag
    case "while scanning a block scalar": blockText
    case let context where context.hasSuffix("directive"):
      Diagnostic(.invalidDirective, at: contextLine)
    default: phrase
    }
  }

  /// The failure in words of ours that need no context, or in libyaml's.
  private var phrase: Diagnostic {
    switch failure.problem {
    case "block sequence entries are not allowed in this context":
      Diagnostic(
        .misplacedItem,
        at: problem,
        suggestion: "put the list on lines of its own, or quote the text"
      )
    case "mapping keys are not allowed in this context":
      Diagnostic(.misplacedQuestionMark, at: problem)
    case "found a tab character that violates indentation": tab
    case "found incompatible YAML document": Diagnostic(.unsupportedVersion, at: problemLine)
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
      Diagnostic(.repeatedDirective, at: problemLine)
    default: Diagnostic(.syntax(failure.problem), at: problem)
    }
  }
}
