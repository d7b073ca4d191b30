import ScenarioEvents

extension TextBuffer {
  /// Appends a verdict as GitHub's own pages show one, in Markdown and HTML alike.
  mutating func append(labelOf verdict: Verdict) {
    switch verdict {
    case .passed: append("✅ passed")
    case .failed: append("❌ failed")
    case .error: append("❗ error")
    case .skipped: append("⏭️ skipped")
    case .flaky: append("⚠️ flaky")
    }
  }
}
