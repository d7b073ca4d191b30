import ScenarioDiagnostics

/// Names `rehearse explain` after the first diagnostic of each id.
///
/// A class, so that all copies of a tool count the same ids.
final class ExplanationHints {
  private var shown: Set<String> = []

  /// The hint for an id that was not shown before and has an explanation.
  func hint(for id: String) -> String? {
    guard shown.insert(id).inserted, DiagnosticCatalog.all.contains(where: { $0.id == id }) else {
      return nil
    }
    return "   = 'rehearse explain \(id)' says more"
  }
}
