import ScenarioDiagnostics
import ScenarioLoading

/// A flow with all flows that it runs, by their paths.
struct FlowLibrary {
  /// Reads a file by its path.
  typealias Reader = (String) throws(UndecodableSource) -> SourceFile

  private(set) var flows: [String: Flow] = [:]

  /// The paths in an order in which each flow comes after those that it runs, unless they run each
  /// other in a cycle.
  private(set) var order: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// No one runs more flows from one.
  private static let mostFlows = 500

  init(startingWith path: String, reading: Reader) {
    do throws(UndecodableSource) {
      add(try reading(path), at: path)
    } catch {
      diagnostics.append(error.diagnostic)
    }
    var waiting = references(of: path)
    while let reference = waiting.popFirst(), flows.count < Self.mostFlows {
      guard flows[reference.path] == nil else { continue }
      add(reference, reading: reading)
      waiting += references(of: reference.path)
    }
    sort(from: path)
  }

  private mutating func add(_ file: SourceFile, at path: String) {
    do throws(FlowProblems) {
      flows[path] = try Flow.read(file)
    } catch {
      diagnostics += error.diagnostics
    }
  }

  private mutating func add(_ reference: FlowReference, reading: Reader) {
    guard reference.path.isScenarioFile else {
      let message = Diagnostic.Message.invalidFlow("a flow is a '*.yaml' or '*.yml' file")
      return diagnostics.append(Diagnostic(message, at: reference.span))
    }
    do throws(UndecodableSource) {
      add(try reading(reference.path), at: reference.path)
    } catch {
      diagnostics.append(error.diagnostic.unlessReadable(from: reference))
    }
  }

  private func references(of path: String) -> ArraySlice<FlowReference> {
    flows[path].map { FlowReference.all(in: $0)[...] } ?? []
  }

  /// Appends the flows depth first, each after those that it runs.
  private mutating func sort(from path: String) {
    var seen: Set<String> = [path]
    var open = [(path: path, rest: references(of: path))]
    while let last = open.indices.last {
      guard let reference = open[last].rest.popFirst() else {
        order.append(open.removeLast().path)
        continue
      }
      if flows[reference.path] != nil, seen.insert(reference.path).inserted {
        open.append((reference.path, references(of: reference.path)))
      }
    }
  }
}

extension Diagnostic {
  /// The problem of a whole file at the place that names the file; other problems stay.
  fileprivate func unlessReadable(from reference: FlowReference) -> Diagnostic {
    guard case .file = place else { return self }
    let path = shortened(reference.path)
    return Diagnostic(.invalidFlow("the flow '\(path)': \(message.text)"), at: reference.span)
  }
}
