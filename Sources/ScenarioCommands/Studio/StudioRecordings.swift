import ProtocolValues
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRecording
import ScenarioRuntime
import ScenarioServing
import Synchronization

/// The recordings that were begun in the page of `rehearse ui`, each with a page of its own.
final class StudioRecordings: Sendable {
  private struct Entry: Sendable {
    let session: RecordingSession
    let page: ServedPage
  }

  private let catalog: AppCatalog
  private let variables: [String: String]
  private let entries = Mutex<[Entry]>([])

  /// Each recording has two threads and a server until the tool ends.
  private static let mostRecordings = 20

  /// - Parameters:
  ///   - catalog: The apps.
  ///   - variables: The variables of the command line.
  init(_ catalog: AppCatalog, _ variables: [String: String]) {
    self.catalog = catalog
    self.variables = variables
  }

  /// Begins to record into a file at a place.
  ///
  /// - Returns: The address of the recording's page, or why there is none.
  func begin(at place: SourcePlace) -> ServedAnswer {
    guard entries.withLock(\.count) < Self.mostRecordings else {
      return .refusal(429, "there are \(Self.mostRecordings) recordings; end 'rehearse ui' first")
    }
    do {
      let entry = try makeEntry(place)
      entries.withLock { $0.append(entry) }
      return .json(["address": .text(entry.page.address)])
    } catch let error as UndecodableSource {
      return .refusal(422, error.diagnostic.message.text)
    } catch let error as RecordingFault {
      return .refusal(422, error.text)
    } catch {
      return .refusal(503, (error as? ServerFault)?.text ?? "the system has no thread for the page")
    }
  }

  private func makeEntry(_ place: SourcePlace) throws -> Entry {
    let path = place.file
    let file = try SourceFile.read(path)
    let insertion = try file.insertion(beforeLine: place.line, column: place.column)
    let workshop = RecordingWorkshop(catalog: catalog, variables: variables)
    let target = RecordingFile(file, at: insertion)
    let recording = try workshop.recording(into: target, named: "")
    let session = RecordingSession(
      recording,
      of: path,
      writingTo: RecordingOutput(
        RecordedFile(path, original: file.bytes),
        in: workshop.context.workspace
      ),
      advisedBy: RecordingAdvice(on: recording, from: workshop)
    )
    guard let session else { throw NoThread() }
    return Entry(session: session, page: try session.servePage())
  }

  private struct NoThread: Error {}

  /// Ends all recordings, and says which files have the recorded steps.
  func end(with tool: Tool) -> ExitStatus {
    let statuses = entries.withLock(\.self).map { $0.session.end(with: tool) }
    return statuses.first { $0 != .success } ?? .success
  }
}
