import ScenarioDiagnostics

/// How much of what a file may hold, so that no file can take the reader's time or memory.
package struct YAMLLimits: Sendable {
  /// The deepest nesting of sequences and mappings.
  package var maximumDepth = 64

  /// The size of a file in bytes.
  package var maximumFileSize = SourceFile.largestSize

  /// The size in bytes up to which a file is read.
  ///
  /// Places are 32 bits wide, and escapes can make texts longer than the file.
  var readableSize: Int { min(maximumFileSize, 1 << 30) }

  /// The nodes written in a file.
  package var maximumNodes = 2_000_000

  /// The nodes that aliases and merge keys repeat, counted as if they were copied.
  package var maximumExpandedNodes = 100_000

  /// The bytes of the texts that aliases and merge keys repeat, as every use may copy its text.
  package var maximumExpandedBytes = SourceFile.largestSize

  /// The lines before the document that begin with `%`.
  var maximumDirectives = 16

  /// The problems reported for one file; the rest are counted as one.
  package var maximumDiagnostics = ProblemList.limit

  package init() {}

  /// Ample for any file that a person writes.
  package static let standard = YAMLLimits()
}
