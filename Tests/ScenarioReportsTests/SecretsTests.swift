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
  func `texts of four characters and more are masked wherever they appear`(
    text: String,
    expected: String
  ) {
    var secrets = Secrets()
    for secret in ["Swordfish", "b", "Swordfish2", "Sworn in", "a\u{301}bcd", ""] {
      secrets.insert(secret)
    }
    #expect(secrets.masking(text) == expected)
  }

  @Test(arguments: [
    "open &<\u{E4}> sesame", "open+%26%3C%C3%A4%3e%20sesame", "open%20&<%C3%A4%3E%20sesame",
    "open \\u0026<\\u00E4> sesame", "open\\u{20}&\\u{3c}\u{E4}> sesame", "open &<\u{E4}…",
    "b3BlbiAmPMOkPiBzZXNhbWU=", "b3BlbiAmPMOkPiBzZXNhbWU",
    "open\\ \\x26<\\xe4> sesame", "open &\\U0000003C\u{E4}> sesame",
  ])
  func `every encoded form of a secret is masked`(form: String) {
    var secrets = Secrets()
    secrets.insert("open &<\u{E4}> sesame")
    #expect(secrets.masking("(\(form))").filter { $0 != "=" && $0 != "…" } == "(•••)")
  }

  @Test(arguments: ["\\ud83e\\udddb sucks", "\\u{1f9db} sucks", "%F0%9F%A7%9B+sucks"])
  func `a character beyond the first plane is read in all forms`(form: String) {
    var secrets = Secrets()
    secrets.insert("\u{1F9DB} sucks")
    #expect(secrets.masking(form) == "•••")
  }

  @Test(arguments: ["don't \"tell", "don''t \"tell", "don't \"\"tell", "don\\'t \\\"tell"])
  func `a secret is masked with its quotation marks doubled or escaped`(form: String) {
    var secrets = Secrets()
    secrets.insert("don't \"tell")
    #expect(secrets.masking("'\(form)'") == "'•••'")
  }

  @Test(arguments: ["open  sesame", "open\\n\\tsesame", "open\n\tsesame", "open\\u{A}\\tsesame"])
  func `a secret of several lines is masked without the breaks around it`(form: String) {
    var secrets = Secrets()
    secrets.insert("\nopen\n\tsesame\r\n")
    secrets.insert("abc\n")
    #expect(secrets.masking("(\(form)) abc") == "(•••) abc")
  }

  @Test func `each line of a secret is masked, since excerpts show one line`() {
    var secrets = Secrets()
    secrets.insert("first line\nxyz\nsecond line")
    #expect(secrets.masking("text: first line") == "text: •••")
    #expect(secrets.masking("xyz, second line") == "xyz, •••")
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
    (
      "type: {text: \"q\\x399\\u0039\", into: pin}", "  - type: {text: \"•••\", into: pin}",
      "type: {text: \"•••\", into: pin}"
    ),
    ("into: pin", "  - type: {text: \"•••\", into: pin}", "into: pin"),
    ("second", "      •••", "•••"),
    ("done", "  - log: done", "done"),
  ])
  func `lines of source show no secret`(piece: String, line: String, marked: String) {
    var secrets = Secrets()
    secrets.insert("q999")
    secrets.insert("first\nsecond")
    let snippet = Snippet(of: secrets.masking(lineOf: pinFile.span(of: piece)))
    #expect(snippet.text == line)
    #expect(String(Array(snippet.text)[snippet.markedColumns]) == marked)
    #expect(snippet.line == pinFile.span(of: piece).line)
  }

  @Test func `a line of a quarter of a megabyte is hidden as a whole`() {
    var secrets = Secrets()
    secrets.insert("Swordfish")
    let file = SourceFile(path: "a.yaml", text: "\(String(repeating: "x", count: 1 << 18)) end")
    let end = UInt32(file.bytes.count)
    let span = secrets.masking(lineOf: SourceSpan(file: file, start: end - 3, end: end))
    #expect(span.excerpt == "•••")
  }

  @Test(arguments: [Diagnostic.Kind.malformedText.id, Diagnostic.Kind.nulCharacter.id])
  func `no line is shown of bytes that are no text`(id: Diagnostic.ID) {
    var secrets = Secrets()
    secrets.insert("Swordfish")
    let message = Diagnostic.Message(id: id, text: "bytes are odd")
    let masked = Diagnostic(message, at: pinFile.span(of: "done")).masked(by: secrets)
    guard case .span(let span) = masked.place else {
      Issue.record("the place is lost")
      return
    }
    #expect(span.excerpt == "•••")
  }

  @Test(arguments: Reporting.all)
  func `no report shows a secret`(reporting: Reporting) {
    let secret = "<&\"Sword'fish\n\u{1B}[1m\\"
    var secrets = Secrets()
    secrets.insert(secret)
    let record = CaseRecord.signIn(password: secret).masked(by: secrets)
    #expect(reporting.text([record]) == reporting.text([.signIn(password: Secrets.mask)]))
  }

  @Test func `each text of an element is masked`() {
    let secret = "Swordfish"
    var secrets = Secrets()
    secrets.insert(secret)
    let screen = ScreenSnapshot.showing(secret)
    // The sample, which all reports write above, has the secret in each text that there is.
    #expect(screen.elements.last?.texts.filter { $0.value != secret } == [:])
    let masked = screen.masked(by: secrets).elements.last
    #expect(masked?.texts.filter { $0.value != Secrets.mask } == [:])
  }

  @Test func `what a secure field shows is masked, however short it is`() {
    var secrets = Secrets()
    secrets.insert("b9")
    var screen = ScreenSnapshot()
    screen.append(
      ElementSnapshot(.textField, value: "b9", frame: ScreenSnapshot.modelBounds, traits: [.secure])
    )
    #expect(screen.masked(by: secrets).elements[0].value == "•••")
  }
}

/// A scenario file with an escaped secret, and one of several lines.
private let pinFile = SourceFile(
  path: "pin.yaml",
  text: """
    steps:
      - type: {text: "q\\x399\\u0039", into: pin}
      - type: |
          first
          second
      - log: done
    """
)

extension CaseRecord {
  /// A failed case that shows a password wherever a record has room for one, but in names.
  fileprivate static func signIn(password: String) -> CaseRecord {
    CaseRecord(
      identity: CaseIdentity(
        file: "Sword.yaml",
        line: 1,
        name: "Signs in with Sword",
        description: "It types \(password)."
      ),
      result: .ran([.signIn(password: password)])
    )
  }
}

extension Attempt {
  fileprivate static func signIn(password: String) -> Attempt {
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
      duration: .zero
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
      .touched(element: password, at: Point(x: 1, y: 2)),
      .scrolledIntoView(element: password),
      .called(RecordedCall("send", [.init("text", .text(password))])),
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

extension ElementSnapshot {
  /// All stored texts, by the names of their properties.
  fileprivate var texts: [String: String] {
    var texts: [String: String] = [:]
    for property in Mirror(reflecting: self).children {
      if let text = property.value as? String { texts[property.label ?? ""] = text }
    }
    return texts
  }
}

extension ScreenSnapshot {
  static func showing(_ text: String) -> ScreenSnapshot {
    var screen = ScreenSnapshot()
    (screen.screen, screen.latestTransition) = (text, text)
    let window = screen.append(ElementSnapshot(.window, frame: modelBounds))
    screen.append(
      ElementSnapshot(
        .textField,
        identifier: text,
        label: text,
        value: text,
        placeholder: text,
        title: text,
        frame: modelBounds
      ),
      to: window
    )
    return screen
  }
}
