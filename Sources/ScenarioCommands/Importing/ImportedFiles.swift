import ScenarioDiagnostics
import ScenarioImporting
import ScenarioLoading

/// The files of an import, which replace no other file.
struct ImportedFiles {
  private let folder: String
  private var creation = FileCreation()

  /// The paths of the files that were made; a vocabulary that was there already is not among them.
  private(set) var written: [String] = []

  init(in folder: String) { self.folder = folder }

  /// Why a file is not written.
  enum Fault: Error {
    case differs(path: String)
    case unwritten(FileError)

    var text: String {
      switch self {
      case .differs(let path):
        "'\(VisibleText.escaping(path))' exists and has another content; remove it, or import into "
          + "another folder"
      case .unwritten(let error): error.writeFailure()
      }
    }
  }

  /// Writes a file, unless it is there already with the same content.
  mutating func write(_ file: MaestroImport.File) throws(Fault) {
    let path = folder == "." ? file.name : folder.appendingPath(file.name)
    if FileSystem.kind(of: path) != .missing {
      guard (try? FileSystem.read(path)) == file.bytes else { throw .differs(path: path) }
      return
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
