import XMLDocuments

/// The test cases of a joined suite, in the order of the plan if the reports show it.
///
/// Cases are sorted by line. Those of one line, such as the rows of a table, were dealt to the shards
/// like cards; the number of cases before them says with which shard the deal began. A repeated case
/// was dealt once.
struct JoinedCases {
  struct Entry {
    let report: ReportText
    let element: XMLElement
    fileprivate let input: Int
    fileprivate let line: Int

    /// Which of the cases of its line it is in its report, from 1.
    fileprivate let rank: Int

    /// Which of its runs it is, from 1.
    fileprivate let repetition: Int
  }

  private(set) var entries: [Entry] = []

  /// The number of cases; a repeated case counts once.
  private(set) var count = 0

  init(of suite: JoinedSuite, at position: Int, inputCount: Int) {
    let all = suite.parts.flatMap(Self.entries).sorted { $0.line < $1.line }
    for line in all.chunkedByLine {
      let next = (position + count) % max(1, inputCount)
      func turn(_ entry: Entry) -> Int { (entry.input - next + inputCount) % max(1, inputCount) }
      entries += line.sorted {
        ($0.rank, turn($0), $0.repetition) < ($1.rank, turn($1), $1.repetition)
      }
      count += line.count { $0.repetition == 1 }
    }
  }

  private static func entries(of part: JoinedSuite.Part) -> [Entry] {
    var ranks: [Int: Int] = [:]
    return part.cases.map { element in
      let line = part.report.value("line", of: element).flatMap { Int($0) } ?? 0
      let repetition = part.report.value("name", of: element)?.repetition ?? 1
      if repetition == 1 { ranks[line, default: 0] += 1 }
      return Entry(
        report: part.report,
        element: element,
        input: part.input,
        line: line,
        rank: ranks[line, default: 0],
        repetition: repetition
      )
    }
  }
}

extension String {
  /// Which of several runs a test case is by its name, as in `It loads (repeat 2 of 3)`.
  fileprivate var repetition: Int? {
    let words = split(separator: " ").suffix(4)
    guard words.count == 4, words.first == "(repeat", words.dropFirst(2).first == "of" else {
      return nil
    }
    return words.dropFirst().first.flatMap { Int($0) }
  }
}

extension [JoinedCases.Entry] {
  /// The sorted entries, those of one line together.
  fileprivate var chunkedByLine: [ArraySlice<JoinedCases.Entry>] {
    var chunks: [ArraySlice<JoinedCases.Entry>] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex { $0.line != self[start].line } ?? endIndex
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }
}
