/// A command line of known options, their values and paths, as nearly every one is.
///
/// ArgumentParser finds out by reflection what the options are, at every start of the tool, which takes
/// four times as long as to check and run a scenario; and for each path it looks at all others. It
/// stays the judge of what a command line means: here a part of its rules is known, and whatever is not
/// known for certain, such as mistakes and requests of help, is left to it.
struct PlainArguments {
  /// Something in a command line that only the parser can judge.
  struct NotPlain: Error {}

  /// A path, a value, an option or `--option=value`.
  fileprivate struct Word {
    var text: String
    var value: String?

    var isOption: Bool { text.utf8.first == UInt8(ascii: "-") }
  }

  /// What nobody has taken yet, with a gap for each word that was: no value stands behind one.
  private var words: [Word?]

  init(_ arguments: [String]) throws {
    words = try arguments.map(Word.init)
  }

  /// Whether there is such a flag.
  mutating func takeFlag(_ name: String) -> Bool {
    guard let index = index(of: name), words[index]?.value == nil else { return false }
    words[index] = nil
    return true
  }

  /// Each value that an option is given.
  mutating func takeValues<Value>(
    of name: String,
    _ transform: (String) throws -> Value = { $0 }
  ) throws -> [Value] {
    var values: [Value] = []
    while let text = try takeText(of: name) { values.append(try transform(text)) }
    return values
  }

  /// The last value that an option is given, as far as all of them are values of it.
  mutating func takeValue<Value>(
    of name: String,
    _ transform: (String) throws -> Value
  ) throws -> Value? {
    var value: Value?
    while let text = try takeText(of: name) { value = try transform(text) }
    return value
  }

  /// The last of an option's words that it is given.
  mutating func takeWord<Value: OptionWord>(of name: String) throws -> Value? {
    try takeValue(of: name) { text in
      guard let word = Value(rawValue: text) else { throw NotPlain() }
      return word
    }
  }

  /// All that is no option's, once the options are taken.
  mutating func takeRest() throws -> [String] {
    defer { words = [] }
    let rest = words.compactMap(\.self)
    guard !rest.contains(where: \.isOption) else { throw NotPlain() }
    return rest.map(\.text)
  }

  private mutating func takeText(of name: String) throws -> String? {
    guard let index = index(of: name) else { return nil }
    defer { words[index] = nil }
    if let value = words[index]?.value { return value }
    guard index + 1 < words.count, let value = words[index + 1], !value.isOption else {
      throw NotPlain()
    }
    words[index + 1] = nil
    return value.text
  }

  private func index(of name: String) -> Int? { words.firstIndex { $0?.text == name } }
}

extension PlainArguments.Word {
  /// A word; one of the parser's `=` may be part of a character of several scalars, and then is none.
  fileprivate init(_ argument: String) throws {
    text = argument
    guard isOption, let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else { return }
    value = String(argument[argument.utf8.index(after: sign)...])
    guard let first = value?.utf8.first, first < 0x80 else { throw PlainArguments.NotPlain() }
    text = String(argument[..<sign])
  }
}
