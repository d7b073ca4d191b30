import ScenarioEvents

/// Says which test cases a page in Markdown tells nothing of: nearly all.
///
/// What it tells of the others depends on how much room is left.
struct MarkdownCaseWriter: CaseWriter {
  func text(of record: CaseRecord) -> [UInt8]? { record.verdict.isNoteworthy ? nil : [] }
}
