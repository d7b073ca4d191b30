package import ScenarioEvents

/// A consumer of a run's events that turns them into text.
///
/// Reports see nothing but events and never reach back. What they hold does not grow with the
/// number of finished scenarios.
package protocol Report {
  /// Takes in a fact, and hands what can be written by now to the sink.
  ///
  /// Reports that never go back ask for no more than a ``ReportSink``, so that they can go to a
  /// terminal.
  mutating func receive(_ event: RunEvent, into sink: inout some RewritableSink)
}
