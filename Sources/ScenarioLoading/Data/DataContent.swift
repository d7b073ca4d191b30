import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioYAML

/// What a data file holds.
enum DataContent: Sendable {
  case rows(DataTable)
  case values(DataTree)

  /// Reads a file by its extension; whether there is a format for it is for others to say.
  static func read(_ file: SourceFile) throws(DataProblem) -> DataContent {
    switch DataFormat(ofPath: file.path) {
    case .csv: return .rows(try CSVTable.read(file))
    case .json: return .values(try JSONReader.read(file))
    case .yaml, nil:
      let reading = YAMLReader.read(file)
      if reading.diagnostics.contains(where: \.isError) { throw DataProblem(reading.diagnostics) }
      guard let root = reading.document?.root else { throw DataProblem(.emptyData(file)) }
      let respelt = RespeltKeys(in: root).diagnostics
      if !respelt.isEmpty { throw DataProblem(respelt) }
      return .values(DataTree(root))
    }
  }
}
