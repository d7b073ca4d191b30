/// The path of a file in the forms that a JUnit report has it in.
struct JUnitPath {
  private let path: String

  /// The path if it can be used unchanged in both forms.
  private let plain: String?

  init(_ path: String) {
    self.path = path
    plain = path.plainPath
  }

  /// The path as an attribute carries it: relative, with forward slashes.
  ///
  /// It may lead to above the working directory, and only there begin with `..`.
  var attribute: String { plain ?? path.strangeAttributePath }

  /// The path as a name in dots, without its extension: `Scenarios/login.yaml` is `Scenarios.login`.
  ///
  /// Dots, blanks and backslashes within a folder's name become hyphens, since readers split names
  /// at them.
  var dotted: String { plain?.plainDottedPath ?? path.strangeDottedPath }
}

extension String {
  /// The folders and the name of the file that the path leads to, cleaned, without `.` and `..`.
  ///
  /// Bytes are compared, because a slash followed by a combining accent is not the character `/`.
  private var pathSegments: [String] { allPathSegments.filter { $0 != ".." } }

  /// The folders above the working directory that a relative path begins with, each as `..`.
  private var pathAscent: ArraySlice<String> {
    utf8.first == UInt8(ascii: "/") ? [] : allPathSegments.prefix { $0 == ".." }
  }

  private var allPathSegments: [String] {
    let segments = cleanedForXML.utf8.split(separator: UInt8(ascii: "/"))
    return segments.map { String(Substring($0)) }.filter { $0 != "." }
  }

  fileprivate var strangeAttributePath: String {
    let path = (pathAscent + pathSegments).joined(separator: "/").attributeText(else: "unnamed")
    let safe = path.replacingScalars { $0 == "\\" ? "\u{FFFD}" : nil }
    return safe.looksAbsolute ? "./\(safe)" : safe
  }

  /// Whether the path begins with a drive or the scheme of a URL, or with a slash, as it does where
  /// nothing is left of a first folder that is blank.
  private var looksAbsolute: Bool {
    let mark = utf8.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    return mark.map { $0 == startIndex || utf8[$0] == UInt8(ascii: ":") } ?? false
  }

  fileprivate var strangeDottedPath: String {
    var segments = pathSegments
    if let name = segments.popLast() { segments.append(name.withoutExtension) }
    let names = segments.map { segment in
      segment.replacingScalars { $0.endsNamePart ? "-" : nil }
    }
    return names.isEmpty ? "unnamed" : names.joined(separator: ".")
  }

  /// The path without the slash of an absolute one, if it has nothing else but ASCII letters, digits,
  /// `_`, `-`, single slashes between its folders, and dots within their names.
  ///
  /// Nearly every path is like that. Made in the other way, the paths of 1,000 files took a tenth of
  /// the run by callgrind.
  fileprivate var plainPath: String? {
    withBytes { bytes in
      let path = bytes.withoutFirstSlash
      guard path.count <= Self.longestAttribute, path.isPlainPath else { return nil }
      return path.count == bytes.count ? self : String(decoding: path, as: UTF8.self)
    }
  }

  fileprivate var plainDottedPath: String {
    let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
    return String(unsafeUninitializedCapacity: utf8.count) { name in
      var end = withBytes { name.initialize(fromContentsOf: $0) }
      let stop = name[..<end].lastIndex { $0 == dot || $0 == slash }
      if let stop, name[stop] == dot { end = stop }
      for index in 0..<end { name[index] = name[index].inDottedName }
      return end
    }
  }

  /// A number that paths share which make the same name in dots, and hardly any others; nil for a path
  /// that is not plain, or so long that its name might be cut.
  var dottedPathHash: UInt64? {
    withBytes { bytes in
      let bytes = bytes.withoutFirstSlash
      guard bytes.count < Self.longestAttribute / 2, bytes.isPlainPath else { return nil }
      var end = bytes.count
      let stop = bytes.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
      if let stop, bytes[stop] == UInt8(ascii: ".") { end = stop }
      return bytes[..<end].reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
        (hash ^ UInt64(byte.inDottedName)) &* 0x100_0000_01B3
      }
    }
  }

  private var withoutExtension: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex else { return self }
    return String(self[..<dot])
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var withoutFirstSlash: Self {
    first == UInt8(ascii: "/") ? Self(rebasing: dropFirst()) : self
  }

  /// It looks at all bytes, because nearly all paths are plain.
  fileprivate var isPlainPath: Bool {
    let (separators, other) = (UInt8.slashInPath | UInt8.dotInPath, UInt8.strangeInPath)
    var (faults, refused) = (UInt8(0), separators)
    for byte in self {
      let kind = byte.kindInPath
      faults |= kind & (refused | other)
      refused = kind & UInt8.slashInPath == 0 ? 0 : separators
    }
    return faults == 0 && refused == 0
  }
}

extension UInt8 {
  /// What stands for a path's byte in a name: a dot for a slash, and a hyphen for a dot.
  fileprivate var inDottedName: UInt8 {
    switch self {
    case UInt8(ascii: "/"): UInt8(ascii: ".")
    case UInt8(ascii: "."): UInt8(ascii: "-")
    default: self
    }
  }

  /// The kind of byte in a path: 0 for an ASCII letter or digit, `_` and `-`.
  fileprivate var kindInPath: UInt8 { Self.kindsInPath[Int(self)] }

  fileprivate static let slashInPath: UInt8 = 1
  fileprivate static let dotInPath: UInt8 = 2
  fileprivate static let strangeInPath: UInt8 = 4

  private static let kindsInPath = InlineArray<256, UInt8> { value in
    switch UInt8(truncatingIfNeeded: value) {
    case UInt8(ascii: "/"): slashInPath
    case UInt8(ascii: "."): dotInPath
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      0
    case _: strangeInPath
    }
  }
}

extension Unicode.Scalar {
  fileprivate var endsNamePart: Bool {
    self == "." || self == "\\" || properties.isWhitespace
  }
}
