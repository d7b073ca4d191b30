import ScenarioDiagnostics
import ScenarioEvents
import Testing

/// Secrets that are longer than what is shown, or than what is followed, and those that are cut off.
struct LongSecretTests {
  @Test func `what comes into sight where others are masked is masked, too`() {
    var secrets = Secrets()
    let long = String(repeating: "Sword", count: 1_000)
    for secret in [long, "fishermen"] { secrets.insert(secret) }
    let text = "fishermen \(long) fishermen \(long) end"
    let file = SourceFile(path: "a.yaml", text: text)
    let end = UInt32(text.utf8.count)
    let span = secrets.masking(lineOf: SourceSpan(file: file, start: end - 3, end: end))
    #expect(span.excerpt == "••• ••• ••• ••• end")
  }

  @Test func `a secret of which a line shows no more than the end is masked`() {
    var secrets = Secrets()
    let long = "first" + String(repeating: "Sword", count: 2_000)
    secrets.insert(long)
    let text = "\(long) end"
    let end = UInt32(text.utf8.count)
    let file = SourceFile(path: "a.yaml", text: text)
    let span = secrets.masking(lineOf: SourceSpan(file: file, start: end - 3, end: end))
    #expect(span.excerpt == "••• end")
  }

  /// Followed from each of its places to its end, each of these would be so for ever.
  @Test(arguments: [
    ("\\", "\\"), ("\\", "\\\\"), ("'", "''"), ("\"\\", "\\\"\\\\"), ("a", "a"),
  ])
  func `a long secret that repeats itself is masked, in any of its forms`(
    unit: String,
    form: String
  ) {
    var secrets = Secrets()
    secrets.insert(String(repeating: unit, count: 1_000))
    let text = "<\(String(repeating: form, count: 1_000))>"
    #expect(secrets.masking(text) == "<•••>")
  }

  @Test(arguments: 0..<200)
  func `of a long secret that is cut off, nothing shows`(length: Int) {
    var secrets = Secrets()
    let long = (0..<200).map { "\($0 % 7)\($0)" }.joined(separator: "-")
    secrets.insert(long)
    #expect(secrets.masking("It is \(long.prefix(length + 4))…") == "It is •••…")
  }

  @Test(arguments: [
    ("b3BlbiAmPMO…", "•••…"), ("YWRtaW46b3BlbiAmPM…", "YWRtaW46•••…"),
    ("a%20…, open%20…", "a%20…, •••…"),
  ])
  func `a secret is masked that is cut off in an encoded form`(text: String, expected: String) {
    var secrets = Secrets()
    secrets.insert("open &<\u{E4}> sesame")
    #expect(secrets.masking(text) == expected)
  }

  @Test func `many secrets with one beginning are searched for at once`() {
    var secrets = Secrets()
    let beginning = String(repeating: "a", count: 100)
    for number in 1000..<3000 { secrets.insert("\(beginning)\(number)") }
    #expect(secrets.masking("<\(beginning)2999> <\(beginning)>") == "<•••> <•••>")
    #expect(secrets.masking(String(repeating: "a", count: 63)).count == 63)
  }
}
