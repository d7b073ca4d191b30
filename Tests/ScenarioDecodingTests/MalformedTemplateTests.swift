import ScenarioDecoding
import ScenarioDiagnostics
import Testing

/// Texts between `${` and `}` that are not paths to a value.
struct MalformedTemplateTests {
  @Test func `an index with leading zeros is an error`() {
    expect(
      step: "log: \"${list[01]} ${list[0]} ${list[10]}\"",
      reports: """
        3:11: error: '${list[01]}' is not a path to a value [malformed-template] -- write a name with \
        '.key' and '[index]' steps, or '$${' for the text '${'
        """
    )
  }

  @Test(arguments: [
    ("${", "'${' has no closing '}'", 0, "close it, or write '$${' for the text '${'"),
    ("${}", "'${}' is not a path to a value", 0, nil),
    ("a ${b c}", "'${b c}' is not a path to a value", 2, nil),
    ("${1a}", "'${1a}' is not a path to a value", 0, nil),
    ("${a.}", "'${a.}' is not a path to a value", 0, nil),
    ("${a[-1]}", "'${a[-1]}' is not a path to a value", 0, nil),
    ("${a[b}", "'${a[b}' is not a path to a value", 0, nil),
    ("${ }", "'${ }' is not a path to a value", 0, nil),
    ("${ a b }", "'${ a b }' is not a path to a value", 0, nil),
    ("${ a }", "'${ a }' is not a path to a value", 0, "remove the spaces inside the braces"),
    ("${a[0] }", "'${a[0] }' is not a path to a value", 0, "remove the spaces inside the braces"),
  ])
  func `a malformed template is an error at its place`(
    _ text: String,
    _ problem: String,
    _ offset: Int,
    _ advice: String?
  ) {
    let advice =
      advice ?? "write a name with '.key' and '[index]' steps, or '$${' for the text '${'"
    expect(
      header: "description: '\(text)'",
      reports: "2:\(15 + offset): error: \(problem) [malformed-template] -- \(advice)"
    )
  }

  @Test(arguments: [(64, true), (65, false), (20_000, false)])
  func `paths in brackets are read as deep as they make sense`(_ depth: Int, isRead: Bool) {
    let path =
      String(repeating: "a[", count: depth - 1) + "a" + String(repeating: "]", count: depth - 1)
    let file = SourceFile(path: "a.yaml", text: "name: \"${\(path)}\"\nsteps: [log: a]\n")
    let ids = ScenarioDecoder.decode(file).diagnostics.map(\.message.id)
    #expect(ids == (isRead ? [] : ["malformed-template"]))
  }
}
