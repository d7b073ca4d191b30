import ScenarioEvents

/// The id of a test case on the page, made of its file and name.
///
/// It stays the same when other test cases are added or the order changes, so that links to it keep
/// working: `case-scenarios-login-yaml-signs-in-5f0c3a91`.
struct CaseAnchor: CustomStringConvertible {
  let description: String

  init(_ identity: CaseIdentity) {
    let key = "\(identity.file)\n\(identity.name)"
    let words = key.hyphenatedWords.lowercased().prefix(Self.longestWords)
    description = "case-\(words)-\(Self.hash(of: key))"
  }

  /// The number of characters of the part that people can read.
  private static let longestWords = 60

  /// Distinguishes names whose letters and digits are the same.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
