package import ScenarioDiagnostics

/// One step of a scenario: exactly one command, and what may stand beside it.
///
/// A class, as it holds many references and never changes: to hand one on counts a single one. Of
/// nothing else a plan holds as many, so that what is rare lies apart and what is short takes few bytes.
package final class Step: Sendable {
  /// What there is besides the command.
  private enum Surroundings: Sendable {
    /// No more than the line of the summary.
    case usual(SourceLines)
    case company(Company)
  }

  /// What may stand beside a command and seldom does, or is longer than usual.
  private final class Company: Sendable {
    let name: Text?
    let isOptional: Resolvable<Bool>?
    let summary: StepSummary

    /// Where the command's name ends.
    let nameEnd: UInt32

    init(_ name: Text?, _ isOptional: Resolvable<Bool>?, _ summary: StepSummary, nameEnd: UInt32) {
      self.name = name
      self.isOptional = isOptional
      self.summary = summary
      self.nameEnd = nameEnd
    }
  }

  package let command: Command
  private let surroundings: Surroundings

  /// Where the command's name begins.
  private let start: UInt32

  /// Where all that is written of the step ends.
  private let end: UInt32

  /// Where the line of a usual step begins among those of its source.
  private let lineStart: UInt32

  /// How long the name of a usual step's command is.
  private let nameLength: UInt16
  private let lineLength: UInt8

  /// Whether the step and those in it depend on nothing that is named elsewhere: on no variable, no
  /// word, no name of the app; and have no text that may be meant as a word.
  ///
  /// Nothing can be wrong with such a step that its own text does not show, so that checks of names
  /// pass over it.
  package let isSelfContained: Bool

  /// A step, all of which stands in the file of its summary.
  ///
  /// - Parameters:
  ///   - command: What it does.
  ///   - name: The title that the log shows instead of the command's own.
  ///   - isOptional: Whether a failure is only a warning.
  ///   - isSelfContained: Whether it depends on nothing that is named elsewhere.
  ///   - summary: The command's argument in one line.
  ///   - place: Where the command's name stands.
  ///   - end: Where all that is written of it ends.
  package init(
    _ command: Command,
    name: Text? = nil,
    isOptional: Resolvable<Bool>? = nil,
    isSelfContained: Bool,
    summary: StepSummary,
    place: Range<UInt32>,
    end: UInt32
  ) {
    self.command = command
    self.isSelfContained = isSelfContained
    (start, self.end) = (place.lowerBound, end)
    if name == nil, isOptional == nil, case .line(let line) = summary,
      let lineLength = UInt8(exactly: line.count), let nameLength = UInt16(exactly: place.count)
    {
      surroundings = .usual(line.lines)
      lineStart = line.start
      (self.nameLength, self.lineLength) = (nameLength, lineLength)
    } else {
      surroundings = .company(Company(name, isOptional, summary, nameEnd: place.upperBound))
      (lineStart, nameLength, lineLength) = (0, 0, 0)
    }
  }
}

extension Step {
  /// The title that the log shows instead of the command's own.
  package var name: Text? {
    switch surroundings {
    case .usual: nil
    case .company(let company): company.name
    }
  }

  /// Whether a failure is only a warning.
  package var isOptional: Resolvable<Bool>? {
    switch surroundings {
    case .usual: nil
    case .company(let company): company.isOptional
    }
  }

  /// The command's argument in one line, as the log shows it with its references filled in.
  package var summary: StepSummary {
    switch surroundings {
    case .usual(let lines): .line(SourceLine(at: lineStart, count: UInt32(lineLength), of: lines))
    case .company(let company): company.summary
    }
  }

  /// Where the step stands, from its command's name on.
  package var span: SourceSpan {
    switch surroundings {
    case .usual(let lines):
      SourceSpan(file: lines.file, start: start, end: start + UInt32(nameLength))
    case .company(let company):
      SourceSpan(file: company.summary.file, start: start, end: company.nameEnd)
    }
  }

  /// Where all that is written of the step stands, from its command to the end of its argument.
  package var wholePlace: Range<UInt32> { start..<max(start, end) }
}
