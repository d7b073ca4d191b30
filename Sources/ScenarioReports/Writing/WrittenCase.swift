package import ScenarioEvents

/// A finished test case in the words of several reports.
package struct WrittenCase: Sendable {
  package let outline: CaseOutline

  /// What each of the reports has to say, in their order; nil where one needs the record.
  fileprivate let texts: [[UInt8]?]

  /// All that became of the case, if any of the reports needs that.
  fileprivate let record: CaseRecord?
}

/// The writers of several reports, as one core has them.
package struct CaseWriters: Sendable {
  private var writers: [(any CaseWriter)?]

  package init(_ writers: [(any CaseWriter)?]) {
    self.writers = writers
  }

  /// Puts a case into the words of all reports.
  package mutating func write(_ record: CaseRecord) -> WrittenCase {
    var texts: [[UInt8]?] = []
    texts.reserveCapacity(writers.count)
    for index in writers.indices { texts.append(writers[index]?.text(of: record)) }
    return WrittenCase(
      outline: CaseOutline(record),
      texts: texts,
      record: texts.allSatisfy { $0 != nil } ? nil : record
    )
  }
}

extension Report {
  /// Takes in a test case as the writer at a position had it, or else its record.
  package mutating func receive(
    _ written: WrittenCase,
    at position: Int,
    into sink: inout some RewritableSink
  ) {
    if let text = written.texts[position] {
      receive(written.outline, writtenAs: text, into: &sink)
    } else if let record = written.record {
      receive(.caseFinished(record), into: &sink)
    }
  }
}

extension StreamedReport {
  /// Takes in a test case as the writer at a position had it, or else its record.
  package mutating func receive(
    _ written: WrittenCase,
    at position: Int,
    into sink: inout some ReportSink
  ) {
    if let text = written.texts[position] {
      receive(written.outline, writtenAs: text, into: &sink)
    } else if let record = written.record {
      receive(.caseFinished(record), into: &sink)
    }
  }
}
