package import ScenarioEvents

/// The writer of a report that nobody has asked for.
package struct SilentCaseWriter: CaseWriter {
  package init() {}

  package func text(of record: CaseRecord) -> [UInt8]? { [] }
}
