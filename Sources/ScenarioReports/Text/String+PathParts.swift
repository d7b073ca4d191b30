import ScenarioDiagnostics

extension String {
  /// The path without the last slash and the file's name behind it; empty if there is no folder.
  var folder: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? ""
  }

  /// What stands behind the last slash.
  var fileName: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self[...]
  }
}

extension PathKey {
  /// The path without the file's name.
  var folder: PathKey { PathKey(String(path.folder)) }
}
