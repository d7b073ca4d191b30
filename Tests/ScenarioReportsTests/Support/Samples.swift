import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

/// The scenario file that most samples come from.
let answerFile = SourceFile(
  path: "Scenarios/trivia/answer.yaml",
  text: """
    name: An answer is checked
    app: trivia
    steps:
      - waitFor: {element: QuestionTitle, timeout: 5s}
      - tap: {button: Norway}
      - run: finish
      - log: done
    """
)

/// The vocabulary with the flow that the scenario runs.
let wordsFile = SourceFile(
  path: "Scenarios/Vocabulary/trivia.yaml",
  text: """
    vocabulary: The words of trivia
    flows:
      finish:
        steps:
          - assert: {button: Done}
    """
)

extension SourceFile {
  /// The span of the first occurrence of a piece of the file's text.
  func span(of piece: String) -> SourceSpan {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.firstRange(of: piece) else { fatalError("no '\(piece)' in \(path)") }
    let start = UInt32(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
    return SourceSpan(file: self, start: start, end: start + UInt32(piece.utf8.count))
  }
}

extension CaseIdentity {
  static let answer = CaseIdentity(
    file: answerFile.path,
    line: 1,
    name: "An answer is checked",
    tags: ["smoke", "trivia"]
  )
}

extension StepRecord {
  static let wait = StepRecord(
    command: "waitFor",
    title: "element: QuestionTitle, timeout: 5s",
    span: answerFile.span(of: "waitFor: {element: QuestionTitle, timeout: 5s}"),
    end: .milliseconds(550),
    outcome: .passed,
    notes: [.held(at: .milliseconds(550), left: .milliseconds(4450))]
  )

  static let tap = StepRecord(
    command: "tap",
    title: "button: Norway",
    span: answerFile.span(of: "tap: {button: Norway}"),
    start: .milliseconds(550),
    end: .milliseconds(650),
    outcome: .passed,
    notes: [
      .settled(.milliseconds(350)),
      .touched(element: "button 'Norway'", at: Point(x: 187.5, y: 303)),
    ]
  )

  static func run(_ outcome: Outcome) -> StepRecord {
    StepRecord(
      command: "run",
      title: "finish",
      span: answerFile.span(of: "run: finish"),
      start: .milliseconds(650),
      end: .milliseconds(650),
      outcome: outcome
    )
  }

  static func assert(_ outcome: Outcome) -> StepRecord {
    StepRecord(
      depth: 1,
      command: "assert",
      title: "button: Done",
      span: wordsFile.span(of: "assert: {button: Done}"),
      calls: [answerFile.span(of: "run: finish")],
      start: .milliseconds(650),
      end: .milliseconds(650),
      outcome: outcome
    )
  }

  static func log(_ outcome: Outcome) -> StepRecord {
    StepRecord(
      phase: .teardown,
      command: "log",
      title: "done",
      span: answerFile.span(of: "log: done"),
      start: .milliseconds(650),
      end: .milliseconds(650),
      outcome: outcome
    )
  }
}

extension Failure {
  static let noDone = Failure(
    .assertionFailed,
    "no element matches button: Done",
    expected: "at least one element",
    found: "none",
    candidates: ["button 'Dune'", "staticText 'Done'"],
    advice: "wait for the element before asserting it",
    screen: .question,
    screenBefore: .loading,
    targets: [1]
  )
}

extension Failure {
  static let covered = Failure(
    .gestureFailed,
    "button: Norway is covered by the keyboard",
    advice: "dismiss the keyboard first"
  )

  static let disabled = Failure(.gestureFailed, "button: Norway is disabled")
  static let crash = Failure(.appCrashed, "the app crashed: no question 11")
}

extension ScreenSnapshot {
  static let question: ScreenSnapshot = {
    var screen = ScreenSnapshot()
    let window = screen.append(ElementSnapshot(.window, frame: modelBounds))
    screen.append(
      ElementSnapshot(
        .button,
        identifier: "AnswerA",
        label: "Dune",
        frame: Rect(16, 288.5, 343, 30)
      ),
      to: window
    )
    screen.append(
      ElementSnapshot(.staticText, label: "Done", frame: Rect(16, 28, 343, 21)),
      to: window
    )
    screen.screen = "question"
    return screen
  }()
}

extension ScreenSnapshot {
  static let loading: ScreenSnapshot = {
    var screen = ScreenSnapshot()
    screen.append(ElementSnapshot(.activityIndicator, frame: Rect(177.5, 323.5, 20, 20)))
    return screen
  }()
}

extension Attempt {
  static let passing = Attempt(
    steps: [.wait, .tap, .run(.passed), .assert(.passed), .log(.passed)],
    failure: nil,
    duration: .milliseconds(650)
  )

  static func failing(_ failure: Failure = .noDone, seed: UInt64? = nil) -> Attempt {
    Attempt(
      steps: [.wait, .tap, .run(.failed(failure)), .assert(.failed(failure)), .log(.notRun)],
      failure: CaseFailure(failure, step: 3),
      duration: .milliseconds(650),
      seed: seed
    )
  }

  /// An attempt with one step that fails.
  static func short(_ failure: Failure, seed: UInt64? = nil) -> Attempt {
    var tap = StepRecord.tap
    tap.outcome = .failed(failure)
    tap.notes = []
    return Attempt(
      steps: [tap],
      failure: CaseFailure(failure, step: 0),
      duration: .milliseconds(650),
      seed: seed
    )
  }

  static let shortPassing = Attempt(
    steps: [.tap],
    failure: nil,
    duration: .microseconds(650_900),
    seed: 42
  )
}

extension CaseIdentity {
  /// A case of a file.
  static func at(_ file: String) -> CaseIdentity {
    CaseIdentity(file: file, line: 1, name: "A case")
  }
}

extension [CaseRecord] {
  /// Cases of files and folders whose names look alike, but differ in their bytes.
  static let lookingAlike: Self = [
    "e\u{301}/e\u{301}.yaml", "e\u{301}/\u{E9}.yaml", "\u{E9}/\u{E9}.yaml",
  ].map { .waiting($0) }
}
