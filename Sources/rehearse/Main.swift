import BuiltInApps
import ScenarioCommands

@main
struct Main {
  static func main() async {
    HeapGrowth.useLargeSteps()
    await ScenarioTool.main(apps: BuiltInApps.all, places: InstalledPlaces())
  }
}
