package import ScenarioEvents

/// The place of a test case, or of one of its steps, on a page that an earlier run has written.
///
/// ```swift
/// PageLink(to: identity, step: 3, on: page)?.fragment  // "case-a-yaml-signs-in-5f0c3a91-step-3"
/// ```
package struct PageLink: Sendable {
  /// The part of the page's address after `#`.
  package let fragment: String

  /// The place of a step, or the screen before it that it has not changed; without drawings, that of
  /// the test case; nil if the page does not have it.
  ///
  /// - Parameters:
  ///   - identity: The test case.
  ///   - step: The number of a step in its log, from 1.
  ///   - page: The content of the file.
  package init?(to identity: CaseIdentity, step: Int?, on page: [UInt8]) {
    let anchor = CaseAnchor(identity).description
    let steps = page.numbers(after: "id=\"\(anchor)-step-")
    if let shown = steps.filter({ $0 <= step ?? .max }).max() {
      fragment = "\(anchor)-step-\(shown)"
    } else if !page.ranges(of: Array("id=\"\(anchor)\"".utf8)).isEmpty {
      fragment = anchor
    } else {
      return nil
    }
  }
}

extension [UInt8] {
  /// The numbers that follow a text, each time that it occurs.
  fileprivate func numbers(after text: String) -> [Int] {
    ranges(of: Array(text.utf8)).compactMap { range in
      let digits = self[range.upperBound...].prefix { (0x30...0x39).contains($0) }
      return Int(String(decoding: digits, as: UTF8.self))
    }
  }
}
