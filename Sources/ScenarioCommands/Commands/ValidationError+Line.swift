import ArgumentParser
import ScenarioDiagnostics

extension ValidationError {
  /// An error told in one line, whatever an argument that it quotes has in it.
  init(line text: String) {
    self.init(VisibleText.escaping(text))
  }
}
