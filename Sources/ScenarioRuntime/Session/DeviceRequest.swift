package import ScenarioModel

/// A device as a run needs it.
package struct DeviceRequest: Sendable {
  package let driver: DeviceDriver

  /// The capabilities with their variables replaced.
  package let capabilities: [Value.Entry]

  package init(_ driver: DeviceDriver, capabilities: [Value.Entry]) {
    self.driver = driver
    self.capabilities = capabilities
  }

  /// A device whose capabilities use the variables of `rehearse.yaml` and of the command line.
  package init(
    _ driver: DeviceDriver,
    inScopeOf header: Header,
    overridden overrides: [String: String]
  ) throws(ValueFault) {
    let table = VariableTable(header.variables)
    let scope = CaseScopes(shared: table, words: .empty, overrides: overrides)
      .scope(of: CaseRow(values: [], line: 1))
    var capabilities: [Value.Entry] = []
    for entry in driver.capabilities {
      capabilities.append(
        Value.Entry(key: entry.key.value, value: try scope.value(of: entry.value))
      )
    }
    self.init(driver, capabilities: capabilities)
  }
}
