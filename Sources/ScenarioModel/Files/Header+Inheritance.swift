extension Scenario {
  /// The scenario with what a suite or the configuration says where it says nothing itself.
  package func inheriting(from header: Header) -> Scenario {
    if header.bequeathsNothing { return self }
    return Scenario(
      name: name,
      header: self.header.inheriting(from: header),
      cases: cases,
      steps: steps,
      extent: extent
    )
  }
}

extension Header {
  /// Whether a scenario that takes what it lacks from this header stays as it is.
  package var bequeathsNothing: Bool {
    app == nil && launch.bequeathNothing && (details?.bequeathNothing ?? true)
  }

  /// The header of a scenario in a suite, with what it takes from the suite filled in.
  ///
  /// Single values: the scenario's win. Lists: appended after the suite's, but `teardown` before.
  /// Imports and words are not merged here, as the suite's have a scope of their own.
  package func inheriting(from suite: Header) -> Header {
    let inherited = suite.details.map { (details ?? Details()).inheriting(from: $0) }
    return Header(
      app: app ?? suite.app,
      launch: launch.inheriting(from: suite.launch),
      details: inherited ?? details
    )
  }
}

extension Header.Details {
  fileprivate var bequeathNothing: Bool {
    !isAppUnreadable && tags.isEmpty && settling == nil && timeout == nil && timeLimit == nil
      && continuesAfterFailure == nil && variables.isEmpty && misshapenValues.isEmpty
      && secrets.isEmpty && skip == nil && knownIssue == nil && setup.isEmpty && teardown.isEmpty
  }

  fileprivate func inheriting(from suite: Self) -> Self {
    var merged = self
    merged.isAppUnreadable = isAppUnreadable || suite.isAppUnreadable
    merged.tags = tags.inheriting(tagsFrom: suite)
    merged.settling = settling ?? suite.settling
    merged.timeout = timeout ?? suite.timeout
    merged.timeLimit = timeLimit ?? suite.timeLimit
    merged.continuesAfterFailure = continuesAfterFailure ?? suite.continuesAfterFailure
    merged.variables = variables.inheriting(from: suite.variables)
    merged.misshapenValues = suite.misshapenValues.followed(by: misshapenValues)
    merged.secrets = suite.secrets.followed(by: secrets)
    merged.skip = skip ?? suite.skip
    merged.knownIssue = knownIssue ?? suite.knownIssue
    merged.setup = suite.setup.followed(by: setup)
    merged.teardown = teardown.followed(by: suite.teardown)
    return merged
  }
}

extension [Located<String>] {
  fileprivate func inheriting(tagsFrom suite: Header.Details) -> [Located<String>] {
    if isEmpty { return suite.tags }
    let inherited = Set(suite.tags.map(\.value))
    return suite.tags + filter { !inherited.contains($0.value) }
  }
}

extension Array {
  /// Both together; where one is empty, the other is shared rather than copied.
  fileprivate func followed(by others: [Element]) -> [Element] {
    if others.isEmpty { return self }
    return isEmpty ? others : self + others
  }
}

extension LaunchOptions {
  fileprivate var bequeathNothing: Bool {
    manual == nil && arguments == nil && environment == nil && date == nil && span == nil
  }

  /// Arguments are appended after the suite's; of the rest, what is given here wins.
  fileprivate func inheriting(from suite: LaunchOptions) -> LaunchOptions {
    let names = Set((environment ?? []).map(\.name.value))
    let inherited = (suite.environment ?? []).filter { !names.contains($0.name.value) }
    return LaunchOptions(
      manual: manual ?? suite.manual,
      arguments: suite.arguments.map { $0 + (arguments ?? []) } ?? arguments,
      environment: suite.environment == nil ? environment : inherited + (environment ?? []),
      date: date ?? suite.date,
      span: span ?? suite.span
    )
  }
}
