import AppModelKit

extension Question {
  /// The questions of a data file, at least one.
  static func questions(in file: DataNode) throws(DataFault) -> [Question] {
    let list = try file.required("questions")
    var questions: [Question] = []
    for item in try list.list() { questions.append(try Question(item)) }
    if questions.isEmpty { throw list.fault("there must be at least one question") }
    return questions
  }

  private init(_ node: DataNode) throws(DataFault) {
    title = try node.required("title").text()
    first = try node.required("answer_a").text()
    second = try node.required("answer_b").text()
    third = try node.required("answer_c").text()
    correct = try Answer(node.required("correct_answer"))
  }
}

extension Question.Answer {
  fileprivate init(_ node: DataNode) throws(DataFault) {
    let answers = Self.allCases
    self = answers[try node.number(in: 0...(answers.count - 1))]
  }
}
