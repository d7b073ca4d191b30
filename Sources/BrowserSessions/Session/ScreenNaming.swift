import ScenarioModel

/// Names the screens of an app, and the changes from one to the next.
struct ScreenNaming {
  private let app: WebApp

  /// The last screen that was shown while nothing moved.
  private var current: String?
  private var header: PageReading.Header?

  /// The name of the latest screen change; nil before the first change since launch.
  private(set) var latestTransition: String?

  /// Whether the screen changed since ``noteGesture()``.
  private(set) var hasChanged = false

  init(of app: WebApp) { self.app = app }

  /// Forgets changes before a gesture that begins now.
  mutating func noteGesture() { hasChanged = false }

  /// The name of the screen that a page shows, or nil while it moves or another one is on its way.
  mutating func screen(of new: PageReading.Header, whileLeaving isLeaving: Bool = false) -> String?
  {
    noteMarkedTransition(of: new)
    let isMoving = new.isAnimated || !new.isComplete || isLeaving
    let name = name(of: new)
    if !isMoving {
      noteChange(to: name, new)
      header = new
    }
    return isMoving ? nil : name
  }

  private func name(of header: PageReading.Header) -> String {
    if !app.screens.isEmpty {
      let path = header.address.pathAndFragment
      if let screen = app.screens.first(where: { PathGlob($0.path).matches(path) }) {
        return screen.name
      }
    }
    return header.markedScreen.isEmpty ? header.title : header.markedScreen
  }

  /// A page may name its changes itself, each time by setting `data-transition` anew.
  private mutating func noteMarkedTransition(of new: PageReading.Header) {
    let known = header?.document == new.document ? header?.transitionCount ?? 0 : 0
    guard new.transitionCount > max(known, seenTransitions), !new.markedTransition.isEmpty else {
      return
    }
    seenTransitions = new.transitionCount
    latestTransition = new.markedTransition
    hasChanged = true
  }

  /// The number of changes that the current document has named.
  private var seenTransitions = 0

  private mutating func noteChange(to name: String, _ new: PageReading.Header) {
    defer { current = name }
    if header?.document != new.document { seenTransitions = new.transitionCount }
    guard let origin = current, origin != name else { return }
    // A change that the page has named itself needs no other name.
    if new.markedTransition.isEmpty {
      latestTransition = transition(from: origin, to: name, new)
      hasChanged = true
    }
  }

  private func transition(
    from origin: String,
    to destination: String,
    _ new: PageReading.Header
  ) -> String? {
    if let header, header.window == new.window, new.historyIndex >= 0,
      new.historyIndex < header.historyIndex
    {
      return "back"
    }
    return app.transitions.first { rule in
      (rule.origin ?? origin) == origin && (rule.destination ?? destination) == destination
    }?.name
  }
}

/// A pattern for paths.
///
/// A `*` matches any characters.
struct PathGlob {
  private let parts: [Substring]

  init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether a whole path matches.
  ///
  /// A pattern without a fragment matches any fragment.
  func matches(_ path: String) -> Bool {
    let hasFragment = parts.contains { $0.contains("#") }
    return fits(hasFragment ? path[...] : path.prefix { $0 != "#" })
  }

  private func fits(_ path: Substring) -> Bool {
    guard let first = parts.first, path.hasPrefix(first) else { return false }
    guard parts.count > 1, let last = parts.last else { return path == first }
    var rest = path.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

extension String {
  /// The path of an address without its query: `/p/7#reviews`.
  fileprivate var pathAndFragment: String {
    guard let start = firstRange(of: "://") else { return self }
    let rest = self[start.upperBound...].drop { !"/?#".contains($0) }
    let path = rest.prefix { !"?#".contains($0) }
    let fragment = rest.drop { $0 != "#" }
    return (path.isEmpty ? "/" : String(path)) + fragment
  }
}
