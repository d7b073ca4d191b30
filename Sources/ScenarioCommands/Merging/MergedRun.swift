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
    sourceLinks = common(\.sourceLinks)
    places = headers.flatMap(\.places).distinct
    wantedPlaces = common { $0.wantedPlaces } ?? []
    timing = TimingChoice(options: common { $0.timing.options } ?? [], delays: nil)
  }
}

extension [[CaseRecord]] {
  /// The cases of several shards, file by file, in each file by line, and in a data file by row.
  ///
  /// Other cases of one line, such as a table in flow style, were dealt to the shards like cards.
  fileprivate var inPlanOrder: [CaseRecord] {
    let entries = enumerated().flatMap { shard, records in records.numbered(in: shard) }
    let files = entries.map(\.record.identity.file)
    let places = Dictionary(
      zip(files.indicesInPathOrder, files.indices),
      uniquingKeysWith: { first, _ in first }
    )
    return entries.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      let isSameFile = one.record.identity.file.utf8.elementsEqual(other.record.identity.file.utf8)
      if !isSameFile { return (places[left.offset] ?? 0) < (places[right.offset] ?? 0) }
      if one.placeInFile == other.placeInFile { return left.offset < right.offset }
      return one.placeInFile < other.placeInFile
    }.map(\.element.record)
  }
}

/// A case with its place among those of its shard.
private struct ShardedCase {
  let record: CaseRecord
  let shard: Int

  /// Which of the shard's cases it is; all repetitions of a case have one number.
  let number: Int

  /// What cases of one file are sorted by.
  var placeInFile: (line: Int, row: Int, number: Int, shard: Int) {
    (record.identity.line, record.identity.row?.line ?? 0, number, shard)
  }
}

extension [CaseRecord] {
  fileprivate func numbered(in shard: Int) -> [ShardedCase] {
    var number = 0
    return map { record in
      if record.identity.repetition?.number ?? 1 == 1 { number += 1 }
      return ShardedCase(record: record, shard: shard, number: number)
    }
  }
}
