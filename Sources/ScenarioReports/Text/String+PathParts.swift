import ScenarioDiagnostics

extension String {
  /// The folder of the path, without a slash at its end; empty without a folder.
  var folder: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? ""
  }

  /// The part after the last slash.
  var fileName: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self[...]
  }
}

extension PathKey {
  /// The path without the file's name.
  var folder: PathKey { PathKey(String(path.folder)) }
}
