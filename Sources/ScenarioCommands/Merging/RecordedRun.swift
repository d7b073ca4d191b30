import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// A run as its report in JSON lines describes it.
struct RecordedRun {
  private(set) var header: RunHeader
  private(set) var records: [CaseRecord] = []

  /// The line of each record.
  private(set) var spans: [SourceSpan] = []
  private(set) var footer: RunFooter

  /// Reads a report, unless it was cut off: that would look better than the run was.
  init(_ file: SourceFile) throws(UndecodableSource) {
    var (header, footer): (RunHeader?, RunFooter?)
    for line in file.lineRanges {
      guard footer == nil else {
        throw UndecodableSource("nothing may follow the end of the run", line, file)
      }
      switch try Self.event(in: line, of: file) {
      case .runStarted(let start): header = start
      case .caseFinished(let record):
        records.append(record)
        spans.append(file.span(line))
      case .runFinished(let end): footer = end
      case .caseStarted, .idle: break
      }
      if header == nil {
        throw UndecodableSource("the first line must be of type 'run-started'", line, file)
      }
    }
    let end = max(0, file.bytes.count - 1)..<file.bytes.count
    guard let header, let footer else {
      throw UndecodableSource("the end of the run is missing", end, file)
    }
    (self.header, self.footer) = (header, footer)
  }

  private static func event(
    in line: Range<Int>,
    of file: SourceFile
  ) throws(UndecodableSource) -> RunEvent {
    let text = SourceFile(path: file.path, bytes: Array(file.bytes[line]))
    let tree: DataTree
    do throws(DataProblem) {
      tree = try JSONReader.read(text)
    } catch {
      let reason = error.diagnostics.first?.message.text ?? "this is not JSON"
      throw UndecodableSource(reason, line, file)
    }
    do throws(MalformedEvent) {
      return try EventReader().event(EventObject(tree))
    } catch {
      throw UndecodableSource(error.text, line, file)
    }
  }
}

extension UndecodableSource {
  fileprivate init(_ reason: String, _ range: Range<Int>, _ file: SourceFile) {
    self.init(.malformedEvents(reason), at: file.span(range))
  }
}

extension SourceFile {
  /// The lines that are not empty, without their line breaks.
  fileprivate var lineRanges: [Range<Int>] {
    bytes.split(separator: UInt8(ascii: "\n")).map { $0.startIndex..<$0.endIndex }
  }
}
