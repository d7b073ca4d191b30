/// How often the steps of a `repeat` are run.
package enum Repetition: Sendable {
  case times(Resolvable<Int>)
  case whileHolds(Expectation, atMost: Resolvable<Int>)
  case untilHolds(Expectation, atMost: Resolvable<Int>)
}
