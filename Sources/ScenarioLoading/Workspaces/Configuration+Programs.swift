import ScenarioModel

extension Configuration {
  /// The configuration with absolute paths of browsers and drivers.
  ///
  /// Paths that are relative to the file would mean something else in another working directory. A name
  /// without a slash stays, because it is searched for in `PATH`.
  func findingPrograms(from folder: String) -> Configuration {
    var found = self
    found.drivers = drivers.map { driver in
      var driver = driver
      driver.command = driver.command?.program(from: folder)
      driver.browser = driver.browser?.program(from: folder)
      return driver
    }
    return found
  }
}

extension String {
  fileprivate func program(from folder: String) -> String {
    isAbsolutePath || !contains("/") ? self : folder.appendingPath(self).normalisedPath
  }
}
