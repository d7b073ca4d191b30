import ScenarioEvents
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

/// The work of a survey on all cores, which shows its progress.
struct SurveyPipeline {
  let jobs: Int

  /// Receives the name of each element when its work begins.
  let progress: @Sendable (SurveyProgress) -> Void

  /// Does a part of the survey, which is named in the plural, and returns the results in order.
  func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ part: String,
    _ name: @escaping @Sendable (Element) -> String,
    _ work: @escaping @Sendable (Element) -> Output
  ) -> [Output] {
    progress(.part(part, count: elements.count))
    return ParallelPipeline(jobs: jobs).map(elements) { [progress] element in
      progress(.item(name(element)))
      return work(element)
    }
  }
}
