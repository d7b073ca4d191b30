extension HostileInput {
  /// Numbers that fit into nothing.
  static let numbers = [
    HostileInput("a pause of four hundred digits", step: "pause: \("9" * 400)"),
    HostileInput("a pause of 1e308 seconds", step: "pause: 1e308"),
    HostileInput("a pause of 1e999 hours", step: "pause: 1e999h"),
    HostileInput("a pause that is no number", step: "pause: .nan"),
    HostileInput("a pause without end", step: "pause: .inf"),
    HostileInput("a pause into the past", step: "pause: -1s"),
    HostileInput("a pause of next to nothing", step: "pause: 1e-999"),
    HostileInput(
      "more turns than fit",
      step: "repeat: {times: 99999999999999999999, steps: [back]}"
    ),
    HostileInput("an index below all", step: "tap: {cell: , index: -9223372036854775808}"),
    HostileInput("an index above all", step: "tap: {cell: , index: 9223372036854775807}"),
    HostileInput("an index that does not fit", step: "tap: {cell: , index: 9223372036854775808}"),
    HostileInput("a count of 1e400", step: "assert: {elements: {cell: }, count: 1e400}"),
    HostileInput(
      "an item beyond the list",
      "variables: {list: [1]}\nsteps: [{log: \"${list[9223372036854775807]}\"}]\n"
    ),
    HostileInput("a slider beyond its end", step: "adjust: {element: {slider: }, to: 1e400}"),
    HostileInput(
      "a year beyond all",
      "launch: {now: 99999999999-01-01T00:00:00Z}\nsteps: [back]\n"
    ),
    HostileInput(
      "the end of the last year",
      "launch: {now: 9999-12-31T23:59:59Z}\ntimeLimit: 24h\nsteps: [{pause: 23h}, back]\n"
    ),
    HostileInput(
      "an argument that does not fit",
      "launch: {arguments: [-startAt, 9223372036854775808]}\nsteps: [{pause: 1s}]\n"
    ),
  ]
}
