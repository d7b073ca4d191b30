import ArgumentParser
import ScenarioLoading

/// Paths from a file, for lists that are too long for a command line.
struct PathListOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read more paths from a file, one per line; '-' is standard input.",
      valueName: "file"
    ),
    completion: .file(),
    transform: [String].init(pathsFrom:)
  )
  var pathsFrom: [[String]] = []

  /// Some paths and those of the lists; nil if there is neither a path nor a list.
  ///
  /// An empty list is not the same as no list: it must not stand for the paths of rehearse.yaml.
  func adding(to paths: [String]) -> [String]? {
    paths.isEmpty && pathsFrom.isEmpty ? nil : paths + pathsFrom.flatMap(\.self)
  }
}

extension [String] {
  /// Reads paths, one a line, or with a NUL after each, as `find -print0` and `git -z` write them.
  fileprivate init(pathsFrom argument: String) throws {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = argument == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(argument)
    } catch {
      throw ValidationError(line: "the paths in '\(error.path)' can't be read: \(error.text).")
    }
    let separators = [UInt8]((bytes.contains(0) ? "\0" : "\r\n").utf8)
    self = try bytes.split { separators.contains($0) }.map { line in
      guard let path = String(validating: line, as: UTF8.self) else {
        let shown = String(decoding: line, as: UTF8.self)
        throw ValidationError(line: "the path '\(shown)' in '\(argument)' is not valid UTF-8.")
      }
      return path
    }
  }
}
