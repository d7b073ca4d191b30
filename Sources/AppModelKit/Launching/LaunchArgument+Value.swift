extension LaunchArgument {
  /// What keeps a text from being an argument's value.
  enum ValueFault: Error {
    case malformed

    /// It is malformed, and may hold a password that must not be repeated.
    case malformedSecret

    /// It is a duration above the limit.
    case tooLong

    /// It is a number that nothing counts to.
    case tooLarge
  }

  func value(from text: String) -> Result<LaunchArguments.Value, ValueFault> {
    switch kind {
    case .flag: .failure(.malformed)
    case .duration: Self.duration(from: text)
    case .count: Self.count(from: text)
    case .path: text.isEmpty ? .failure(.malformed) : .success(.text(text))
    case .text(let placeholder): Self.text(text, like: placeholder)
    }
  }

  private static func duration(from text: String) -> Result<LaunchArguments.Value, ValueFault> {
    do {
      return .success(.duration(try Duration(scenarioText: text)))
    } catch {
      switch error {
      case .malformed: return .failure(.malformed)
      case .tooLong: return .failure(.tooLong)
      }
    }
  }

  /// Digits alone, where `Int` would also take a sign.
  private static func count(from text: String) -> Result<LaunchArguments.Value, ValueFault> {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return .failure(.malformed)
    }
    return Int(text).map { .success(.count($0)) } ?? .failure(.tooLarge)
  }

  private static func text(
    _ text: String,
    like placeholder: String
  ) -> Result<LaunchArguments.Value, ValueFault> {
    let parts = placeholder.utf8.count { $0 == UInt8(ascii: ":") }
    let found = text.split(separator: ":", maxSplits: parts, omittingEmptySubsequences: false)
    let isComplete = found.count == parts + 1 && !found.contains("")
    return isComplete || parts == 0 ? .success(.text(text)) : .failure(.malformedSecret)
  }
}

extension LaunchArgument.Kind {
  /// What messages show instead of a text, which may be secret.
  var placeholder: String? {
    switch self {
    case .flag, .duration, .count, .path: nil
    case .text(let placeholder): placeholder
    }
  }

  /// The value that must follow the argument's name, in words.
  var valueDescription: String {
    switch self {
    case .flag: "nothing"
    case .duration: "a duration such as '500ms'"
    case .count: "a whole number from 0"
    case .path: "a path"
    case .text(let placeholder): placeholder
    }
  }
}
