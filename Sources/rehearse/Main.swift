import BuiltInApps
import ScenarioCommands

@main
struct Main {
  static func main() {
    ScenarioTool.main(apps: BuiltInApps.all)
  }
}
