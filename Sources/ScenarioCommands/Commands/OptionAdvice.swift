import Suggestions

/// What people mean by an option that a command does not have.
struct OptionAdvice {
  private let options: [String]

  /// - Parameter help: The help of the command, which lists its options.
  init(help: String) {
    options = help.matches(of: #/(?:^|\n)  (?:-\w, )*--([a-z][a-z-]*)/#).map { String($0.output.1) }
  }

  /// What to use or do instead; nil if nothing here does what the option's name says.
  func suggestion(for option: String) -> String? {
    if let note = Self.notes[option] { return note }
    let isLong = option.hasPrefix("--")
    if let equivalents = Self.equivalents[isLong ? option.lowercased() : option] {
      return equivalents.first(where: isAvailable).map { "did you mean '\($0)'?" }
    }
    // The nearest name of a negation would be its opposite.
    guard isLong, !option.hasPrefix("--no-") else { return nil }
    return nearestName(to: String(option.dropFirst(2)), among: options)
      .map { "did you mean '--\($0)'?" }
  }

  /// Whether the command has the option, or it is a command itself.
  private func isAvailable(_ equivalent: String) -> Bool {
    let option = equivalent.prefix { $0 != " " }
    return !option.hasPrefix("--") || options.contains(String(option.dropFirst(2)))
  }

  /// The options here for those of other tools: pytest, jest, Playwright, cucumber, behave,
  /// nextest, Maestro and others.
  private static let equivalents: [String: [String]] = Dictionary(
    table.flatMap { own, others in others.split(separator: " ").map { (String($0), [own]) } },
    uniquingKeysWith: +
  )

  /// What to do about options that need no counterpart, or have it in files.
  private static let notes = [
    "--headless": "leave it out: a browser shows no window without '--headed'",
    "--timeout": "write it into the scenario's header or into rehearse.yaml: 'timeout: 5s'",
  ]

  private static let table: KeyValuePairs = [
    "--color": "--colors --colour",
    "--color always": "--force-color",
    "--color never": "--no-color --no-colors --monochrome",
    "--exclude-tag": "--exclude-tags --exclude --skip-tag --skip-tags --grep-invert",
    "--fail-fast": "--bail --exitfirst --exit-first --failfast --stop --stop-on-failure",
    "--fail-on-flaky": "--fail-on-flaky-tests",
    "--fail-on-warnings": "--fail-on-warning --strict --werror --warnings-as-errors",
    "--filter": """
    --grep --name --names --match --only --test-name-pattern --testnamepattern --filterset \
    --filter-expr --testname --scenario -E
    """,
    "--jobs": """
    --job --workers --worker --threads --test-threads --num-workers --maxworkers --max-workers \
    --processes --numprocesses --parallel --concurrency --cores
    """,
    "--report KIND=PATH": "--output --out -o --format --formatter --reporters",
    "--junit":
      "--output --out -o --junitxml --junit-xml --junit-report --junit-directory --xunit --output-junit",
    "--last-failed": "--last --lf --failed --rerun --rerun-failed --only-failures --onlyfailures",
    "--max-failures": "--maxfail --max-fail --max-failed",
    "--order random": "--random --randomize --shuffle --random-order --order-random",
    "--paths-from": "--files-from --from-file --input-file --pathspec-from-file",
    "--repeat": "--repeat-each --count --iterations --runs --stress-count --times",
    "--report html=PATH": "--html --html-report",
    "--report json-lines=PATH": "--json-report --ndjson --jsonl --json-lines",
    "--report markdown=PATH": "--markdown --md",
    "--retries": "--retry --reruns --flaky-retries --retry-count",
    "--seed": "--random-seed --rng-seed --randomly-seed",
    "--shard": "--shards --partition --split --shard-index",
    "--tag": "--tags --include --include-tag --include-tags --marker --markers --group --groups -m",
    "--timing random": "--random-delays --jitter",
    "--var": "--env --variable --vars --define --userdata -e -D",
    "--wait-margin": "--margin --slack",
    "--watch": "--watchall --watch-all --continuous",
    "--check": "--diff --lint --dry-run --verify",
    "--expect": "--expected --require",
    "rehearse check": "--dry-run --dryrun --no-run --syntax-check",
    "rehearse list": "--list --list-tests --listtests --collect-only --co",
    "rehearse explain": "--explain",
  ]
}
