import ScenarioTestSupport
import Testing

/// What failures advise where a number or a boolean is compared with what only looks like one.
struct EqualsAdviceTests {
  @Test(arguments: [
    ("[\"${n}\", +4]", "'+4'", "remove the '+': it turns the number into a text"),
    ("[\"${half}\", .5]", "'.5'", "write a 0 before the point: without it the number is a text"),
    (
      "[\"${n}\", 004]", "'004'",
      "remove the leading zeros: they turn the number into a text"
    ),
  ])
  func `a text that other tools take for a number is to be written as one`(
    _ pair: String,
    _ text: String,
    _ advice: String
  ) {
    let number = pair.contains("half") ? "0.5" : "4"
    let title = pair.replacing(/"\$\{\w+\}"/, with: number)
    expect(
      """
      variables: {n: 4, half: 0.5}
      steps:
        - {assert: {equals: \(pair)}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert equals: \(title)
          AssertionFailed: \(number) is not equal to \(text): one is a number, the other a text
          expected two equal values
          found \(number) and \(text)
          advice: \(advice)
        """
    )
  }

  @Test(arguments: ["True", "yes", "ON", "TRUE"])
  func `a text that other tools take for a boolean is to be written as one`(_ text: String) {
    expect(
      """
      variables: {on: true}
      steps:
        - {assert: {equals: ["${on}", \(text)]}, optional: true}
        - {assert: {equals: [[\(text)], [true]]}, optional: true}
        - assert: {equals: ["${on}", true]}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert equals: [true, \(text)]
          AssertionFailed: true is not equal to '\(text)': one is a boolean, the other a text
          expected two equal values
          found true and '\(text)'
          advice: write true: '\(text)' is a text
        warned 0.000-0.000 assert equals: [[\(text)], [true]]
          AssertionFailed: at '[0]' '\(text)' is not equal to true: one is a text, the other a boolean
          expected two equal values
          found '\(text)' and true at '[0]'
          advice: write true: '\(text)' is a text
        passed 0.000-0.000 assert equals: [true, true]
        """
    )
  }

  @Test func `what a variable holds is compared as a text, however it is spelt`() {
    expect(
      """
      variables: {n: 4}
      cases: [{field: "+4"}]
      steps:
        - {assert: {equals: ["${field}", "${n}"]}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert equals: ['+4', 4]
          AssertionFailed: '+4' is not equal to 4: one is a text, the other a number
          expected two equal values
          found '+4' and 4
          advice: to compare both as texts, write the same text before them: '=${field}' and '=${n}'
        """
    )
  }
}
