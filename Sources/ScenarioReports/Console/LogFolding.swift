import ScenarioDiagnostics

/// The syntax with which lines of a CI log are folded.
package enum LogFolding: Sendable {
  case none
  case azure
  case gitHub
  case gitLab
  case teamCity
}

extension TextBuffer {
  /// Appends the beginning of a fold with its title.
  ///
  /// GitLab needs a time, and shows the difference between end and beginning. There is no clock
  /// here, so the difference is zero.
  mutating func append(beginningOf folding: LogFolding, number: Int, title: String) {
    switch folding {
    case .none: break
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
  mutating func append(endOf folding: LogFolding, number: Int, title: String) {
    switch folding {
    case .none: break
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
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "|", "'", "[", "]": text += "|\(scalar)"
      case "\u{80}"..."\u{FFFF}": text += "|0x\(scalar.hexadecimalCode(digits: 4))"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
