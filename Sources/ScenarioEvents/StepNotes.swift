/// What a step did and found, in order.
///
/// Nearly all steps have one thing to say or nothing, for which there is no list.
package enum StepNotes: Sendable {
  case none
  case one(StepNote)

  /// Two or more.
  case several([StepNote])

  package init(_ notes: [StepNote]) {
    switch notes.count {
    case 0: self = .none
    case 1: self = .one(notes[0])
    default: self = .several(notes)
    }
  }

  /// Adds one behind the others.
  package mutating func append(_ note: consuming StepNote) {
    switch self {
    case .none: self = .one(note)
    case .one(let first): self = .several([first, note])
    case .several(var notes):
      self = .none  // So that the list has one owner, and is not copied.
      notes.append(note)
      self = .several(notes)
    }
  }

  /// Adds others behind them.
  package mutating func append(contentsOf others: consuming StepNotes) {
    switch self {
    case .none: self = others
    case .one, .several: for note in others { append(note) }
    }
  }

  /// The notes, each made into another.
  package func changed(by change: (StepNote) -> StepNote) -> StepNotes {
    switch self {
    case .none: .none
    case .one(let note): .one(change(note))
    case .several(let notes): .several(notes.map(change))
    }
  }
}

extension StepNotes: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }

  /// Readers ask this of each step, which must not take a copy.
  @inlinable package var isEmpty: Bool {
    switch self {
    case .none: true
    case .one, .several: false
    }
  }

  package var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let notes): notes.count
    }
  }

  package subscript(position: Int) -> StepNote {
    get {
      switch self {
      case .none: preconditionFailure("there are no notes")
      case .one(let note):
        precondition(position == 0, "there is one note")
        return note
      case .several(let notes): return notes[position]
      }
    }
    set {
      switch self {
      case .none: preconditionFailure("there are no notes")
      case .one:
        precondition(position == 0, "there is one note")
        self = .one(newValue)
      case .several(var notes):
        self = .none  // As above.
        notes[position] = newValue
        self = .several(notes)
      }
    }
  }
}

extension StepNotes: ExpressibleByArrayLiteral {
  package init(arrayLiteral notes: StepNote...) { self.init(notes) }
}
