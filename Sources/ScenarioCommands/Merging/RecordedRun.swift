import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// A run as its report in JSON lines describes it.
struct RecordedRun {
  private(set) var header: RunHeader
  private(set) var records: [CaseRecord] = []
  private(set) var footer: RunFooter

  /// Reads a report, unless it was cut off: that would look better than the run was.
  init(_ file: SourceFile) throws(UnreadableRun) {
    var (header, footer): (RunHeader?, RunFooter?)
    var reader = EventReader()
    for line in file.lineRanges {
      guard footer == nil else {
        throw UnreadableRun("nothing may follow the end of the run", line, file)
      }
      switch try Self.event(in: line, of: file, &reader) {
      case .runStarted(let start): header = start
      case .caseFinished(let record): records.append(record)
      case .runFinished(let end): footer = end
      case .caseStarted, .idle: break
      }
      if header == nil {
        throw UnreadableRun("the first line must be of type 'run-started'", line, file)
      }
    }
    let end = max(0, file.bytes.count - 1)..<file.bytes.count
    guard let header, let footer else {
      throw UnreadableRun("the end of the run is missing", end, file)
    }
    (self.header, self.footer) = (header, footer)
  }

  private static func event(
    in line: Range<Int>,
    of file: SourceFile,
    _ reader: inout EventReader
  ) throws(UnreadableRun) -> RunEvent {
    let text = SourceFile(path: file.path, bytes: Array(file.bytes[line]))
    let tree: DataTree
    do throws(DataProblem) {
      tree = try JSONReader.read(text)
    } catch {
      throw UnreadableRun(error.diagnostics.first?.message.text ?? "this is not JSON", line, file)
    }
    do throws(MalformedEvent) {
      return try reader.event(EventObject(tree))
    } catch {
      throw UnreadableRun(error.text, line, file)
    }
  }
}

/// Why a file can't be read as a report in JSON lines.
struct UnreadableRun: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ reason: String, _ range: Range<Int>, _ file: SourceFile) {
    diagnostic = Diagnostic(.malformedEvents(reason), at: file.span(range))
  }
}

extension SourceFile {
  /// The lines that are not empty, without their line breaks.
  fileprivate var lineRanges: [Range<Int>] {
    bytes.split(separator: UInt8(ascii: "\n")).map { $0.startIndex..<$0.endIndex }
  }
}
