package import ScenarioEvents

/// A consumer of a run's events that turns them into text.
///
/// Reports see nothing but events and never reach back. What they hold does not grow with the
/// number of finished scenarios.
package protocol Report {
  /// A writer for each core that runs test cases, or nil if the report needs their records.
  var caseWriter: (any CaseWriter)? { get }

  /// Takes in a fact, and hands what can be written by now to the sink.
  ///
  /// Reports that never go back ask for no more than a ``ReportSink``, so that they can go to a
  /// terminal.
  mutating func receive(_ event: RunEvent, into sink: inout some RewritableSink)

  /// Takes in a finished test case in the words of the report's own writer.
  mutating func receive(
    _ outline: CaseOutline,
    writtenAs text: [UInt8],
    into sink: inout some RewritableSink
  )
}

/// A report that never goes back, so that it can go to a terminal.
package protocol StreamedReport: Report {
  /// See ``Report/receive(_:into:)``.
  mutating func receive(_ event: RunEvent, into sink: inout some ReportSink)

  /// See ``Report/receive(_:writtenAs:into:)``.
  mutating func receive(
    _ outline: CaseOutline,
    writtenAs text: [UInt8],
    into sink: inout some ReportSink
  )
}
