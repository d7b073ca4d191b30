/// Makes names differ by numbering those that are taken already, in the order they come.
struct UniqueNames: Sendable {
  /// The only name so far, which needs no table yet: most files have one test case.
  private var only: String?

  /// How often each name was asked for.
  private var uses: [String: Int] = [:]

  /// The name itself, or the first numbered form of it that is free, counted from 2.
  mutating func claim(_ name: String, numbered: (String, Int) -> String) -> String {
    if let only {
      uses[only] = 1
      self.only = nil
    } else if uses.isEmpty {
      only = name
      return name
    }
    guard var count = uses[name] else {
      uses[name] = 1
      return name
    }
    var candidate = name
    while uses[candidate] != nil {
      count += 1
      candidate = numbered(name, count)
    }
    uses[name] = count
    uses[candidate] = 1
    return candidate
  }
}
