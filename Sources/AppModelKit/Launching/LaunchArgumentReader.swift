import Suggestions

/// Reads launch arguments, and collects their problems.
///
/// One reader serves the launch, which knows every item, and the check of a file, which does not
/// know those that are made of variables: they are nil here, and nothing is said about them.
struct LaunchArgumentReader {
  private let known: [LaunchArgument]
  private let items: [String?]
  private var next = 0

  private(set) var arguments: LaunchArguments

  /// The errors and warnings, ordered by argument.
  private(set) var issues: [LaunchArgumentIssue] = []

  init(_ items: [String?], known: [LaunchArgument]) {
    self.known = known
    self.items = items
    arguments = LaunchArguments(of: known, count: items.count)
    while next < items.count { readArgument() }
    reportArgumentsWithoutEffect()
    if issues.count > 1 { issues.sort { $0.detail.argument < $1.detail.argument } }
  }

  /// Reads the argument that begins at the next item.
  private mutating func readArgument() {
    defer { next += 1 }
    guard let item = items[next] else { return skipValueOfUnknown() }
    guard let place = place(named: item) else { return reportUnknown(item) }
    if case .flag = known[place].kind { return put(place, .none, nameIndex: next) }
    readValue(of: place)
  }

  private mutating func readValue(of place: Int) {
    let nameIndex = next
    guard next + 1 < items.count, !isName(items[next + 1], afterNameOf: known[place]) else {
      return reportMissingValue(of: known[place])
    }
    next += 1
    guard let text = items[next] else { return }
    switch known[place].value(from: text) {
    case .success(let value): put(place, value, nameIndex: nameIndex)
    case .failure(let issue): report(issue, about: known[place], text: text)
    }
  }

  private mutating func put(_ place: Int, _ value: LaunchArguments.Value, nameIndex: Int) {
    let given = LaunchArguments.Given(
      name: known[place].name,
      value: value,
      nameIndex: nameIndex,
      valueIndex: next
    )
    guard let earlier = arguments.put(given) else { return }
    let consequence = known[place].kind == .flag ? "" : ": the last one counts"
    let reason = "\(quoted(nameIndex)) is given twice\(consequence)"
    report(.warning, reason, at: nameIndex, earlier: earlier.nameIndex)
  }

  // MARK: Names

  /// The place among the known arguments of one that is written with or without a dash.
  private func place(named item: String) -> Int? {
    let name = item.utf8.first == UInt8(ascii: "-") ? String(item.dropFirst()) : item
    return known.firstIndex { $0.name == name }
  }

  /// Whether an item is the next argument rather than the value of the one before.
  ///
  /// A text may be any word, so only the dash decides there.
  private func isName(_ item: String?, afterNameOf argument: LaunchArgument) -> Bool {
    guard let item, place(named: item) != nil else { return false }
    switch argument.kind {
    case .flag, .duration, .count: return true
    case .path, .text: return item.hasPrefix("-")
    }
  }

  private mutating func skipValueOfUnknown() {
    guard next + 1 < items.count, let item = items[next + 1] else { return }
    if mayBeValue(item) { next += 1 }
  }

  /// Whether an item can be a value, rather than an argument that may be misspelt as well.
  private func mayBeValue(_ item: String) -> Bool {
    guard !item.hasPrefix("-"), known.contains(where: { $0.kind != .flag }) else { return false }
    return place(named: item) == nil && nearestName(to: item, among: known.map(\.name)) == nil
  }

  private func quoted(_ index: Int) -> String { "'\(items[index] ?? "")'" }

  private mutating func report(
    _ severity: LaunchArgumentIssue.Severity,
    _ reason: String,
    at index: Int,
    suggestion: String? = nil,
    earlier: Int? = nil
  ) {
    issues.append(
      LaunchArgumentIssue(
        severity,
        LaunchWarning(reason, argument: index, suggestion: suggestion, earlier: earlier)
      )
    )
  }

  private mutating func reportUnknown(_ item: String) {
    report(
      .warning,
      "unknown launch argument '\(withoutSecret(item))'",
      at: next,
      suggestion: twoItems(insteadOf: item) ?? suggestion(for: item)
    )
    if item.hasPrefix("-"), !item.contains(where: \.separatesValue) { skipValueOfUnknown() }
  }

  /// The advice to write `-networkLatency 2s` and `-networkLatency=2s` as two items.
  private func twoItems(insteadOf item: String) -> String? {
    guard let (name, value) = nameAndValue(in: item), let place = place(named: name),
      known[place].kind != .flag
    else { return nil }
    return "write two items: '\(name)', '\(known[place].kind.placeholder ?? value)'"
  }

  /// The item, with a placeholder for a part that may be a password.
  private func withoutSecret(_ item: String) -> String {
    guard let (name, value) = nameAndValue(in: item), let argument = argument(meantBy: name),
      let placeholder = argument.kind.placeholder
    else { return item }
    return item.dropLast(value.count) + placeholder
  }

  private func nameAndValue(in item: String) -> (name: String, value: String)? {
    guard let separator = item.firstIndex(where: \.separatesValue) else { return nil }
    let value = item[item.index(after: separator)...].drop { $0 == " " }
    return value.isEmpty ? nil : (String(item[..<separator]), String(value))
  }

  private func argument(meantBy word: String) -> LaunchArgument? {
    if let place = place(named: word) { return known[place] }
    let nearest = nearestName(to: word, among: known.map { "-" + $0.name })
    return nearest.flatMap { place(named: $0) }.map { known[$0] }
  }

  private func suggestion(for item: String) -> String? {
    let dash = item.hasPrefix("-") ? "-" : ""
    let word = item.prefix { !$0.separatesValue }
    let names = known.map { dash + $0.name }
    return didYouMean(String(word), among: names) ?? list(of: names)
  }

  /// The first of the names that the app knows.
  private func list(of names: [String]) -> String {
    if names.isEmpty { return "the app has no launch arguments" }
    let more = names.count > Self.mostListed ? ", ..." : ""
    return "launch arguments: \(names.prefix(Self.mostListed).joined(separator: ", "))\(more)"
  }

  private static let mostListed = 12

  private mutating func reportMissingValue(of argument: LaunchArgument) {
    report(.error, "\(quoted(next)) needs \(argument.kind.valueDescription) after it", at: next)
  }

  private mutating func report(
    _ fault: LaunchArgument.ValueFault,
    about argument: LaunchArgument,
    text: String
  ) {
    let wanted = argument.kind.valueDescription
    let reason =
      switch fault {
      case .malformed: "'-\(argument.name)' must be \(wanted); found '\(text)'"
      case .malformedSecret: "'-\(argument.name)' must be \(wanted)"
      case .tooLong: "'-\(argument.name)' must be at most 24 h; found '\(text)'"
      case .tooLarge: "'-\(argument.name)' is too large: at most \(Int.max); found '\(text)'"
      }
    report(.error, reason, at: next)
  }

  private mutating func reportArgumentsWithoutEffect() {
    for given in arguments.given {
      guard let place = known.firstIndex(where: { $0.name == given.name }),
        let stronger = known[place].idleBeside, arguments.isGiven(stronger)
      else { continue }
      report(.warning, "'-\(given.name)' has no effect beside '-\(stronger)'", at: given.nameIndex)
    }
  }
}

extension Character {
  /// Whether people write it between a name and a value in one item.
  fileprivate var separatesValue: Bool { self == " " || self == "=" }
}
