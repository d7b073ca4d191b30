/// What must be known of a part of a pattern to tell how long it can take.
struct PatternShape {
  var growth = PatternGrowth.one

  /// What the first character can be.
  var first = ScalarSet.none

  /// What any of its characters can be.
  var scalars = ScalarSet.none
  var canBeEmpty = true

  /// How many places in it decide how much to take.
  var choices = 0

  /// Whether it is one character and no more.
  var isSingle = false

  /// Whether it begins or ends with a character that is nowhere else in it, so that a text can be
  /// cut into repetitions of it in one way only.
  var isDelimited = false

  /// Something that consumes nothing, such as `^`.
  static let empty = PatternShape()

  /// Something of which nothing is known.
  static let unknown = PatternShape(growth: .exponential, first: .all, scalars: .all)

  /// One character; its letters count in both cases, as the pattern may ignore case.
  static func single(_ set: ScalarSet) -> PatternShape {
    let set = set.inBothCases
    return PatternShape(first: set, scalars: set, canBeEmpty: false, isSingle: true)
  }

  /// Parts that follow each other.
  init(sequence parts: [PatternShape]) {
    for part in parts {
      growth = growth.followed(by: part.growth)
      if canBeEmpty { first = first.union(part.first) }
      scalars = scalars.union(part.scalars)
      canBeEmpty = canBeEmpty && part.canBeEmpty
      choices += part.choices
    }
    let consuming = parts.filter { $0.scalars != .none }
    isSingle = consuming.count == 1 && consuming[0].isSingle
    isDelimited =
      choices <= 1
      && (Self.isDelimiter(consuming.first, of: consuming.dropFirst())
        || Self.isDelimiter(consuming.last, of: consuming.dropLast()))
  }

  private static func isDelimiter(
    _ delimiter: PatternShape?,
    of rest: ArraySlice<PatternShape>
  ) -> Bool {
    guard let delimiter, delimiter.isSingle else { return false }
    return rest.allSatisfy { $0.scalars.isDisjoint(with: delimiter.scalars) }
  }

  /// Parts of which one matches.
  init(alternatives parts: [PatternShape]) {
    self = parts.first ?? .empty
    guard parts.count > 1 else { return }
    for part in parts.dropFirst() {
      let isTold = !canBeEmpty && !part.canBeEmpty && first.isDisjoint(with: part.first)
      growth = isTold ? growth.larger(of: part.growth) : growth.added(to: part.growth)
      first = first.union(part.first)
      scalars = scalars.union(part.scalars)
      canBeEmpty = canBeEmpty || part.canBeEmpty
      isSingle = isSingle && part.isSingle && isTold
      choices += part.choices + 1
    }
    isDelimited = false
  }

  private init(
    growth: PatternGrowth = .one,
    first: ScalarSet = .none,
    scalars: ScalarSet = .none,
    canBeEmpty: Bool = true,
    isSingle: Bool = false
  ) {
    self.growth = growth
    self.first = first
    self.scalars = scalars
    self.canBeEmpty = canBeEmpty
    self.isSingle = isSingle
  }

  /// The part as often as a quantifier says; without an upper bound, for ever.
  func repeated(from lower: Int, to upper: Int?) -> PatternShape {
    var result = self
    result.canBeEmpty = canBeEmpty || lower == 0
    result.isSingle = false
    result.isDelimited = false
    result.choices += lower == upper ? 0 : 1
    if growth != .one, isDelimited {
      result.growth = .linear
    } else if let upper {
      result.growth = growth.repeated(min(lower, upper)...upper)
    } else {
      result.growth = growth == .one ? .linear : .exponential
    }
    return result
  }

  /// The part with the one way that it finds first.
  var atomic: PatternShape {
    var result = self
    result.growth = .one
    result.choices = 0
    return result
  }
}
