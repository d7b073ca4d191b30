package import ProtocolValues

/// The named parts of a request: the members of its JSON body, or the parameters of its query.
///
/// A part that is `null` is missing.
///
///     let parts = try RequestParts(bodyOf: request)    // {"step":3,"comment":"why"}
///     try parts.integer("step")                        // 3
///     try parts.text("name")                           // throws 400: 'name' is missing
package struct RequestParts {
  /// The greatest number that a request can have.
  ///
  /// No list of a page is nearly as long, and arithmetic on it can't overflow.
  package static let greatestNumber = 1_000_000_000

  private let members: ProtocolValue

  /// What the names of parts begin with in messages: `flow.` within the part `flow`.
  private let prefix: String

  private init(_ members: ProtocolValue, prefix: String = "") {
    self.members = members
    self.prefix = prefix
  }

  /// The members of the body, which must be a JSON object.
  package init(bodyOf request: ServedRequest) throws(RequestFault) {
    guard let body = request.json else { throw .malformed("the body is not JSON") }
    guard case .mapping = body else { throw .malformed("the body is not a JSON object") }
    self.init(body)
  }

  /// The parameters of the query, where digits are numbers.
  package init(queryOf request: ServedRequest) {
    self.init(
      .mapping(
        request.query.mapValues { text in
          Int(text).map { .number(Double($0)) } ?? .text(text)
        }
      )
    )
  }

  /// Whether a part is there.
  package func has(_ name: String) -> Bool { members[name] != .null }

  /// A whole number from 0 to ``greatestNumber``.
  package func integer(_ name: String) throws(RequestFault) -> Int {
    let number = try present(name).integer
    guard let number, (0...Self.greatestNumber).contains(number) else {
      throw unusable(name, "a whole number from 0 to \(Self.greatestNumber)")
    }
    return number
  }

  /// The same; nil if the part is missing.
  package func optionalInteger(_ name: String) throws(RequestFault) -> Int? {
    has(name) ? try integer(name) : nil
  }

  package func text(_ name: String) throws(RequestFault) -> String {
    guard let text = try present(name).text else { throw unusable(name, "a string") }
    return text
  }

  package func word(_ name: String, of words: [String]) throws(RequestFault) -> String {
    let word = try text(name)
    guard words.contains(word) else {
      throw unusable(name, "one of \(words.joined(separator: ", "))")
    }
    return word
  }

  /// A Boolean value; false if the part is missing.
  package func flag(_ name: String) throws(RequestFault) -> Bool {
    guard has(name) else { return false }
    guard let flag = members[name].boolean else { throw unusable(name, "true or false") }
    return flag
  }

  /// The items of a list; empty if the part is missing.
  package func items(_ name: String) throws(RequestFault) -> [ProtocolValue] {
    guard has(name) else { return [] }
    guard case .list(let items) = members[name] else { throw unusable(name, "a list") }
    return items
  }

  /// A list of strings; empty if the part is missing.
  package func texts(_ name: String) throws(RequestFault) -> [String] {
    let items = try items(name)
    let texts = items.compactMap(\.text)
    guard texts.count == items.count else { throw unusable(name, "a list of strings") }
    return texts
  }

  /// The members of a part that is an object itself.
  package func parts(_ name: String) throws(RequestFault) -> RequestParts {
    try object(in: present(name), named: name)
  }

  /// The members of each item of a list of objects.
  package func listOfParts(_ name: String) throws(RequestFault) -> [RequestParts] {
    var list: [RequestParts] = []
    for (index, item) in try items(name).enumerated() {
      list.append(try object(in: item, named: "\(name)[\(index)]"))
    }
    return list
  }

  private func object(
    in value: ProtocolValue,
    named name: String
  ) throws(RequestFault) -> RequestParts {
    guard case .mapping = value else { throw unusable(name, "an object") }
    return RequestParts(value, prefix: "\(prefix)\(name).")
  }

  private func present(_ name: String) throws(RequestFault) -> ProtocolValue {
    guard has(name) else { throw .malformed("'\(prefix)\(name)' is missing") }
    return members[name]
  }

  /// Says what a part must be.
  package func unusable(_ name: String, _ meaning: String) -> RequestFault {
    .malformed("'\(prefix)\(name)' must be \(meaning)")
  }

  /// Says that one of several parts is needed.
  package func missing(oneOf names: [String]) -> RequestFault {
    let list = names.map { "'\(prefix)\($0)'" }.joined(separator: ", ")
    return .malformed("one of these is missing: \(list)")
  }
}
