/// A question with three answers; one is right.
struct Question: Hashable {
  enum Answer: Int, CaseIterable {
    case first
    case second
    case third
  }

  let title: String
  let first: String
  let second: String
  let third: String
  let correct: Answer

  func text(of answer: Answer) -> String {
    switch answer {
    case .first: first
    case .second: second
    case .third: third
    }
  }
}
