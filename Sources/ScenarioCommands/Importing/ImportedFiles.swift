import ScenarioDiagnostics
import ScenarioImporting
import ScenarioLoading

/// The files of an import, which replace no other file.
struct ImportedFiles {
  private let folder: String
  private let flows: ImportedFlows
  private var creation = FileCreation()

  /// The paths of the files that were made; a vocabulary that was there already is not among them.
  private(set) var written: [String] = []

  init(in folder: String, of flows: ImportedFlows) {
    self.folder = folder
    self.flows = flows
  }

  /// Why a file is not written.
  enum Fault: Error {
    case differs(path: String)

    /// It would replace one of the flows.
    case isFlow(path: String, way: String)
    case unwritten(FileError)

    var text: String {
      switch self {
      case .differs(let path):
        "'\(VisibleText.escaping(path))' exists and has another content; remove it, or import into "
          + "another folder"
      case .isFlow(let path, let way):
        "'\(VisibleText.escaping(path))' is a flow of this import; \(way)"
      case .unwritten(let error): error.writeFailure()
      }
    }

    var status: ExitStatus {
      switch self {
      case .differs, .isFlow: .usage
      case .unwritten: .reportNotWritten
      }
    }
  }

  /// Writes a file, unless it is there already with the same content.
  mutating func write(_ file: MaestroImport.File) throws(Fault) {
    let path = folder == "." ? file.name : folder.appendingPath(file.name)
    if FileSystem.kind(of: path) != .missing {
      if (try? FileSystem.read(path)) == file.bytes { return }
      throw flows.contain(path) ? .isFlow(path: path, way: flows.way) : .differs(path: path)
    }
    do throws(FileError) {
      try creation.create(path, with: file.bytes)
    } catch {
      throw .unwritten(error)
    }
    written.append(path)
  }

  /// Removes the files that were made.
  mutating func undo() {
    _ = creation.undo()
    written = []
  }
}
