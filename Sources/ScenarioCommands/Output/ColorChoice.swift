import ArgumentParser

/// When output has colors.
enum ColorChoice: String, OptionWord {
  /// On a terminal, or as `NO_COLOR` and `FORCE_COLOR` say.
  case auto
  case always
  case never

  static let help: ArgumentHelp = "Use colors or not, in place of NO_COLOR and FORCE_COLOR."
}
