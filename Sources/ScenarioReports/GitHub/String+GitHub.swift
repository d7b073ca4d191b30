import ScenarioDiagnostics

extension String {
  /// The text, which has no line breaks, as what a command of GitHub's is about.
  var escapedForGitHubData: String { escapedForGitHub { $0 == "%" } }

  /// The text, which has no line breaks, as a property of a command of GitHub's.
  var escapedForGitHubProperty: String {
    escapedForGitHub { "%:,".unicodeScalars.contains($0) }
  }

  private func escapedForGitHub(_ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    replacingScalars { isSpecial($0) ? "%" + $0.hexadecimalCode(digits: 2) : nil }
  }
}
