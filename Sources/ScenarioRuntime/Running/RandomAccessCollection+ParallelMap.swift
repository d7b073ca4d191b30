extension RandomAccessCollection where Self: Sendable, Index == Int, Element: Sendable {
  /// What a function makes of each element, in their order, on several cores.
  package func mapInParallel<Result: Sendable>(
    jobs: Int,
    _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] where SubSequence: Sendable {
    await mapStretchesInParallel(jobs: jobs) { $0.map(transform) }
  }

  /// What a function makes of short stretches of elements, in their order, on several cores.
  ///
  /// The cores take the stretches in turn, so that none is left with all that takes long.
  package func mapStretchesInParallel<Result: Sendable>(
    jobs: Int,
    _ transform: @escaping @Sendable (SubSequence) -> [Result]
  ) async -> [Result] where SubSequence: Sendable {
    guard jobs > 1, count > 1 else { return transform(self[...]) }
    let length = Swift.max(1, count / (jobs * 8))
    return await withTaskGroup(of: (start: Index, results: [Result]).self) { group in
      for start in stride(from: startIndex, to: endIndex, by: length) {
        let part = self[start..<Swift.min(start + length, endIndex)]
        group.addTask { (start, transform(part)) }
      }
      let parts = await group.reduce(into: []) { $0.append($1) }
      return parts.sorted { $0.start < $1.start }.flatMap(\.results)
    }
  }
}
