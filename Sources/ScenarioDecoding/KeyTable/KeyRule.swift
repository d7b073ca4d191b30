/// What holds between the keys of one mapping.
///
/// The decoder says each rule in its own way, with the place and what to do; the schema and the
/// reference are written from here.
enum KeyRule: Equatable, Sendable {
  case notEmpty
  case exactlyOne(of: [String])
  case atLeastOne(of: [String])
  case atMostOne(of: [String])

  /// At most one of the keys is an element type.
  case oneTypeAtMost

  /// The first key is allowed only together with all of the others.
  case needs(String, [String])

  /// Each of the first keys is allowed only together with the last one.
  case allNeed([String], String)

  /// The first key excludes all of the others.
  case excludes(String, [String])

  /// The list after a key may be empty only next to another key.
  case emptyOnly(String, beside: String)

  /// If the first key is `false`, only the second one can be next to it.
  case absenceExcludesOthers(String, beside: String)
}
