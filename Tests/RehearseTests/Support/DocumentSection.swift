import Foundation
import ScenarioTestSupport
import Testing

/// A section of a Markdown page with the fenced blocks that can be tried out.
struct DocumentSection: CustomTestStringConvertible, Sendable {
  let title: String

  /// The blocks' files by name: what a block calls `file=name`, and fragments in their frame.
  private(set) var files: [String: FileContent] = [:]

  /// The command in the section, where it shows one.
  private(set) var command: String?

  var testDescription: String { title }

  private init(title: String) {
    self.title = title
  }

  /// The sections of a page that have something to try out.
  static func all(in page: String) throws -> [DocumentSection] {
    var sections = [DocumentSection(title: "")]
    var block: (info: Substring, lines: [Substring])?
    for line in try Repository.text(of: page).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ) {
      if let open = block {
        if line == "```" {
          sections[sections.count - 1].add(open.info, open.lines.joined(separator: "\n") + "\n")
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        block = (line.dropFirst(3), [])
      } else if line.hasPrefix("## ") || line.hasPrefix("### ") {
        sections.append(DocumentSection(title: String(line.drop { $0 == "#" || $0 == " " })))
      }
    }
    return sections.filter { !$0.files.isEmpty }
  }

  private mutating func add(_ info: Substring, _ text: String) {
    let words = info.split(separator: " ")
    if words == ["sh"] { command = text.split(separator: "\n").first.map(String.init) }
    guard words.count == 2 else { return }
    let place = words[1].split(separator: "=")
    if place.first == "file", let name = place.last { files[String(name)] = "\(text)" }
    if place.first == "app", let app = place.last {
      let name = "Example \(files.count + 1)"
      files["\(name).yaml"] = "name: \(name)\napp: \(String(app))\n\(text)"
    }
  }
}
