package import ScenarioDiagnostics

/// A piece of a file as its author wrote it, for the formatter.
///
/// A tree has the meaning of a file, but not its aliases, merge keys and braces.
package struct YAMLSyntaxEvent: Sendable {
  package enum Kind: Sendable {
    case alias
    case scalar(YAMLNode.ScalarStyle, text: String)
    case sequenceStart
    case mappingStart
    case collectionEnd
  }

  package let kind: Kind

  /// Where it ends; collections say that by an event of their own.
  package let end: Int

  /// Whether an anchor or a tag is at its start.
  package let hasProperties: Bool
}

extension YAMLReader {
  /// The pieces of a file's first document, in order.
  ///
  /// The file must have been read without an error before: nothing is diagnosed here. What the
  /// parser can't continue with ends the list.
  package static func syntaxEvents(of file: SourceFile) -> [YAMLSyntaxEvent] {
    var events = YAMLEventReader(file.bytes, isASCII: file.isASCII)
    var list: [YAMLSyntaxEvent] = []
    var text: [UInt8] = []
    while let event = try? events.next(appendingTextTo: &text) {
      switch event.kind {
      case .streamStart, .documentStart: break
      case .documentEnd, .streamEnd: return list
      case .alias: list.append(YAMLSyntaxEvent(.alias, event))
      case .scalar(let style):
        let kind = YAMLSyntaxEvent.Kind.scalar(style, text: String(decoding: text, as: UTF8.self))
        list.append(YAMLSyntaxEvent(kind, event))
      case .sequenceStart: list.append(YAMLSyntaxEvent(.sequenceStart, event))
      case .mappingStart: list.append(YAMLSyntaxEvent(.mappingStart, event))
      case .collectionEnd: list.append(YAMLSyntaxEvent(.collectionEnd, event))
      }
      text.removeAll(keepingCapacity: true)
    }
    return list
  }
}

extension YAMLSyntaxEvent {
  fileprivate init(_ kind: Kind, _ event: YAMLEvent) {
    self.init(kind: kind, end: Int(event.end), hasProperties: event.hasProperties)
  }
}
