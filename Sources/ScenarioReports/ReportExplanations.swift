package import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// The explanations of problems with reports that are merged.
  package static let reports = [
    DiagnosticExplanation(
      .malformedXML,
      "A report to merge is not well-formed XML.",
      meaning: """
        The file was cut off, or its writer did not escape a character. Nothing is merged, because a \
        report that lacks a part of the run would look better than the run was.
        """,
      example: merged("<testsuites>\n  <testsuite name=\"a\">\n</testsuites>"),
      remedy: "Write the report again, for example by running the shard again."
    ),
    DiagnosticExplanation(
      .notAReport,
      "A file to merge is XML, but not a JUnit report.",
      meaning: "Reports begin with 'testsuites' or, for a single suite, with 'testsuite'.",
      example: merged("<coverage/>"),
      remedy: "Leave the file out, or name a folder with only reports."
    ),
    DiagnosticExplanation(
      .refusedXML,
      "A report to merge has a part that is not supported.",
      meaning: """
        Document types can include other files or expand without end, and reports do not need them. \
        Only UTF-8 and UTF-16 are supported.
        """,
      example: merged("<!DOCTYPE testsuites>\n<testsuites/>"),
      remedy: "Write the report without a document type, in UTF-8."
    ),
    DiagnosticExplanation(
      .repeatedCase,
      "Two merged reports have the same test case.",
      meaning: """
        A shard ran twice, or one file is an older report of the same shard. Both test cases are kept, \
        because the reports do not say which of them counts.
        """,
      example: .files(
        ["a.xml", "b.xml"].map { name in
          DiagnosticExampleFile(
            name,
            "<testsuite name=\"a\"><testcase classname=\"a\" name=\"It loads\"/></testsuite>"
          )
        },
        command: "rehearse merge a.xml b.xml --junit all.xml"
      ),
      remedy: "Give only the latest report of each shard."
    ),
  ]

  private static func merged(_ report: String) -> DiagnosticExample {
    .files(
      [DiagnosticExampleFile("a.xml", report)],
      command: "rehearse merge a.xml --junit all.xml"
    )
  }
}
