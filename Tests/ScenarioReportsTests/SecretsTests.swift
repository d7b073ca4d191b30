import AppModelKit
import Foundation
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// What was typed into secure fields, and how texts, lines of source and reports look without it.
struct SecretsTests {
  @Test(arguments: [
    ("Swordfish was typed", "••• was typed"),
    ("Swordfish, Swordfish2", "•••, •••"),
    ("swordfish, Sword", "swordfish, Sword"),
    ("SwordfishSwordfish", "•••"),
    ("Swordfish2 Swordfi… Sworn…", "••• •••… •••…"),
    ("U3dvcmRmaXNo U3dvcmRmaXNoMg", "••• •••"),
    ("Swo… U3dvcmQ", "Swo… U3dvcmQ"),
    ("a\u{301}bcd e", "••• e"),
    ("Swordfish\u{301}", "•••\u{301}"),
    ("b is short", "b is short"),
    ("", ""),
  ])
  func `texts of some length are masked wherever they appear`(text: String, expected: String) {
    var secrets = Secrets()
    for secret in ["Swordfish", "b", "Swordfish2", "Sworn in", "a\u{301}bcd", ""] {
      secrets.insert(secret)
    }
    #expect(secrets.masking(text) == expected)
  }

  @Test func `a place is hidden in its own file alone, however alike the names are`() {
    let files = ["caf\u{E9}.yaml", "cafe\u{301}.yaml"].map {
      SourceFile(path: $0, text: "pin: b9")
    }
    let places = files.map { SourceSpan(file: $0, start: 5, end: 7) }
    var secrets = Secrets()
    secrets.insert("b9", from: [places[0]])
    let excerpts = places.map { secrets.masking(lineOf: $0).excerpt }
    #expect(excerpts == ["pin: •••", "pin: b9"])
  }

  @Test(arguments: [
    ("b9", "•••"), ("b9 'b9' \"b9\" b9", "b9 '•••' \"•••\" b9"), ("'b9\"", "'b9\""),
    ("''b9'", "''•••'"),
    ("'é'b9'", "'•••'•••'"), ("'b9'\u{301}", "'b9'\u{301}"), ("'b", "'b"),
  ])
  func `short secrets are masked where they are all of a text or of a quotation`(
    text: String,
    expected: String
  ) {
    var secrets = Secrets()
    for secret in ["b9", "é"] { secrets.insert(declared: secret) }
    #expect(secrets.masking(text) == expected)
  }

  @Test(arguments: [
    "open &<\u{E4}> sesame", "open+%26%3C%C3%A4%3e%20sesame", "open &amp;&lt;&#228;&#x3E; sesame",
    "open \\u0026<\\u00E4> sesame", "open\\u{20}&\\u{3c}\u{E4}> sesame", "open &<\u{E4}…",
    "b3BlbiAmPMOkPiBzZXNhbWU=", "b3BlbiAmPMOkPiBzZXNhbWU",
    "open\\ \\x26<\\xe4> sesame", "open &\\U0000003C\u{E4}> sesame",
  ])
  func `every encoded form of a secret is masked`(form: String) {
    var secrets = Secrets()
    secrets.insert("open &<\u{E4}> sesame")
    #expect(secrets.masking("(\(form))").filter { $0 != "=" && $0 != "…" } == "(•••)")
  }

  @Test(arguments: ["don't \"tell", "don''t \"tell", "don't \"\"tell", "don\\'t \\\"tell"])
  func `a secret is masked with its quotation marks doubled`(form: String) {
    var secrets = Secrets()
    secrets.insert("don't \"tell")
    #expect(secrets.masking("'\(form)'") == "'•••'")
  }

  @Test(arguments: ["open  sesame", "open\\n\\tsesame", "open\n\tsesame", "open\\u{A} sesame"])
  func `a secret of several lines is masked without the breaks around it`(form: String) {
    var secrets = Secrets()
    secrets.insert("\nopen\n\tsesame\r\n")
    secrets.insert("abc\n")
    #expect(secrets.masking("(\(form)) abc") == "(•••) abc")
  }

  @Test(arguments: 0..<6)
  func `base64 of a text with a secret in it does not show the secret`(count: Int) {
    var secrets = Secrets()
    secrets.insert("sw~rd?ish!")
    let text = String(repeating: "x", count: count) + "sw~rd?ish!" + "tail"
    let standard = Data(text.utf8).base64EncodedString()
    for form in [standard, standard.replacing("/", with: "_").replacing("+", with: "-")] {
      let parts = secrets.masking(form).components(separatedBy: "•••")
      #expect(parts.count == 2 && form.count - parts.joined().count >= 12, "\(form)")
    }
  }

  @Test(arguments: [
    ("b9", "•••"), ("is 'b9'", "is '•••'"), ("[\"b9\", 'b9']", "[\"•••\", '•••']"),
    ("b9 b99", "b9 b99"), ("'b99'", "'b99'"),
  ])
  func `a short text that is listed as secret is masked where it stands alone`(
    text: String,
    expected: String
  ) {
    var secrets = Secrets()
    secrets.insert(declared: "b9")
    #expect(secrets.masking(text) == expected)
  }

  @Test(arguments: [
    (
      "type: {text: q9, into: pin}", "  - type: {text: •••, into: pin}",
      "type: {text: •••, into: pin}"
    ),
    ("into: pin", "  - type: {text: •••, into: pin}", "into: pin"),
    ("type", "  - type: {text: •••, into: pin}", "type"),
    ("text: q9", "  - type: {text: •••, into: pin}", "text: •••"),
    ("q9", "  - type: {text: •••, into: pin}", "•••"),
    ("log", "  - log: ••• is typed", "log"),
    ("second", "•••", "•••"),
    ("done", "  - log: done", "done"),
  ])
  func `lines of source are masked where secrets came from`(
    piece: String,
    line: String,
    marked: String
  ) {
    var secrets = Secrets()
    secrets.insert("q9", from: [pinFile.span(of: "q9")])
    secrets.insert("Swordfish", from: [pinFile.span(of: "first\n      second")])
    let snippet = Snippet(of: secrets.masking(lineOf: pinFile.span(of: piece)))
    #expect(snippet.text == line)
    #expect(String(Array(snippet.text)[snippet.markedColumns]) == marked)
    #expect(snippet.line == pinFile.span(of: piece).line)
  }

  @Test(arguments: Reporting.all)
  func `no report shows a secret`(reporting: Reporting) {
    let secret = "<&\"Sword'fish\n\u{1B}[1m\\"
    var secrets = Secrets()
    secrets.insert(secret)
    let masked = reporting.text([.signIn(password: Secrets.mask, Secrets())])
    #expect(reporting.text([.signIn(password: secret, secrets)]) == masked)
    #expect(reporting.text([CaseRecord.signIn(password: secret, secrets).masked]) == masked)
  }

  @Test func `what is masked once is not gone through again`() {
    var secrets = Secrets()
    secrets.insert("Swordfish")
    var record = CaseRecord.signIn(password: "Swordfish", secrets).masked
    #expect(record.identity.description == "It types •••.")
    record.identity.description = "Swordfish"
    #expect(record.masked.identity.description == "Swordfish")
  }
}

/// A scenario file with a short secret, one of several lines, and one in passing.
private let pinFile = SourceFile(
  path: "pin.yaml",
  text: """
    steps:
      - type: {text: q9, into: pin}
      - type: |
          first
          second
      - log: Swordfish is typed
      - log: done
    """
)

extension CaseRecord {
  /// A failed case that shows a password wherever a record has room for one, but in names.
  fileprivate static func signIn(password: String, _ secrets: Secrets) -> CaseRecord {
    CaseRecord(
      identity: CaseIdentity(
        file: "Sword.yaml",
        line: 1,
        name: "Signs in with Sword",
        description: "It types \(password)."
      ),
      result: .ran([.signIn(password: password, secrets)])
    )
  }
}

extension Attempt {
  fileprivate static func signIn(password: String, _ secrets: Secrets) -> Attempt {
    let file = SourceFile(path: "Sword.yaml", text: "- type: \(password)")
    let failure = Failure.about(password)
    let step = StepRecord(
      command: "type",
      title: "into: password, text: \(password)",
      span: SourceSpan(file: file, start: 2, end: 6),
      outcome: .failed(failure),
      notes: .about(password)
    )
    return Attempt(
      steps: [step],
      failure: CaseFailure(failure, step: 0),
      duration: .zero,
      secrets: secrets
    )
  }
}

extension Failure {
  fileprivate static func about(_ password: String) -> Failure {
    Failure(
      .assertionFailed,
      "the value is \(password)",
      expected: "not \(password)",
      found: password,
      candidates: [password],
      advice: "do not type \(password)",
      screen: .showing(password),
      screenBefore: .showing(password)
    )
  }
}

extension [StepNote] {
  fileprivate static func about(_ password: String) -> [StepNote] {
    [
      .touched(element: .words(password), at: Point(x: 1, y: 2)),
      .scrolledIntoView(element: .words(password)),
      .text("typed \(password)"), .hierarchy(.showing(password), below: nil),
      .screenshot(name: password, .showing(password)),
      .warning(
        Diagnostic(
          Diagnostic.Message(id: "odd", text: "\(password) is odd"),
          at: .commandLine,
          suggestion: "instead of \(password)",
          notes: [Diagnostic.Note("see \(password)")]
        )
      ),
    ]
  }
}

extension ScreenSnapshot {
  fileprivate static func showing(_ text: String) -> ScreenSnapshot {
    var screen = ScreenSnapshot()
    let window = screen.append(ElementSnapshot(.window, frame: bounds))
    screen.append(
      ElementSnapshot(
        .textField,
        identifier: text,
        label: text,
        value: text,
        placeholder: text,
        title: text,
        frame: bounds
      ),
      to: window
    )
    return screen
  }
}
