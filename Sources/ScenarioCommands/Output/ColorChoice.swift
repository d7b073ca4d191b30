import ArgumentParser

/// When output has colors.
enum ColorChoice: String, OptionWord {
  /// On a terminal, or as `NO_COLOR` and `FORCE_COLOR` say.
  case auto
  case always
  case never
}
