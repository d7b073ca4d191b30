import Checkout
import ScenarioTesting
import Testing

struct ScenarioTests {
  @Test(arguments: try TestScenario.all(in: "Scenarios", apps: [CheckoutApp.self]))
  func `a scenario passes`(_ scenario: TestScenario) throws {
    try scenario.run()
  }
}
