package import ScenarioEvents

/// Turns the events of a run into text.
///
/// A report sees nothing but events, and never asks the run for more. It does not hold more memory the
/// more cases have finished. For example, this counts:
///
///     struct Count: StreamedReport {
///       private var count = 0
///
///       mutating func receive(_ event: RunEvent, into sink: inout some ReportSink) {
///         switch event {
///         case .caseFinished: count += 1
///         case .runFinished: sink.append(Array("\(count) cases\n".utf8))
///         case .runStarted, .caseStarted, .idle: break
///         }
///       }
///     }
package protocol Report: Sendable {
  /// Takes in an event, and appends what can be written by now to the sink.
  mutating func receive(_ event: RunEvent, into sink: inout some RewritableSink)
}

/// A report that only appends, so that it can go to a terminal.
package protocol StreamedReport: Report {
  /// See ``Report/receive(_:into:)``.
  mutating func receive(_ event: RunEvent, into sink: inout some ReportSink)
}
