/// The language's reference as a Markdown page, its tables written from the key tables.
package enum LanguageReference: Sendable {
  package static var text: String { chapters.joined(separator: "\n") }

  private static var chapters: [String] {
    [
      introduction,
      "## Files\n\n" + fileSections.map(\.text).joined(separator: "\n"),
      values,
      "## Selectors and matchers\n\n" + selectorSections.map(\.text).joined(separator: "\n"),
      "## Expectations\n\n" + expectationSections.map(\.text).joined(separator: "\n"),
      "## Steps\n\n" + stepSections.map(\.text).joined(separator: "\n"),
      "## Vocabulary\n\n" + vocabularySections.map(\.text).joined(separator: "\n"),
      verdicts,
    ]
  }

  private static let introduction = """
    # Language reference

    Every mapping of the language with its keys. A `*` marks a required key. In the column of values,
    `;` separates alternatives, and `names of` is a mapping from names that you choose to values of
    the kind that follows. `rehearse reference` writes this page from the tables of the decoder, and
    the tests run each example. To a block that starts with neither `name` nor another key of a
    file, they add a name and the app.

    """

  private static let values = """
    ## Values

    ### Kinds

    The key decides how a plain word is read. After a key that takes a text, `no`, `42` and `1e3` are
    texts. After a key that takes a boolean, only `true` and `false` are allowed. Quotes make every
    value a text, so a quoted number or boolean is an error after a key that takes a number or
    boolean. An empty value, `null` and `~` are not texts: write `""` for the empty text.

    ```yaml app=trivia
    variables: {count: 3, title: "No. ${count}"}
    steps:
      - assert: {equals: ["${title}", No. 3]}
      - assert: {equals: ["${count}", 3.0]}
      - assert: {not: {equals: [a, b]}}
    ```

    ### Durations

    A number with `ms`, `s`, `m` or `h`; a number alone counts seconds and can have an exponent:
    `1e2`. A fraction is allowed; a sign and a `0` before other digits are not. The maximum is 24
    hours.

    ```yaml app=trivia
    steps:
      - pause: 350ms
      - pause: 1.5s
      - pause: 2
    ```

    ### Interpolation

    `${path}` is replaced by the value of a variable, a parameter, a loop variable or a case's row.
    `.key` selects from a mapping and `[index]` from a list; the index can be a path of its own. A
    text that is one `${...}` and nothing else keeps the kind of the value. `$${` is the text `${`, and
    `${'$'}` is a dollar sign. Templates are not allowed in keys, in names that are defined or used,
    and after `app`, `tags`, `import`, `fromFile` and its `at`, `type`, and `paths`, `jobs` and
    `reports` in `rehearse.yaml`. In flow style (`{...}`, `[...]`) a template needs quotes, because
    YAML would read its brace. Texts from data files and `--var` are used as they are, `${` included.

    The nearest source wins: `--var`, then the case's row, then the `variables` of the scenario, then
    those of its suite. Parameters and loop variables are local and hide everything else.

    What is known before the run is checked before it: that names are defined, and that the values
    of variables, rows, arguments and `--var` have the right kind. Remembered values and the values
    of loops are checked when they are used.

    ```yaml app=trivia
    variables:
      answers: [None, Twelve, One]
      question: {correct: 2}
    steps:
      - assert: {equals: ["${answers[question.correct]}", One]}
      - log: "costs $${price}"
    ```

    ### Beyond the schema

    `Schemas/scenario.schema.json` accepts what the decoder accepts, except that it does not find:
    quotes around a duration, how a number is written (`0x10`, `1_000`), malformed templates and
    regular expressions, durations above 24 hours with a unit, days and times that do not exist, an
    `atLeast` above its `atMost`, more calls that are `answered` than there are, duplicate keys, names that
    are defined twice or contain letters that Unicode does not allow in names, texts of spaces alone, a
    reason such as `no`, and a selector whose type or choice contradicts one inside it.
    `rehearse check` finds all of these. It also finds what takes more than one place to see:
    undefined names, broken imports and data, and what an app does not have.

    ### Anchors

    Keys that begin with `x-` at the top of a file are ignored. They can hold YAML anchors:

    ```yaml app=trivia
    x-wait: &wait {pause: 1s}
    steps:
      - *wait
      - *wait
    ```

    """

  private static let verdicts = """
    ## Verdicts, exit codes and limits

    | verdict | when |
    |---|---|
    | passed | every step held |
    | failed | an expectation, wait or gesture failed, the time limit passed, or a known issue is gone |
    | error | it could not be run: an invalid file, a bad launch argument, missing data, a crash |
    | skipped | it has `skip`, is a known issue that still fails, or was not run after a failure with `--fail-fast` or a signal |
    | flaky | it passed only when it was tried again, with `--retries`; counts as passed |

    A step is passed, failed, warned (it failed, but is `optional`), skipped (a branch not taken) or
    not run.

    | exit code | meaning |
    |---|---|
    | 0 | everything passed or was skipped |
    | 1 | a scenario failed, or with `--fail-on-flaky` was flaky |
    | 2 | a file is invalid, or with `--fail-on-warnings` has a warning, or a scenario could not be run; all other scenarios ran |
    | 3 | a report could not be written |
    | 4 | there was nothing to run |
    | 64 | the command line is wrong |
    | 128 + n | signal n ended the run; the reports have what was finished |

    A file has at most 16 MiB, 64 levels and 2000000 values. Aliases and merge keys may repeat
    100000 values and 16 MiB of text. The log of a scenario has at most 100000 steps, including
    turns of loops and branches not taken, and 64 MiB of text, including screens and filled-in
    values. A step is inside at most 256 containers and turns of loops. The teardown has the same
    limits once more. A name is a letter or `_`, followed by letters, digits, `_` and `-`.
    """ + "\n"
}
