package import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Problems of reports that are merged.
  package static let reports: [Diagnostic.Kind] = [
    .malformedXML, .notAReport, .refusedXML, .repeatedCase,
  ]
}

extension Diagnostic.Kind {
  static let malformedXML = Self(
    "malformed-xml",
    "A report to merge is not well-formed XML.",
    meaning: """
      The file was cut off, or its writer did not escape a character. Nothing is merged, because a \
      report that lacks a part of the run looks better than the run was.
      """,
    example: .merged("<testsuites>\n  <testsuite name=\"a\">\n</testsuites>"),
    remedy: "Write the report again, for example by running the shard again."
  )

  static let notAReport = Self(
    "not-a-report",
    "A file to merge is XML, but not a JUnit report.",
    meaning: "Reports begin with 'testsuites' or, for a single suite, with 'testsuite'.",
    example: .merged("<coverage/>"),
    remedy: "Leave the file out, or name a folder with only reports."
  )

  static let refusedXML = Self(
    "refused-xml",
    "A report to merge has a part that is not supported.",
    meaning: """
      Document types can include other files or expand without end, and reports do not need them. \
      Only UTF-8 and UTF-16 are supported.
      """,
    example: .merged("<!DOCTYPE testsuites>\n<testsuites/>"),
    remedy: "Write the report without a document type, in UTF-8."
  )

  static let repeatedCase = Self(
    "repeated-case",
    "Two merged reports have the same test case.",
    meaning: """
      A shard ran twice, or one file is an older report of the same shard. Both test cases are kept, \
      because the reports do not say which of them counts.
      """,
    example: .files(
      ["a.xml": report, "b.xml": report],
      command: "rehearse merge a.xml b.xml --junit all.xml"
    ),
    remedy: "Give only the latest report of each shard."
  )
}

extension Diagnostic.Message {
  static func malformedXML(_ problem: String) -> Self { Self(.malformedXML, problem) }

  static func notAReport(_ root: String) -> Self {
    Self(
      .notAReport,
      "the root element of a JUnit report must be 'testsuites' or 'testsuite', not '\(root)'"
    )
  }

  static func refusedXML(_ part: String) -> Self { Self(.refusedXML, part) }

  fileprivate static func repeatedCase() -> Self {
    Self(.repeatedCase, "the same test case is in two reports; both are kept")
  }
}

extension Diagnostic {
  /// The warning that a test case is in an earlier report as well.
  static func repeatedCase(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .repeatedCase(),
      severity: .warning,
      at: span,
      notes: [Note("it is also here", at: first)]
    )
  }
}

private let report =
  "<testsuite name=\"a\"><testcase classname=\"a\" name=\"It loads\"/></testsuite>"

extension DiagnosticExample {
  fileprivate static func merged(_ report: String) -> Self {
    .files(["a.xml": report], command: "rehearse merge a.xml --junit all.xml")
  }
}
