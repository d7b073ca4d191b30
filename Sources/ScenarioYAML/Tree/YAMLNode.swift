public import ScenarioDiagnostics

/// A view of one node of a document.
///
/// An alias is the node that it refers to, with the span of its definition, because a mistake is
/// there. Keys are different: an alias that is a key, or refers to one, has a span of its own.
///
/// Nodes and entries are inlinable, and so is much of what reads them: by callgrind, calls in their
/// place took `check` a twelfth more instructions.
///
/// ```swift
/// let root = YAMLReader.read(file).document?.root
/// root?["steps"]?.items.first?.text
/// ```
@usableFromInline
package struct YAMLNode: Sendable {
  @usableFromInline
  package enum Kind: Sendable {
    case scalar
    case sequence
    case mapping
  }

  @usableFromInline
  package enum ScalarStyle: Sendable, BitwiseCopyable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  @usableFromInline let document: YAMLDocument
  @usableFromInline let index: Int32

  @inlinable
  init(document: YAMLDocument, index: Int32) {
    self.document = document
    self.index = index
  }

  @inlinable var record: YAMLNodeRecord { document.nodes[Int(index)] }

  @inlinable package var kind: Kind {
    switch record.content {
    case .scalar, .unreadable: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }

  /// The place of the node: scalars with their quotes, block collections up to their last child.
  ///
  /// Anchors are left out. A node that is not written has an empty span where it would be.
  @inlinable package var span: SourceSpan {
    let record = record
    return SourceSpan(file: document.file, start: record.start, end: record.end)
  }

  package var isRoot: Bool { document.root == self }
}

extension YAMLNode: Equatable {
  /// Whether both are the same node of the same document.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.document === right.document
  }
}
