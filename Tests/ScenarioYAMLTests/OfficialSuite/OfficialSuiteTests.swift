import ScenarioDiagnostics
import ScenarioYAML
import Testing

/// The official YAML test suite, case by case.
struct OfficialSuiteTests {
  @Test(arguments: try SuiteCase.all())
  func `the reader agrees with the suite, or is known not to`(suiteCase: SuiteCase) {
    let difference = Self.difference(in: suiteCase)
    let isKnown = KnownDifference.reason(for: suiteCase.id) != nil
    #expect((difference != nil) == isKnown, "\(difference ?? "there is no difference any more")")
  }

  /// How the reader's answer differs from the suite's.
  private static func difference(in suiteCase: SuiteCase) -> String? {
    let reading = suiteCase.reading
    let errors = reading.diagnostics.filter(\.isError).map(\.message.text)
    if suiteCase.isError { return errors.isEmpty ? "accepted: \(reading.tree)" : nil }
    if suiteCase.isBeyondTheLanguage { return errors.isEmpty ? "not refused" : nil }
    if !errors.isEmpty { return "refused: \(errors.joined(separator: "; "))" }
    let tree = reading.tree
    return tree == suiteCase.expectedTree ? nil : "\(tree) for \(suiteCase.expectedTree)"
  }
}

/// Cases in which the reader is not of the suite's opinion, and why.
struct KnownDifference {
  let reason: String
  let ids: Set<String>

  static func reason(for id: String) -> String? {
    all.first { $0.ids.contains(id) }?.reason
  }

  /// Most are libyaml's, which reads YAML 1.1 with much of 1.2; scenarios lose nothing by them.
  static let all = [
    KnownDifference(
      reason: "libyaml lets no tab stand where indentation or separation could be meant",
      ids: [
        "6BCT", "6CA3", "96NN/00", "96NN/01", "A2M4", "DK95/00", "DK95/03", "DK95/04", "Q5MG",
        "R4YG", "Y79Y/001", "Y79Y/010",
      ]
    ),
    KnownDifference(
      reason: "libyaml takes a tab for a blank where the suite forbids it",
      ids: ["DK95/01", "Y79Y/003"]
    ),
    KnownDifference(
      reason: "libyaml wants a key behind '? ' or before ': ', and be it an empty quote",
      ids: [
        "2JQS", "6M2F", "CFD4", "FRK4", "NHX8", "S3PD", "SM9W/01", "UKK6/00",
      ]
    ),
    KnownDifference(
      reason:
        "libyaml wants the ':' of a flow mapping on the line of its key, and a blank behind it",
      ids: [
        "4ABK", "4MUZ/00", "4MUZ/01", "4MUZ/02", "58MP", "5MUD", "5T43", "9SA2", "DBG4", "HM87/00",
        "K3WX", "NJ66", "VJP3/01",
      ]
    ),
    KnownDifference(
      reason: "libyaml reads '?x' between brackets as a key 'x', not as the text",
      ids: ["652Z", "HM87/01"]
    ),
    KnownDifference(
      reason: "libyaml lets anchors be made of ASCII letters, digits, '-' and '_'",
      ids: ["2SXE", "8XYN", "W5VH", "Y2GN"]
    ),
    KnownDifference(
      reason: "libyaml knows the directives %YAML and %TAG, and no version above 1.2",
      ids: ["2LFX", "6LVF", "BEC7", "MUS6/05", "MUS6/06"]
    ),
    KnownDifference(
      reason: "libyaml takes a directive that touches a comment",
      ids: ["MUS6/00"]
    ),
    KnownDifference(
      reason: "libyaml lets no text begin at column 1 of a document whose block scalar is the root",
      ids: ["DK3J", "FP8R"]
    ),
    KnownDifference(
      reason: "libyaml gives a block scalar the line break that its last line of blanks lacks",
      ids: ["JEF9/02", "L24T/01"]
    ),
    KnownDifference(
      reason: "libyaml is lenient with the indentation of flow collections and quotes",
      ids: ["9C9N", "QB6E", "S98Z"]
    ),
    KnownDifference(
      reason: "libyaml takes a lone '-' between brackets for a text",
      ids: ["G5U8", "YJV2"]
    ),
    KnownDifference(
      reason: "a document without content has no value here, as an empty file has none",
      ids: ["DK95/07", "MUS6/02", "MUS6/03", "MUS6/04"]
    ),
    KnownDifference(
      reason: "libyaml takes no '...' where a value is still missing",
      ids: ["HWV9", "QT73"]
    ),
  ]
}
