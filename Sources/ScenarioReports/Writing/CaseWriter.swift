package import ScenarioEvents

/// Somebody who puts test cases into the words of one report, on whichever core has run them.
///
/// What the words are depends on the case alone. So they are written while its record is still in that
/// core's cache, and the report puts them together in the order of the plan.
package protocol CaseWriter: Sendable {
  /// The words; nil where the report needs the record itself.
  mutating func text(of record: CaseRecord) -> [UInt8]?
}
