import ArgumentParser

/// The apps of the tool, for completion in the shell: the parser calls it before there is a tool.
enum KnownApps {
  @TaskLocal static var names: [String] = []

  static let completion = CompletionKind.custom { _, _, _ in names }
}
