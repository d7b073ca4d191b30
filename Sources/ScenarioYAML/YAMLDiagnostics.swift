package import ScenarioDiagnostics

extension Diagnostic.Message {
  /// An alias stands within what it refers to.
  package static func aliasCycle(_ name: String) -> Self {
    Self(id: "alias-cycle", text: "'*\(name)' stands within '&\(name)' and would never end")
  }

  /// A character that YAML does not allow in a file.
  package static func controlCharacter(_ scalar: Unicode.Scalar) -> Self {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return Self(id: "control-character", text: "character U+\(digits) cannot stand in a file")
  }

  /// A mapping has a key twice.
  package static func duplicateKey(_ name: String) -> Self {
    Self(id: "duplicate-key", text: "duplicate key '\(name)'")
  }

  /// Aliases and merge keys repeat more than a file may hold.
  package static func expansionTooLarge(limit: Int) -> Self {
    Self(id: "expansion-too-large", text: "aliases repeat more than \(limit) values")
  }

  /// A file is larger than any that a person writes.
  package static func fileTooLarge(limit: Int) -> Self {
    Self(id: "file-too-large", text: "file is larger than \(limit) bytes")
  }

  /// A merge key has something else behind it than mappings.
  package static let invalidMerge = Self(
    id: "invalid-merge",
    text: "'<<' takes a mapping or a list of mappings"
  )

  /// A file has a second document.
  package static let multipleDocuments = Self(
    id: "multiple-documents",
    text: "a file holds one document"
  )

  /// Collections stand within each other too deeply.
  package static func nestingTooDeep(limit: Int) -> Self {
    Self(id: "nesting-too-deep", text: "nested deeper than \(limit) levels")
  }

  /// A sequence or a mapping stands as a key.
  package static let nonScalarKey = Self(id: "non-scalar-key", text: "a key must be a text")

  /// The parser cannot make sense of the text.
  package static func syntax(_ text: String) -> Self { Self(id: "yaml-syntax", text: text) }

  /// A file has more directives than any needs.
  package static func tooManyDirectives(limit: Int) -> Self {
    Self(id: "too-many-directives", text: "more than \(limit) '%' directives")
  }

  /// A file has more values than any that a person writes.
  package static func tooManyNodes(limit: Int) -> Self {
    Self(id: "too-many-nodes", text: "more than \(limit) values")
  }

  /// A file has more problems than anybody wants to read.
  package static func tooManyProblems(limit: Int) -> Self {
    Self(id: "too-many-problems", text: "more than \(limit) problems in this file")
  }

  /// An alias refers to an anchor that no value before it has.
  package static func undefinedAlias(_ name: String) -> Self {
    Self(id: "undefined-alias", text: "no value before this one has the anchor '&\(name)'")
  }

  /// A value has a tag.
  package static func unsupportedTag(_ tag: String) -> Self {
    Self(id: "unsupported-tag", text: "unsupported tag '\(tag)'")
  }
}
