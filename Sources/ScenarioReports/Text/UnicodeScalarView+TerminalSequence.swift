extension Substring.UnicodeScalarView {
  /// Removes the terminal sequence that the view begins with.
  ///
  /// That is a control sequence (`ESC [ 31 m`), an operating system command up to its BEL or ST,
  /// or ESC followed by one scalar. A command without its end counts as the last of these,
  /// lest it swallow what follows.
  mutating func removeTerminalSequence() {
    removeFirst()
    switch first {
    case "[":
      removeFirst()
      removeControlSequence()
    case "]":
      removeFirst()
      removeSystemCommand()
    case .some(let scalar) where scalar != "\u{1B}" && scalar != "\n":
      removeFirst()
    case .some, nil: break
    }
  }

  /// Removes parameter and intermediate bytes and the final byte, if they are there.
  private mutating func removeControlSequence() {
    self = drop { ("\u{20}"..."\u{3F}").contains($0) }
    if let final = first, ("\u{40}"..."\u{7E}").contains(final) { removeFirst() }
  }

  private mutating func removeSystemCommand() {
    guard let end = firstIndex(where: { $0 == "\u{07}" || $0 == "\u{1B}" || $0 == "\u{9C}" }) else {
      return
    }
    let terminator = self[end]
    let rest = self[index(after: end)...]
    if terminator != "\u{1B}" {
      self = rest
    } else if rest.first == "\\" {
      self = rest.dropFirst()
    }
  }
}
