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

  /// The same as a part of a survey that shows its progress.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - part: What they are, in the plural.
  ///   - progress: Receives the name of each element when its work begins.
  ///   - name: The name of an element.
  ///   - work: The work.
  /// - Returns: The results in order.
  func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ part: String,
    noting progress: @escaping @Sendable (SurveyProgress) -> Void,
    _ name: @escaping @Sendable (Element) -> String,
    _ work: @escaping @Sendable (Element) -> Output
  ) -> [Output] {
    progress(.part(part, count: elements.count))
    return map(elements) { element in
      progress(.item(name(element)))
      return work(element)
    }
  }
}
