extension ScalarSet {
  /// `\d`: the decimal digits of all scripts.
  static let digit = category(.decimalNumber)

  /// `\s`.
  static let space = ScalarSet { $0.isWhitespace }

  /// `\h`: blanks within a line.
  static let blank = ScalarSet(union: [category(.spaceSeparator), ScalarSet(ranges: ["\t"..."\t"])])

  /// `\v`: what ends a line.
  static let newlines = ScalarSet(
    ranges: ["\n"..."\r", "\u{85}"..."\u{85}", "\u{2028}"..."\u{2029}"]
  )

  /// `\w`: letters, marks, digits and connectors such as `_`, as Unicode's Technical Standard 18 has them.
  static let word = ScalarSet {
    $0.isAlphabetic || $0.isJoinControl || wordCategories.contains($0.generalCategory)
  }

  private static let wordCategories: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
  ]

  static let posixClasses: [String: ScalarSet] = [
    "alnum": ScalarSet(union: [ScalarSet { $0.isAlphabetic }, digit]),
    "alpha": ScalarSet { $0.isAlphabetic },
    "blank": blank,
    "cntrl": category(.control),
    "digit": digit,
    "lower": ScalarSet { $0.isLowercase },
    "punct": groups["P"] ?? ScalarSet(),
    "space": space,
    "upper": ScalarSet { $0.isUppercase },
    "word": word,
    "xdigit": ScalarSet { $0.isASCIIHexDigit },
  ]

  /// The scalars with a property, by its name in `\p{...}`: a general category, a script, or
  /// another property.
  ///
  /// As in other dialects, case, blanks, `-` and `_` do not matter.
  init?(propertyName name: String) {
    let parts = name.split(separator: "=", omittingEmptySubsequences: false).map {
      Self.looseName(String($0))
    }
    let known: [String: ScalarSet]
    switch parts.count == 2 ? parts[0] : "" {
    case "": known = Self.properties
    case "gc", "generalcategory": known = Self.categories
    case "sc", "script": known = Self.scripts
    default: return nil
    }
    guard let set = known[parts[parts.count - 1]] else { return nil }
    self = set
  }

  private static func looseName(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
  }

  private static let properties =
    binaryProperties
    .merging(scripts) { first, _ in first }
    .merging(scripts.map { ("is" + $0.key, $0.value) }) { first, _ in first }
    .merging(categories) { first, _ in first }

  private static let binaryProperties: [String: ScalarSet] = [
    "any": all,
    "ascii": ScalarSet(ranges: ["\0"..."\u{7F}"]),
    "alphabetic": ScalarSet { $0.isAlphabetic },
    "uppercase": ScalarSet { $0.isUppercase },
    "lowercase": ScalarSet { $0.isLowercase },
    "whitespace": space,
    "emoji": ScalarSet { $0.isEmoji },
    "emojipresentation": ScalarSet { $0.isEmojiPresentation },
    "ideographic": ScalarSet { $0.isIdeographic },
  ]
}

/// General categories, by their short and long names.
extension ScalarSet {
  private static func category(_ category: Unicode.GeneralCategory) -> ScalarSet {
    ScalarSet { $0.generalCategory == category }
  }

  fileprivate static let categories = Dictionary(
    uniqueKeysWithValues: (categoryNames.map { ($0, $1, category($2)) }
      + groupNames.compactMap { short, long in groups[short].map { (short, long, $0) } })
      .flatMap { short, long, set in
        [(looseName(short), set), (looseName(long), set)]
      }
  )

  private static let groupNames = [
    ("L", "Letter"), ("M", "Mark"), ("N", "Number"), ("P", "Punctuation"), ("S", "Symbol"),
    ("Z", "Separator"), ("C", "Other"), ("LC", "Cased Letter"),
  ]

  /// The categories whose names share a first letter, and the letters that have a case.
  private static let groups = Dictionary(grouping: categoryNames) { String($0.short.prefix(1)) }
    .mapValues { names in ScalarSet(union: names.map { category($0.category) }) }
    .merging(["LC": ScalarSet(union: categoryNames.prefix(3).map { category($0.category) })]) {
      first,
      _ in first
    }

  private static let categoryNames:
    [(short: String, long: String, category: Unicode.GeneralCategory)] = [
      ("Lu", "Uppercase Letter", .uppercaseLetter),
      ("Ll", "Lowercase Letter", .lowercaseLetter),
      ("Lt", "Titlecase Letter", .titlecaseLetter),
      ("Lm", "Modifier Letter", .modifierLetter),
      ("Lo", "Other Letter", .otherLetter),
      ("Mn", "Nonspacing Mark", .nonspacingMark),
      ("Mc", "Spacing Mark", .spacingMark),
      ("Me", "Enclosing Mark", .enclosingMark),
      ("Nd", "Decimal Number", .decimalNumber),
      ("Nl", "Letter Number", .letterNumber),
      ("No", "Other Number", .otherNumber),
      ("Pc", "Connector Punctuation", .connectorPunctuation),
      ("Pd", "Dash Punctuation", .dashPunctuation),
      ("Ps", "Open Punctuation", .openPunctuation),
      ("Pe", "Close Punctuation", .closePunctuation),
      ("Pi", "Initial Punctuation", .initialPunctuation),
      ("Pf", "Final Punctuation", .finalPunctuation),
      ("Po", "Other Punctuation", .otherPunctuation),
      ("Sm", "Math Symbol", .mathSymbol),
      ("Sc", "Currency Symbol", .currencySymbol),
      ("Sk", "Modifier Symbol", .modifierSymbol),
      ("So", "Other Symbol", .otherSymbol),
      ("Zs", "Space Separator", .spaceSeparator),
      ("Zl", "Line Separator", .lineSeparator),
      ("Zp", "Paragraph Separator", .paragraphSeparator),
      ("Cc", "Control", .control),
      ("Cf", "Format", .format),
      ("Cs", "Surrogate", .surrogate),
      ("Co", "Private Use", .privateUse),
      ("Cn", "Unassigned", .unassigned),
    ]
}
