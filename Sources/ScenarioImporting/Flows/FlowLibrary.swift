import ScenarioDiagnostics
import ScenarioLoading
import ScenarioYAML

/// A flow with all flows that it runs, by their paths.
struct FlowLibrary {
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
    while let reference = waiting.popFirst() {
      guard flows[reference.path] == nil else { continue }
      guard flows.count < Self.mostFlows else {
        diagnostics.append(Diagnostic(.tooManyFlows(limit: Self.mostFlows), at: reference.span))
        break
      }
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

/// A place where a flow runs another one.
struct FlowReference {
  /// The path of the other flow, relative to the working directory.
  let path: String
  let span: SourceSpan

  /// The reference of a path in a flow; nil if the path is not known before the run.
  init?(_ node: YAMLNode, in flow: SourceFile) {
    let written = node.text
    guard node.kind == .scalar, !written.isEmpty, !node.isPlainNull, !written.contains("${") else {
      return nil
    }
    path = Self.path(of: written, in: flow.path.folderPath)
    span = node.span
  }

  private static func path(of written: String, in folder: String) -> String {
    let isAbsolute = written.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? written : folder.appendingPath(written)).normalisedPath
  }

  static func all(in flow: Flow) -> [FlowReference] {
    (nodes(below: flow.header) + nodes(below: flow.commands))
      .compactMap { FlowReference($0, in: flow.file) }
  }

  /// The paths after `runFlow` and `retry`.
  private static func nodes(below node: YAMLNode) -> [YAMLNode] {
    switch node.kind {
    case .scalar: []
    case .sequence: node.items.flatMap(nodes)
    case .mapping: node.entries.flatMap { paths(of: $0) + nodes(below: $0.value) }
    }
  }

  private static func paths(of entry: YAMLEntry) -> [YAMLNode] {
    guard entry.key.hasText("runFlow") || entry.key.hasText("retry") else { return [] }
    if entry.value.kind == .mapping { return [entry.value["file"]].compactMap(\.self) }
    return entry.key.hasText("runFlow") ? [entry.value] : []
  }
}
