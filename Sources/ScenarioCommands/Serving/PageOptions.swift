import ArgumentParser

/// How the page of a command is served.
struct PageOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Serve the page on this port. (default: any free one)", valueName: "n"),
    transform: { try Int(argument: $0, within: 0...65_535) }
  )
  var port: Int?

  @Flag(help: "Open the page in the browser that the system prefers.")
  var open = false
}
