import AppModelKit
import BuiltInApps
import Foundation
import ScenarioLoading
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization

/// The screens that the repository's scenarios come by, each arrangement of elements once.
enum VisitedScreens {
  static func inScenarios() throws -> [ScreenSnapshot] {
    let scenarios = Repository.root.appending(path: "Scenarios").path
    let workspace = Workspace(workingDirectory: scenarios)
    let loader = SuiteLoader(
      catalog: AppCatalog(BuiltInApps.all.map(InstalledApp.init)),
      workspace: workspace
    )
    let album = ScreenAlbum()
    for planned in loader.load(FileDiscovery([scenarios], in: workspace)).plan.cases {
      guard case .run(let execution) = planned.action else { continue }
      let session = InProcessSession(execution.app, loadData: execution.loadData)
      var interpreter = Interpreter(
        execution.scenario,
        session: PhotographingSession(session: session, album: album),
        scope: execution.scope
      )
      _ = interpreter.run()
    }
    return album.screens
  }
}

/// Keeps one screen of each arrangement: the same types in the same tree, under the same name.
final class ScreenAlbum: Sendable {
  private let photographs = Mutex<[String: ScreenSnapshot]>([:])

  func add(_ screen: ScreenSnapshot) {
    let kinds = screen.elements.map { "\($0.depth)\($0.type.rawValue)" }.joined(separator: " ")
    photographs.withLock { $0["\(screen.screen ?? "") \(kinds)"] = screen }
  }

  var screens: [ScreenSnapshot] {
    photographs.withLock { photographs in
      photographs.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

/// A session that remembers every screen that a scenario looks at.
struct PhotographingSession: SessionAroundModel {
  var session: InProcessSession
  let album: ScreenAlbum

  var screen: ScreenSnapshot {
    mutating get {
      let screen = session.screen
      album.add(screen)
      return screen
    }
  }
}
