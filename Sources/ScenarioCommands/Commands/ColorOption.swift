import ArgumentParser

/// The option of every command that writes in color.
struct ColorOption: ParsableArguments {
  @Option(help: "Use colors or not, in place of NO_COLOR and FORCE_COLOR. (default: auto)")
  var color: ColorChoice?

  var choice: ColorChoice { color ?? .auto }
}
