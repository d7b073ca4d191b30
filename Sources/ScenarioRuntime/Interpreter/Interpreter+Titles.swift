import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Records the beginning of a step under the title that it has at this moment.
  mutating func begin(_ step: Step, at start: Duration) -> Int {
    let title = step.name ?? step.title
    if let literal = title.literal { return log.begin(step, title: literal, at: start) }
    return log.begin(step, title: FilledText(pieces: pieces(of: title)), at: start)
  }

  /// A text with its values filled in, as a title shows them.
  func pieces(of text: Text) -> [FilledText.Piece] {
    switch text.content {
    case .literal(let literal): [.init(text: literal)]
    case .template(let parts): parts.map(piece)
    }
  }

  private func piece(of title: Text.Part) -> FilledText.Piece {
    switch title {
    case .literal(let literal): .init(text: literal)
    case .reference(let reference):
      .init(text: shown(reference), sources: scope.sources(of: [reference]))
    }
  }

  /// A text with its values filled in as they are, for a note.
  func filled(_ text: Text) throws(Failure) -> FilledText {
    // Also of a template, as only this sees that its pieces are too long together.
    let whole = try self.text(text)
    guard case .template(let parts) = text.content else {
      return FilledText(whole)
    }
    return try scope.fill { scope throws(ValueFault) in
      var pieces: [FilledText.Piece] = []
      for part in parts { pieces.append(try scope.piece(part)) }
      return FilledText(pieces: pieces)
    }
  }

  /// The value in one line; what can't stand within a text stays as it is written.
  private func shown(_ reference: Reference) -> String {
    guard let text = try? scope.text(of: reference) else { return "${\(reference.source)}" }
    return VisibleText.escaping(shortened(text))
  }
}

extension Scope {
  fileprivate func piece(_ part: Text.Part) throws(ValueFault) -> FilledText.Piece {
    switch part {
    case .literal(let literal): .init(text: literal)
    case .reference(let reference):
      .init(text: try text(of: reference), sources: sources(of: [reference]))
    }
  }
}
