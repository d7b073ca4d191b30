import ProtocolValues

/// Input by keys.
extension BrowserPage {
  /// Types a text into the focused field of a frame until the field loses the focus.
  ///
  /// - Returns: The number of characters that the field received; all if a frame in this frame has the focus, or
  ///   if a key led to another page.
  func type(_ text: Substring, in frame: PageFrame) throws(PageInterruption) -> Int {
    let context = frame.context
    guard try call("beginTyping()", in: context)["value"].boolean == true else { return 0 }
    var count = 0
    for run in TypingRun.all(of: text) {
      switch run {
      case .keys(let keys): try press(keys, in: frame)
      case .insertion(let text):
        let answer = try call("insert(\(text.scriptLiteral))", in: context)
        if answer["value"].boolean == true { count += 1 }
      }
    }
    let answer = try call("endTyping()", in: context)["value"]
    return answer.text == "all" ? text.count : count + (answer.integer ?? 0)
  }

  /// Selects all that the field holds and deletes it.
  func clearField(in frame: PageFrame) throws(PageInterruption) {
    let keys = [("keyDown", Key.control), ("keyDown", "a"), ("keyUp", "a"), ("keyUp", Key.control)]
    let actions = keys.map { ["type": .text($0.0), "value": .text($0.1)] as ProtocolValue }
    try act([["type": "key", "id": "keys", "actions": .list(actions)]], in: frame)
    try press([Key.delete], in: frame)
  }

  /// Takes the focus away.
  func endEditing(in frame: PageFrame) throws(PageInterruption) {
    _ = try call("blur()", in: frame.context)
  }

  func press(_ keys: [String], in frame: PageFrame) throws(PageInterruption) {
    let actions = keys.flatMap { key in
      [
        ["type": "keyDown", "value": .text(key)], ["type": "keyUp", "value": .text(key)],
      ] as [ProtocolValue]
    }
    try act([["type": "key", "id": "keys", "actions": .list(actions)]], in: frame)
  }
}

/// The keys that WebDriver has characters of its own for.
enum Key {
  static let enter = "\u{E007}"
  static let control = "\u{E009}"
  static let tab = "\u{E004}"
  static let delete = "\u{E017}"
  static let left = "\u{E012}"
  static let right = "\u{E014}"
}

/// A part of a text that is typed with one method.
private enum TypingRun {
  case keys([String])

  /// A character that no key has, such as a family of emoji.
  case insertion(String)

  static func all(of text: Substring) -> [TypingRun] {
    text.reduce(into: []) { runs, character in
      guard let key = key(for: character) else {
        runs.append(.insertion(String(character)))
        return
      }
      if case .keys(let keys)? = runs.last {
        runs[runs.count - 1] = .keys(keys + [key])
      } else {
        runs.append(.keys([key]))
      }
    }
  }

  private static func key(for character: Character) -> String? {
    if character.isNewline { return Key.enter }
    if character == "\t" { return Key.tab }
    guard let scalar = character.unicodeScalars.first, character.utf16.count == 1 else {
      return nil
    }
    // Browsers press other keys for private characters, such as Escape for U+E00C.
    let isPressed = ![.control, .privateUse].contains(scalar.properties.generalCategory)
    return isPressed ? String(character) : nil
  }
}
