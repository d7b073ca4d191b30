/// The line and the headers of a request.
package struct RequestHead: Hashable, Sendable {
  /// A header; names are compared without regard to case.
  package struct Header: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package let method: String

  /// What follows the method: the path with its query.
  package let target: String
  package let headers: [Header]

  package init(method: String, target: String, headers: [Header]) {
    self.method = method
    self.target = target
    self.headers = headers
  }

  /// All values of a header, whose name is in lower case.
  func values(of name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// The value of a header that is there exactly once.
  func soleValue(of name: String) -> String? {
    let values = values(of: name)
    return values.count == 1 ? values[0] : nil
  }

  func has(_ name: String) -> Bool { !values(of: name).isEmpty }

  /// The target before its query.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// The parameters of the target's query.
  var query: [String: String] {
    let pairs = target.drop { $0 != "?" }.dropFirst().split(separator: "&").map { pair in
      let name = pair.prefix { $0 != "=" }
      return (name.percentDecoded, pair.dropFirst(name.count + 1).percentDecoded)
    }
    return Dictionary(pairs) { $1 }
  }
}

extension Substring {
  /// The text with its bytes in place of `%C3` and a blank in place of `+`; bytes that are not UTF-8
  /// become U+FFFD.
  fileprivate var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let decoded = UInt8(digits, radix: 16)
      {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
