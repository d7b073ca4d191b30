import ScenarioDiagnostics

/// Where places in reports link to, as `sourceURL` of `rehearse.yaml` says.
package enum SourceURL: Equatable, Sendable {
  /// The commit of a GitHub Actions job.
  case github

  /// The commit of a GitLab job.
  case gitlab

  /// The file on this machine, opened in Visual Studio Code.
  case vscode

  /// An address with `{path}` and, if wanted, `{line}` and `{commit}`.
  case template(String)

  /// Reads the name of a preset, or a URL template: a scheme, `://`, and a text with `{path}`.
  package init?(_ text: String) {
    switch text {
    case "github": self = .github
    case "gitlab": self = .gitlab
    case "vscode": self = .vscode
    default:
      guard let colon = text.firstRange(of: "://"), text[..<colon.lowerBound].isURLScheme,
        text[colon.upperBound...].contains("{path}")
      else { return nil }
      self = .template(text)
    }
  }
}

extension Substring {
  fileprivate var isURLScheme: Bool {
    guard let first = utf8.first, first.isASCIILetter else { return false }
    return utf8.allSatisfy { $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }
  }
}
