import ScenarioEvents
import ScenarioRuntime

/// The runs of several shards as one.
struct MergedRun {
  let header: RunHeader
  let records: [CaseRecord]
  let footer: RunFooter

  /// Joins runs, given in the order of their shards.
  init(_ runs: [RecordedRun]) {
    header = RunHeader(joining: runs.map(\.header))
    records = runs.map(\.records).inPlanOrder
    footer = RunFooter(wallTime: runs.compactMap(\.footer.wallTime).max())
  }

  /// The events that a run of everything would have sent.
  var events: [RunEvent] {
    [.runStarted(header)] + records.map { .caseFinished($0) } + [.runFinished(footer)]
  }
}

extension RunHeader {
  /// The common facts of the headers, and the start of the first run.
  fileprivate init(joining headers: [RunHeader]) {
    func common<Value: Equatable>(_ fact: (RunHeader) -> Value?) -> Value? {
      let facts = headers.map(fact)
      return facts.allSatisfy { $0 == facts.first } ? facts.first ?? nil : nil
    }
    self.init(
      timestamp: headers.compactMap(\.timestamp).min(),
      hostname: common(\.hostname),
      seed: common(\.seed)
    )
    version = common(\.version)
    commandLine = common(\.commandLine)
    job = common(\.job)
    places = headers.flatMap(\.places).distinct
    wantedPlaces = common { $0.wantedPlaces } ?? []
  }
}

extension [[CaseRecord]] {
  /// The cases of several shards, file by file and in each file by line.
  ///
  /// Cases of one line, such as the rows of a table, were dealt to the shards like cards.
  fileprivate var inPlanOrder: [CaseRecord] {
    let entries = enumerated().flatMap { shard, records in records.ranked(in: shard) }
    let files = entries.map(\.record.identity.file)
    let places = Dictionary(
      zip(files.indicesInPathOrder, files.indices),
      uniquingKeysWith: { first, _ in first }
    )
    return entries.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      let isSameFile = one.record.identity.file.utf8.elementsEqual(other.record.identity.file.utf8)
      if !isSameFile { return (places[left.offset] ?? 0) < (places[right.offset] ?? 0) }
      return (one.record.identity.line, one.rank, one.shard, left.offset)
        < (other.record.identity.line, other.rank, other.shard, right.offset)
    }.map(\.element.record)
  }
}

/// A case with its place among those of its shard.
private struct ShardedCase {
  let record: CaseRecord
  let shard: Int

  /// Which of the cases of its line it is.
  let rank: Int
}

extension [CaseRecord] {
  fileprivate func ranked(in shard: Int) -> [ShardedCase] {
    var ranks: [Place: Int] = [:]
    return map { record in
      let place = Place(file: record.identity.file, line: record.identity.line)
      ranks[place, default: 0] += 1
      return ShardedCase(record: record, shard: shard, rank: ranks[place] ?? 0)
    }
  }
}

private struct Place: Hashable {
  let file: String
  let line: Int
}
