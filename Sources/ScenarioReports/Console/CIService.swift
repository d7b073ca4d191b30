import ScenarioDiagnostics

/// A CI service, whose log may have a syntax with which lines are folded.
package enum CIService: Sendable {
  case azure
  case gitHub
  case gitLab
  case teamCity

  /// One that is not known here by name.
  case other
}

extension TextBuffer {
  /// Appends the beginning of a fold with its title.
  ///
  /// GitLab needs a time, and shows the difference between end and beginning. There is no clock
  /// here, so the difference is zero.
  mutating func append(beginningOf service: CIService?, number: Int, title: String) {
    switch service {
    case .other, nil: break
    case .azure: append(opening: "##[group]", title)
    case .gitHub: append(opening: "::group::", title.escapedForGitHubData)
    case .gitLab:
      append("\u{1B}[0Ksection_start:0:rehearse_")
      append(number)
      append(opening: "[collapsed=true]\r\u{1B}[0K", title)
    case .teamCity:
      append(opening: "##teamcity[blockOpened name='", title.escapedForTeamCity + "']")
    }
  }

  private mutating func append(opening words: StaticString, _ title: String) {
    append(template: "\(words)\(verbatim: title)\n")
  }

  /// Appends the end of a fold.
  mutating func append(endOf service: CIService?, number: Int, title: String) {
    switch service {
    case .other, nil: break
    case .azure: append("##[endgroup]\n")
    case .gitHub: append("::endgroup::\n")
    case .gitLab: append(template: "\u{1B}[0Ksection_end:0:rehearse_\(number)\r\u{1B}[0K\n")
    case .teamCity:
      append(template: "##teamcity[blockClosed name='\(verbatim: title.escapedForTeamCity)']\n")
    }
  }
}

extension String {
  /// The text, which has no line breaks, as a value of a TeamCity message.
  fileprivate var escapedForTeamCity: String {
    replacingScalars { scalar in
      switch scalar {
      case "|", "'", "[", "]": "|\(scalar)"
      case "\u{80}"..."\u{FFFF}": "|0x\(scalar.hexadecimalCode(digits: 4))"
      default: nil
      }
    }
  }
}
