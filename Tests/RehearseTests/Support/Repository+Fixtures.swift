import Foundation
import ScenarioTestSupport

extension Repository {
  static let fixtures = root.appending(path: "Tests/RehearseTests/Fixtures")
}
