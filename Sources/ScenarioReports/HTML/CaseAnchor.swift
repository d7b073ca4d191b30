import ScenarioEvents

/// The id of a test case on the page, made of its file and name.
///
/// It stays the same when other test cases are added or the order changes, so that links to it keep
/// working: `case-scenarios-login-yaml-signs-in-5f0c3a91`.
struct CaseAnchor: CustomStringConvertible {
  let description: String

  init(_ identity: CaseIdentity) {
    let key = "\(identity.file)\n\(identity.name)"
    description = "case-\(Self.words(of: key))-\(Self.hash(of: key))"
  }

  /// ASCII letters and digits in lower case, with hyphens for everything else.
  private static func words(of text: String) -> String {
    let longest = 60
    let words = text.utf8.split { !$0.isASCIILetterOrDigit }
    let joined = words.map { String(decoding: $0, as: UTF8.self).lowercased() }.joined(
      separator: "-"
    )
    return String(joined.prefix(longest))
  }

  /// Distinguishes names whose letters and digits are the same.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
