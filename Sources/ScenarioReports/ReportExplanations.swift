package import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// What can be wrong with reports that are merged.
  package static let reports = [
    DiagnosticExplanation(
      "malformed-xml",
      "A report that is to be merged is no well-formed XML.",
      meaning: """
        The file was cut off, or its writer let a character through. Nothing is merged, as a \
        report without a part of the run would look better than the run was.
        """,
      example: merged("<testsuites>\n  <testsuite name=\"a\">\n</testsuites>"),
      remedy: "Write the report anew, for example by running the shard again."
    ),
    DiagnosticExplanation(
      "not-a-report",
      "A file that is to be merged is XML, but no JUnit report.",
      meaning: "Reports begin with 'testsuites' or, for a single suite, with 'testsuite'.",
      example: merged("<coverage/>"),
      remedy: "Leave the file out, or name the folder that holds nothing but reports."
    ),
    DiagnosticExplanation(
      "refused-xml",
      "A report that is to be merged has a part that is left unread.",
      meaning: """
        Document types can name other files and grow without end, and no report needs one. Of \
        encodings, UTF-8 and UTF-16 are read.
        """,
      example: merged("<!DOCTYPE testsuites>\n<testsuites/>"),
      remedy: "Have the report written without a document type, in UTF-8."
    ),
    DiagnosticExplanation(
      "repeated-case",
      "Two of the reports that are merged have the same test case.",
      meaning: """
        A shard ran twice, or a file is an older report of another. Both cases are kept, since \
        nobody can tell here which of them counts.
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
      remedy: "Give each shard's latest report, and no other."
    ),
  ]

  private static func merged(_ report: String) -> DiagnosticExample {
    .files(
      [DiagnosticExampleFile("a.xml", report)],
      command: "rehearse merge a.xml --junit all.xml"
    )
  }
}
