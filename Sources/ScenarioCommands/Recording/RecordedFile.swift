import Glibc
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRecording

/// A file on disk that a recording keeps up to date: the scenario, or a vocabulary.
struct RecordedFile {
  let path: String

  /// The bytes that were there before the recording; nil if there was no file.
  private let original: [UInt8]?

  /// The bytes that the recorder has written or found; nil before the file exists.
  private var written: [UInt8]?

  /// The path without symbolic links; nil before the file exists.
  private var place: String?
  private var creation = FileCreation()

  /// - Parameters:
  ///   - path: The file's path. The file may not exist yet.
  ///   - original: The content of an existing file.
  init(_ path: String, original: [UInt8]? = nil) {
    self.path = path
    self.original = original
    written = original
    place = original.flatMap { _ in FileSystem.resolved(path) }
  }

  /// Whether the recorder has written the file, or found it.
  var exists: Bool { written != nil }

  /// Brings the file up to date: it is made with the first step, and removed if that is undone.
  ///
  /// - Throws: Why the file does not have the recording, also if another program has changed it.
  mutating func save(_ recording: Recording) throws(RecordedFileFault) {
    let bytes: [UInt8]?
    do throws(RecordingFault) {
      bytes = recording.hasSteps ? try recording.file.bytes : original
    } catch {
      throw RecordedFileFault(text: error.text)
    }
    try write(bytes)
    try ensureUnchanged()
  }

  /// Throws if the file is no longer as the recorder has left it.
  func ensureUnchanged() throws(RecordedFileFault) {
    guard let written else { return }
    do throws(FileError) {
      try ensureUnchanged(from: written)
    } catch {
      throw RecordedFileFault(error)
    }
  }

  /// Takes the file as it is on disk, so that the next content replaces it.
  mutating func acceptChange() throws(RecordedFileFault) {
    guard FileSystem.kind(of: path) != .missing else {
      (written, place, creation) = (nil, nil, FileCreation())
      return
    }
    do throws(FileError) {
      written = try FileSystem.read(path)
      place = FileSystem.resolved(path)
    } catch {
      throw RecordedFileFault(error)
    }
  }

  /// Writes the content that the file had before the recording.
  mutating func restore() throws(RecordedFileFault) { try write(original) }

  /// Writes some content, or removes a file that the recorder has made.
  mutating func write(_ bytes: [UInt8]?) throws(RecordedFileFault) {
    guard bytes != written else { return }
    do throws(FileError) {
      try replace(with: bytes)
    } catch {
      throw RecordedFileFault(error)
    }
  }

  private mutating func replace(with bytes: [UInt8]?) throws(FileError) {
    guard let written else {
      try creation.create(path, with: bytes ?? [])
      self.written = bytes
      place = FileSystem.resolved(path)
      return
    }
    try ensureUnchanged(from: written)
    if FileSystem.isReadOnly(path) { throw FileError(path: path, reason: .readOnly) }
    if let bytes {
      try FileSystem.replace(path, with: bytes)
    } else {
      _ = creation.undo()
      creation = FileCreation()
    }
    self.written = bytes
  }

  private func ensureUnchanged(from written: [UInt8]) throws(FileError) {
    let isSame = try FileSystem.read(path) == written && FileSystem.resolved(path) == place
    guard isSame else { throw FileError(path: path, reason: .changed) }
  }
}

/// Why a recording is not in its file, in words.
struct RecordedFileFault: Error, Equatable {
  let text: String

  /// What has become of the file meanwhile, so that a person must choose; nil otherwise.
  let conflict: Conflict?

  enum Conflict: String {
    case changed
    case deleted
  }

  init(text: String, conflict: Conflict? = nil) {
    (self.text, self.conflict) = (text, conflict)
  }

  init(_ error: FileError) {
    let conflict: Conflict? =
      switch error.reason {
      case .changed: .changed
      case .system(ENOENT): .deleted
      case .system, .folder, .folderIsLink, .full, .linkOutside, .linkToNothing, .nameIsNoText,
        .notAFile, .readOnly, .tooLarge, .taken:
        nil
      }
    self.init(text: error.writeFailure(), conflict: conflict)
  }
}
