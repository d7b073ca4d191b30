import ScenarioEvents

/// The command that runs one test case again, with the same delays.
struct RerunCommand: CustomStringConvertible {
  let description: String

  init(_ record: CaseRecord) {
    let place = "\(record.identity.file):\(max(1, record.identity.line))"
    let seed = CaseAttempts(of: record).own.lazy.compactMap(\.attempt.seed).first
    description =
      "rehearse run \(place.shellQuoted)" + (seed.map { " --timing random --seed \($0)" } ?? "")
  }
}

extension String {
  /// The text as one word of a POSIX shell's command line.
  package var shellQuoted: String {
    let isPlain = utf8.allSatisfy { $0.isPlainInShell }
    if isPlain, !isEmpty { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._/:=,@%+".utf8.contains(self)
    }
  }
}
