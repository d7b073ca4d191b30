import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioYAML
import Synchronization

/// A data file, and what it holds or why it can't be read.
///
/// What scenarios and apps make of it is kept with it, as they may be thousands that all share it.
final class DataEntry: Sendable {
  let file: SourceFile
  let content: Result<DataContent, DataProblem>

  private struct Made {
    var fingerprint: ContentFingerprint?
    var node: DataNode?

    /// The values, by the ways that lead to them.
    var values: [String?: Located<Value>] = [:]
  }

  private let made = Mutex(Made())

  init(_ file: SourceFile) {
    self.file = file
    content = Result { () throws(DataProblem) in try DataContent.read(file) }
  }

  func value(at way: Located<String>?, in tree: DataTree) throws(DataProblem) -> Located<Value> {
    if let known = made.withLock({ $0.values[way?.value] }) { return known }
    let part = try way.map { way throws(DataProblem) in try tree.part(at: way) } ?? tree
    let value = Located(Value(part), span: part.span)
    made.withLock { $0.values[way?.value] = value }
    return value
  }

  func node(of tree: DataTree) -> DataNode {
    if let known = made.withLock({ $0.node }) { return known }
    let node = DataNode(tree)
    made.withLock { $0.node = node }
    return node
  }

  var fingerprint: ContentFingerprint {
    made.withLock { made in
      let known = made.fingerprint ?? ContentFingerprint(of: file.bytes)
      made.fingerprint = known
      return known
    }
  }
}

/// What a data file holds: the rows of a CSV file, or the values of a JSON or YAML file.
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
