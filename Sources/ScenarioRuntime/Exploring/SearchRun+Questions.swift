import AppModelKit
import ScenarioEvents

extension SearchRun {
  private typealias Option = EventQuestion.Option

  mutating func isLater(_ moment: Moment, than other: Moment) -> Bool {
    answerOpenQuestion()
    let options: [Option] = [
      (.later, [clocks.bound(other, before: moment)]),
      (.notLater, [clocks.bound(moment, notAfter: other)]),
    ]
    return decide(moment.time > other.time ? .later : .notLater, among: options) == .later
  }

  mutating func nextEvent(
    of pending: [Moment],
    by limit: Moment,
    commuting commute: (Int, Int) -> Bool
  ) -> Int? {
    answerOpenQuestion()
    if pending.isEmpty { return nil }
    if let event = ties.repeatedAnswer(pending, by: limit) { return event }
    let question = EventQuestion(pending, limit, clocks, hasAllOrders: space.hasAllOrders)
    if space.mergesStates, ties.happened(at: limit), leaveOpen(question, commute) { return nil }
    let answer = decide(question.own, among: question.options, or: question.reordered, commute)
    note(answer, to: question)
    return answer.event
  }

  private mutating func note(_ answer: Answer, to question: EventQuestion) {
    ties.note(answer.event, of: question.pending)
    guard let event = answer.event else { return }
    if question.tied.count > 1, let choice = question.tied.firstIndex(of: event) {
      choices.append(choice)
    }
    if case .eventBefore(let first, let second) = answer {
      let order = EventOrder(
        first: name(of: question.pending[first]),
        second: name(of: question.pending[second])
      )
      if !orders.contains(order) { orders.append(order) }
    }
  }

  /// The delay whose end is an event, or led to it.
  private func name(of moment: Moment) -> String {
    moment.origin > 0 ? delays[moment.origin - 1].name : "launch"
  }

  /// Answers a question: as the branch says, or else as the lengths of this run say.
  ///
  /// If only one answer is possible, nothing is decided. Of all options exactly one is right at each
  /// timing, so the further branches and this run share no timing. Those with another order at one
  /// instant are explored besides.
  private mutating func decide(
    _ own: Answer,
    among options: [Option],
    or reordered: [Option] = [],
    _ commute: (Int, Int) -> Bool = { _, _ in true }
  ) -> Answer {
    let possible = options.filter(isPossible)
    let reordered = reordered.filter(isPossible)
    var answer = own
    if possible.count + reordered.count > 1 {
      if isBeyondBranch {
        branches += further(possible.filter { $0.answer != own }, after: answers)
        reorderedBranches += further(
          reordered.filter { !$0.answer.commutes(commute) },
          after: answers
        )
      } else {
        answer = branchAnswer(or: own, among: reordered)
      }
      answers.append(answer)
    }
    clocks.add((options + reordered).first { $0.answer == answer }?.bounds ?? [])
    return answer
  }

  private func isPossible(_ option: Option) -> Bool { clocks.zone.adding(option.bounds) != nil }

  /// The answer of the branch, which is that of this run's lengths, or names another order.
  private mutating func branchAnswer(or own: Answer, among reordered: [Option]) -> Answer {
    let answer = branch.answers[answers.count]
    if answer == own { return own }
    let option = reordered.first { $0.answer == answer }
    if let option, clocks.satisfy(option.bounds) { return answer }
    isOffCourse = true
    return own
  }

  /// Branches that follow the run so far, and then take one of some answers.
  private func further(_ options: [Option], after answers: [Answer]) -> [Branch] {
    options.compactMap { option in
      guard let zone = clocks.zone.adding(option.bounds) else { return nil }
      return Branch(answers: answers + [option.answer], lengths: zone.lengths(of: delays))
    }
  }

  // MARK: Open questions

  /// Leaves open whether another event happens at the instant of the last one, if it may or may not.
  ///
  /// - Returns: Whether the question is open now.
  private mutating func leaveOpen(
    _ question: EventQuestion,
    _ commute: (Int, Int) -> Bool
  ) -> Bool {
    let events = question.events.filter(isPossible)
    guard !events.isEmpty, isPossible(question.noEvent) else { return false }
    let isNew = isBeyondBranch
    let isLeftOpen =
      isNew ? question.own == .noEvent : branch.answers[answers.count] == .undecided
    guard isLeftOpen else { return false }
    openQuestion = OpenQuestion(
      answerCount: answers.count,
      isNew: isNew,
      events: events,
      reordered: isNew ? question.reordered.filter { !$0.answer.commutes(commute) } : [],
      strictBounds: question.noEvent.bounds
    )
    answers.append(.undecided)
    return true
  }

  /// Drops the open question when a wait continues, because no step has depended on the answer.
  mutating func dropOpenQuestion() { openQuestion = nil }

  /// Answers the open question when something depends on it: no event happens at the instant.
  ///
  /// Timings at which one does are explored by further runs.
  mutating func answerOpenQuestion() {
    guard let question = openQuestion else { return }
    openQuestion = nil
    if question.isNew {
      let earlier = Array(answers[..<question.answerCount])
      branches += further(question.events, after: earlier)
      reorderedBranches += further(question.reordered, after: earlier)
    }
    guard clocks.satisfy(question.strictBounds) else {
      isOffCourse = true
      return
    }
    clocks.add(question.strictBounds)
  }
}
