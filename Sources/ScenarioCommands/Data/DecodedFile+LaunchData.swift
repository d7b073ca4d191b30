import ScenarioDecoding
import ScenarioModel

extension DecodedFile {
  /// The data files that literal launch arguments name, by the extension that such files have.
  var launchData: [DataSource] {
    launchArguments.filter { DataFormat(ofPath: $0.value) != nil }.map { DataSource(path: $0) }
  }
}
