package import ScenarioRuntime

/// One path of a command line or configuration, and what it means.
package enum ScenarioPath {
  /// A file or folder that exists, or that can't be looked up without permission.
  case named(String)

  /// Files and folders that a pattern found.
  case matched(PatternMatches)

  /// A scenario file that is piped into the tool.
  case standardInput(FileDiscovery.Finding)

  /// A line of a file, as editors and reports write it.
  case place(SourcePlace)

  /// Reads a path; what is there by that very name wins over what it may mean otherwise.
  ///
  /// Nothing for one that leads nowhere.
  package init?(_ argument: String) {
    let text = argument.pathPastLinks.pathSeenFromHere
    if FileSystem.kind(of: text) != .missing {
      self = .named(text)
    } else if let place = SourcePlace(argument: text) {
      self = .place(place)
    } else if let found = PathPattern(text)?.search(), !found.matches.isEmpty {
      self = .matched(found)
    } else if FileSystem.isConcealed(text) {
      self = .named(text)
    } else {
      return nil
    }
  }

  /// Resolves several paths; each must lead somewhere.
  package static func all(_ paths: [String]) throws(PathProblem) -> [ScenarioPath] {
    var found: [ScenarioPath] = []
    var missing: [String] = []
    for path in paths {
      if let path = ScenarioPath(path) { found.append(path) } else { missing.append(path) }
    }
    guard missing.isEmpty else { throw .missing(missing) }
    return found
  }

  /// The line that is meant, if only one is.
  var place: SourcePlace? {
    switch self {
    case .place(let place): place
    case .named, .matched, .standardInput: nil
    }
  }
}

extension SourcePlace {
  /// Reads `file:line` and `file:line:column`, with the colon that messages have after it, or the
  /// name that `rehearse list` prints.
  fileprivate init?(argument: String) {
    let place = argument.firstMatch(of: #/:[0-9]+: /#).map {
      argument[..<$0.range.upperBound].dropLast()
    }
    let argument = place ?? argument[...]
    let text = argument.hasSuffix(":") ? argument.dropLast() : argument
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.suffix(2).map { $0.asCount }
    if parts.count > 2, let line = numbers[0], let column = numbers[1] {
      self.init(parts.dropLast(2).joined(separator: ":"), line, column)
    } else if parts.count > 1, let line = numbers[1] {
      self.init(parts.dropLast().joined(separator: ":"), line, nil)
    } else {
      return nil
    }
  }

  private init?(_ path: String, _ line: Int, _ column: Int?) {
    guard FileSystem.kind(of: path) == .file else { return nil }
    self.init(file: path.normalisedPath, line: line, column: column)
  }
}

extension Substring {
  /// The number that counts lines or columns, if the text is one.
  fileprivate var asCount: Int? {
    guard let number = Int(self), number > 0, utf8.first != UInt8(ascii: "+") else { return nil }
    return number
  }
}
