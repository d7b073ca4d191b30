import Foundation

/// The programs that can be run by their names.
public enum InstalledPrograms: Sendable {
  /// Whether a program is in one of the folders of `PATH`.
  public static func have(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
