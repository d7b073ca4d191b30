import Checkout
import ScenarioCommands

@main
enum Main {
  static func main() async {
    await ScenarioTool.main(apps: [CheckoutApp.self])
  }
}
