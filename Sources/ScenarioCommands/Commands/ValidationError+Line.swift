import ArgumentParser
import ScenarioDiagnostics

extension ValidationError {
  /// An error in one line, even if it quotes an argument with line breaks.
  init(line text: String) { self.init(VisibleText.escaping(text)) }
}
