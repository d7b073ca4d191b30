import ScenarioDiagnostics
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime

/// The readers of JSON, CSV and XML.
enum Readers {
  static func check(_ bytes: [UInt8]) {
    guard let file = try? SourceFile.decode(path: "fuzz", bytes: bytes) else { return }
    checkData { () throws(DataProblem) in _ = try JSONReader.read(file) }
    checkData { () throws(DataProblem) in _ = try CSVTable.read(file) }
    checkXML(file)
  }

  /// Data are taken or have problems, each with a place.
  private static func checkData(_ read: () throws(DataProblem) -> Void) {
    do {
      try read()
    } catch {
      promise("data that is not taken has a problem", !error.diagnostics.isEmpty)
      Nodes.check(error.diagnostics)
    }
  }

  /// A report that is accepted is XML, and so is the merged report.
  private static func checkXML(_ file: SourceFile) {
    var merge = JUnitMerge()
    do {
      try merge.add(file)
    } catch {
      return Nodes.check([error.diagnostic])
    }
    promise("what is merged was XML", Reports.isXML(file.bytes))
    var sink = MemorySink()
    Nodes.check(merge.write(into: &sink))
    promise("a merged report is XML", Reports.isXML(sink.bytes))
  }
}
