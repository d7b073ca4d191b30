import ScenarioDiagnostics

extension FailureMemory {
  /// The first line; a file of another version is not read.
  private static let heading = "rehearse last-run 1"

  /// Reads what ``text`` wrote; nil for anything else.
  static func entries(from text: String) -> Set<Entry>? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
    guard let first = lines.first, String(first) == heading else { return nil }
    return Set(
      lines.dropFirst().map { line in
        let fields = line.utf8.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
          .map { Substring($0).unescaped }
        return Entry(path: PathKey(fields.first ?? ""), name: fields.count > 1 ? fields[1] : nil)
      }
    )
  }

  /// A line for each entry, in order: its path, a tab, and its name.
  var text: String {
    let lines = entries.map { entry in
      entry.path.path.escaped + (entry.name.map { "\t\($0.escaped)" } ?? "")
    }
    return ([Self.heading] + lines.sorted()).map { "\($0)\n" }.joined()
  }
}

/// What separates lines and fields, and how it is written within a field.
private let escapes: [(character: Unicode.Scalar, letter: Unicode.Scalar)] = [
  ("\\", "\\"), ("\n", "n"), ("\r", "r"), ("\t", "t"),
]

extension String {
  fileprivate var escaped: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let escape = escapes.first(where: { $0.character == scalar }) {
        text += ["\\", escape.letter]
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

extension Substring {
  fileprivate var unescaped: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return String(self) }
    var text = String.UnicodeScalarView()
    var isEscape = false
    for scalar in unicodeScalars {
      if isEscape {
        text.append(escapes.first { $0.letter == scalar }?.character ?? scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
