package import ScenarioDiagnostics
import ScenarioYAML

/// A vocabulary that has got flows of recorded steps.
package struct ChangedVocabulary: Sendable {
  package let original: SourceFile

  /// The file with the flows; all other bytes are the same.
  package let changed: SourceFile
}

extension Take {
  /// The vocabularies with the flows that were put into them.
  var changedVocabularies: [ChangedVocabulary] {
    get throws(RecordingFault) {
      var changes: [ChangedVocabulary] = []
      for flow in flows {
        guard let original = flow.vocabulary else { continue }
        let place = changes.firstIndex { $0.original.path == original.path }
        let file = place.map { changes[$0].changed } ?? original
        let change = ChangedVocabulary(original: original, changed: try file.adding(flow))
        if let place { changes[place] = change } else { changes.append(change) }
      }
      return changes
    }
  }
}

extension SourceFile {
  /// The vocabulary with one more flow after the last one.
  fileprivate func adding(_ flow: RecordedFlow) throws(RecordingFault) -> SourceFile {
    let reading = YAMLReader.read(self)
    guard let root = reading.document?.root else {
      if !reading.diagnostics.isEmpty { throw .invalid(reading.diagnostics) }
      throw .refused("'\(path)' is empty; begin it with a line such as 'vocabulary: Words'")
    }
    guard let flows = root["flows"] else {
      let lines = (isEmptyAtEnd ? [] : [""]) + ["flows:"] + flow.lines.map { "  \($0)" }
      return try inserting(lines, at: bytes.count)
    }
    guard let place = flows.insertionOfEntry(in: self) else {
      throw .refused(
        "the flows of '\(path)' are not written one below the other; begin a line with each"
      )
    }
    let lines = flow.lines.map { place.indentation + $0 }
    return try inserting(place.isSpaced ? [""] + lines : lines, at: place.offset)
  }

  private var isEmptyAtEnd: Bool { bytes.suffix(2) == [UInt8(ascii: "\n"), UInt8(ascii: "\n")] }
}

extension YAMLNode {
  /// The place after the last entry of a mapping whose entries each begin on a line of their own.
  ///
  /// - Parameter file: The file.
  /// - Returns: The first byte of the line, the blanks before each key, and whether a blank line
  ///   separates entries.
  fileprivate func insertionOfEntry(
    in file: SourceFile
  ) -> (offset: Int, indentation: String, isSpaced: Bool)? {
    let keys = entries.map(\.key.span)
    guard kind == .mapping, let last = keys.last, !file.isFlowStyle(at: span.start) else {
      return nil
    }
    let indentations = keys.map { file.blanks(before: $0.start) }
    guard let indentation = indentations.last ?? nil, indentations.allSatisfy({ $0 == indentation })
    else { return nil }
    let starts = file.lineStarts
    let offset = lastLine < starts.count ? Int(starts[lastLine]) : file.bytes.count
    let isSpaced = keys.count > 1 && file.isBlankOrComment(line: last.line - 1)
    return (offset, indentation, isSpaced)
  }
}

extension SourceFile {
  fileprivate func isFlowStyle(at offset: UInt32) -> Bool {
    Int(offset) < bytes.count && bytes[Int(offset)] == UInt8(ascii: "{")
  }

  /// The blanks before a key on its line; nil if something else is before it.
  fileprivate func blanks(before offset: UInt32) -> String? {
    let start = lineStarts[position(of: offset).line - 1]
    let blanks = bytes[Int(start)..<Int(offset)]
    guard blanks.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
    return String(repeating: " ", count: blanks.count)
  }
}
