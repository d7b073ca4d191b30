extension Scenario {
  /// The scenario with the values of a suite or the configuration for what it does not set itself.
  package func inheriting(from header: Header) -> Scenario {
    with(header: self.header.inheriting(from: header))
  }
}

extension Header {
  /// This header with the values of a suite for what it does not set itself.
  ///
  /// A single value replaces the suite's. Lists are appended to the suite's, except `teardown` and
  /// `interruptions`, which come before it. Imports and vocabulary are not inherited: the suite's
  /// have a scope of their own.
  package func inheriting(from suite: Header) -> Header {
    var merged = self
    merged.app = app ?? suite.app
    merged.launch = launch.inheriting(from: suite.launch)
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
    merged.interruptions = interruptions.followed(by: suite.interruptions)
    merged.setup = suite.setup.followed(by: setup)
    merged.teardown = teardown.followed(by: suite.teardown)
    return merged
  }
}

extension [Located<String>] {
  fileprivate func inheriting(tagsFrom suite: Header) -> [Located<String>] {
    let inherited = Set(suite.tags.map(\.value))
    return suite.tags.followed(by: filter { !inherited.contains($0.value) })
  }
}

extension Array {
  /// Both lists joined; if one is empty, the other itself, so that all scenarios of a suite share its
  /// long lists.
  fileprivate func followed(by others: [Element]) -> [Element] {
    if others.isEmpty { return self }
    return isEmpty ? others : self + others
  }
}

extension LaunchOptions {
  /// Arguments are appended to the suite's; environment variables and answers are merged by name.
  fileprivate func inheriting(from suite: LaunchOptions) -> LaunchOptions {
    var options = filled(from: suite)
    options.manual = manual ?? suite.manual
    options.arguments = suite.arguments.map { $0 + (arguments ?? []) } ?? arguments
    options.environment = environment.merged(into: suite.environment, by: \.name.value)
    options.answers = answers.merged(into: suite.answers, by: \.call.value)
    options.span = span ?? suite.span
    return options
  }
}

extension Optional {
  /// The suite's list without what this list has under the same name, and this list after it.
  fileprivate func merged<Item>(
    into suite: [Item]?,
    by name: (Item) -> String
  ) -> [Item]? where Wrapped == [Item] {
    guard let suite, let own = self else { return self ?? suite }
    let names = Set(own.map(name))
    return suite.filter { !names.contains(name($0)) } + own
  }
}
