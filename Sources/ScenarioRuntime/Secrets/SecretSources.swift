/// Where secrets come from, to tell the values that are made of them.
struct SecretSources {
  /// The variables that are listed as secret.
  var listed: Set<String> = []

  /// What went into secure fields was made of these.
  private(set) var typed = ValueSources()

  /// Whether nothing is told that depends on how near a text comes to another, as one of them will
  /// turn out to be a secret.
  var areToCome = false

  var isEmpty: Bool { listed.isEmpty && typed.isEmpty && !areToCome }

  mutating func insert(typed sources: ValueSources) { typed.formUnion(sources) }

  /// Whether something secret went into a value.
  func cover(_ sources: ValueSources) -> Bool {
    sources.overlap(typed) || (!listed.isEmpty && sources.uses(anyOf: listed))
  }
}
