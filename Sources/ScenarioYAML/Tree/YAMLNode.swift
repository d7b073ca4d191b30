package import ScenarioDiagnostics

/// A view of one node of a document.
///
/// An alias is the node that it refers to, with the span of its definition: what is wrong with it
/// is wrong there.
package struct YAMLNode: Sendable {
  package enum Kind: Sendable {
    case scalar
    case sequence
    case mapping
  }

  package enum ScalarStyle: Sendable, BitwiseCopyable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  let document: YAMLDocument
  let index: Int32

  var record: YAMLNodeRecord { document.nodes[Int(index)] }

  package var kind: Kind {
    switch record.content {
    case .scalar, .unreadable: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }

  /// Where the node stands: scalars with their quotes, block collections to their last child.
  ///
  /// Anchors are left out. A node of which nothing is written has an empty span where it would
  /// stand.
  package var span: SourceSpan {
    let record = record
    return SourceSpan(file: document.file, start: record.start, end: record.end)
  }

  /// Whether the node stands for something that could not be read and is reported already.
  ///
  /// It looks like a plain null; what follows from that is not worth a second diagnostic.
  package var isUnreadable: Bool {
    switch record.content {
    case .unreadable: true
    case .scalar, .sequence, .mapping: false
    }
  }
}

extension YAMLNode: Equatable {
  /// Whether both are the same node of the same document.
  package static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.document === right.document
  }
}
