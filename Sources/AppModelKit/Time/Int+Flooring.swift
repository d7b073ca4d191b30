extension Int {
  /// The quotient rounded towards negative infinity, as calendars need before their year zero.
  func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// The remainder of ``floorDivided(by:)``, never negative.
  func floorRemainder(dividedBy divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
