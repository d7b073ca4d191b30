/// Makes names differ by numbering those that are taken already, in the order they come.
struct UniqueNames: Sendable {
  /// How often each name was asked for.
  private var uses: [String: Int] = [:]

  /// The name itself, or the first numbered form of it that is free, counted from 2.
  mutating func claim(_ name: String, numbered: (String, Int) -> String) -> String {
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

  /// The name of a test case as an attribute: `Signs in`, then `Signs in [2]`.
  mutating func claimCase(_ name: String) -> String {
    let roomForNumber = 20
    let limit = String.longestAttribute - roomForNumber
    return claim(name.attributeText(else: "unnamed", limit: limit)) { "\($0) [\($1)]" }
  }
}
