import Testing

/// What a suite says about itself, in the reports of a run.
struct SuiteDescriptionTests {
  private static let suite: FileContent = """
    suite: S
    description: About <${who}> and Pass1234
    app: sign-in
    variables: {who: Ann & Bob}
    scenarios:
      - name: A
        steps: [{type: {into: {id: password}, text: Pass1234}}]
    """

  @Test(arguments: [
    (
      "junit=r",
      "      <property name=\"description\" value=\"About &lt;Ann &amp; Bob&gt; and •••\"/>"
    ),
    (
      "html=r",
      "</p><p class=\"title\">S</p><p class=\"description\">About &lt;Ann &amp; Bob&gt; and •••</p></header>"
    ),
    ("json-lines=r", #""suite":"S","suiteDescription":"About <Ann & Bob> and •••","verdict""#),
  ])
  func `it is filled in, masked and escaped`(report: String, piece: String) async throws {
    let run = try await rehearse("run . --report \(report)", files: ["a.yaml": Self.suite])
    #expect(run.status == 0)
    #expect(run.files["r"]?.split(separator: piece, omittingEmptySubsequences: false).count == 2)
    #expect(run.files["r"]?.contains("Pass1234") == false)
  }
}
