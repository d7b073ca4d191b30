import ScenarioDiagnostics

extension String {
  /// The text, which has no line breaks, as what a command of GitHub's is about.
  var escapedForGitHubData: String { escapedForGitHub { $0 == "%" } }

  /// The text, which has no line breaks, as a property of a command of GitHub's.
  var escapedForGitHubProperty: String {
    escapedForGitHub { "%:,".unicodeScalars.contains($0) }
  }

  private func escapedForGitHub(_ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      if isSpecial(scalar) {
        escaped += "%" + scalar.hexadecimalCode(digits: 2)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
