import ScenarioDiagnostics
import XMLDocuments

/// A JUnit report: its elements and its text.
struct ReportText {
  let file: SourceFile
  let root: XMLElement

  init(_ file: SourceFile) throws(UndecodableSource) {
    self.file = file
    do throws(XMLFault) {
      root = try XMLReader.root(of: file.bytes)
    } catch {
      throw UndecodableSource(error, in: file)
    }
    guard root.name == "testsuites" || root.name == "testsuite" else {
      throw UndecodableSource(.notAReport(root.name), at: file.span(root.tag))
    }
  }

  /// The suites at the top, or the one that is the whole report.
  var suites: [XMLElement] {
    root.name == "testsuite" ? [root] : Array(root.children(named: "testsuite"))
  }

  /// Whether this tool wrote it, whose properties follow rules.
  var isOwn: Bool { root.name == "testsuites" && value("name", of: root) == "rehearse" }

  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { file.bytes[range] }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// The value of an attribute as it is written, entities and all.
  func value(_ attribute: String, of element: XMLElement) -> String? {
    element.attribute(attribute).map(text)
  }

  func attributes(of element: XMLElement) -> XMLAttributes {
    var attributes = XMLAttributes()
    for attribute in element.attributes { attributes[attribute.name] = text(attribute.value) }
    return attributes
  }

  func span(_ element: XMLElement) -> SourceSpan { file.span(element.tag) }
}

extension UndecodableSource {
  fileprivate init(_ fault: XMLFault, in file: SourceFile) {
    let message: Diagnostic.Message =
      switch fault.kind {
      case .malformed: .malformedXML(fault.reason)
      case .unsupported: .refusedXML(fault.reason)
      }
    let note = fault.opening.map { opening in
      Diagnostic.Note("'\(opening.name)' begins here", at: file.span(opening.range))
    }
    self.init(message, at: file.span(fault.range), notes: note.map { [$0] } ?? [])
  }
}
