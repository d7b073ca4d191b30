import WorkerThreads

extension ParallelPipeline {
  /// Does some work for each element on all cores, and returns the results in order.
  func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ work: @escaping @Sendable (Element) -> Output
  ) -> [Output] {
    var next = 0
    var outputs: [Output] = []
    run(
      next: {
        guard next < elements.count else { return nil }
        defer { next += 1 }
        return elements[next]
      },
      work: work,
      receive: { outputs.append($0) }
    )
    return outputs
  }
}
