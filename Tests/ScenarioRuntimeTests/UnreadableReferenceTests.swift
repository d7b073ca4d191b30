import Testing

/// References that can't be read, wherever a value belongs.
struct UnreadableReferenceTests {
  @Test func `what is no reference is reported once, whatever stands for it`() {
    expect(
      """
      variables: {broken: "${ a }", list: [1]}
      steps:
        - repeat: {times: "${ n }", steps: [hierarchy]}
        - tap: "${x y}"
        - assert: {screen: "a${ n }"}
        - forEach: {variable: i, in: "${ n }", steps: [log: "${i}"]}
        - launch: {arguments: ["${ n }"], now: "${ n }"}
        - waitFor: {element: Done, timeout: "${ n }"}
        - pause: ${broken}
        - tap: ${x
      """,
      reports: """
        3:22: error: '${ a }' is not a path to a value [malformed-template] -- remove the spaces inside \
        the braces
        5:22: error: '${ n }' is not a path to a value [malformed-template] -- remove the spaces inside \
        the braces
        6:11: error: '${x y}' is not a path to a value [malformed-template] -- write a name with \
        '.key' and '[index]' steps, or '$${' for the text '${'
        7:24: error: '${ n }' is not a path to a value [malformed-template] -- remove the spaces inside \
        the braces
        8:33: error: '${ n }' is not a path to a value [malformed-template] -- remove the spaces inside \
        the braces
        9:27: error: '${ n }' is not a path to a value [malformed-template] -- remove the spaces inside \
        the braces
        9:43: error: '${ n }' is not a path to a value [malformed-template] -- remove the spaces inside \
        the braces
        10:40: error: '${ n }' is not a path to a value [malformed-template] -- remove the spaces inside \
        the braces
        12:10: error: '${' has no closing '}' [malformed-template] -- close it, or write '$${' for the \
        text '${'
        """
    )
  }
}
