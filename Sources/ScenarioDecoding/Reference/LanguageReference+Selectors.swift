extension LanguageReference {
  static let selectorSections = [
    ReferenceSection(
      "Selector",
      """
      A text matches an element whose identifier, label, title, value or placeholder is exactly that
      text. An element matches a mapping if it matches all of its keys. Element types are keys as
      well: `button: Done` is a button that `Done` matches. A selector without a type matches all
      types, so there is no type `any`. `index` and `first` choose among the elements that match all
      other keys.
      """,
      [SelectorKey.self],
      examples: [
        .fragment(
          app: "todo",
          """
          elements:
            row:
              parameters: [title]
              selector: {cell: {containing: "${title}"}}
          steps:
            - assert: {named: row, with: {title: Go to Gym}}
            - assert: {type: cell, within: {type: table}, first: true}
            - assert: {staticText: "2018-10-20", childOf: {cell: {index: 0}}}
            - assert: {cell: {containing: Go to Gym}, index: 0}
            - tap: {id: Add Todo, label: Add, title: Add, enabled: true, hittable: true}
            - assert: {textField: {value: "", placeholder: "", focused: false}}
            - assert: {button: Child, selected: true}
          """
        )
      ]
    ),
    ReferenceSection(
      "Matcher",
      """
      A text must be equal; a mapping's keys must all hold. `length` counts characters as people see
      them. `greaterThan`, `lessThan`, `atLeast` and `atMost` only match texts that are numbers,
      such as `12` or `-0.5`. `matches` is a regular expression in Perl's dialect, which may match
      anywhere in the text:
      `.`, `[a-z]`, `\\d \\w \\s \\h \\v`, `\\p{L}`, `\\p{Script=Greek}`, `^ $ \\A \\z \\b`, groups, `|`,
      `* + ? {n,m}`, `(?i)`, `(?m)`, `(?s)`, `(?x)`, `\\u{41}` and `\\Q...\\E`. Text and pattern are
      compared as Unicode scalars in composed form. A search takes time in proportion to the pattern
      and the text. Look-ahead and look-behind, back-references, possessive quantifiers, atomic groups
      and set operations are not supported, and a pattern has at most 10,000 states with `{n,m}`
      written out.

      Texts are compared character by character, as people see them: `\u{E9}` written as one code point
      equals an `e` followed by a combining accent (Unicode's canonical equivalence). This holds
      everywhere: in selectors, in all matchers, in `equals`, in names and in the keys of data.
      """,
      [MatcherKey.self],
      examples: [
        .trivia(
          """
          steps:
            - waitFor: {id: QuestionTitle, label: {startsWith: How many, endsWith: "career?"}}
            - assert: {id: AnswerB, label: {is: TWELVE, ignoringCase: true}}
            - assert: {id: AnswerB, label: {contains: elv, not: Eleven, length: 6}}
            - assert: {id: AnswerB, label: {matches: "^T\\\\w+e$"}}
            - assert: {id: AnswerB, label: {anyOf: [Ten, {startsWith: Twel}]}}
          """
        ),
        .fragment(
          app: "controls",
          """
          steps:
            - assert: {element: {type: stepper}, value: {greaterThan: 0.5, lessThan: 3}}
            - assert: {element: {type: stepper}, value: {atLeast: 1, atMost: 1}}
          """
        ),
      ]
    ),
    ReferenceSection(
      "Count",
      "A whole number, or limits.",
      [CountKey.self],
      examples: [
        .trivia(
          """
          steps:
            - waitFor: {elements: {type: button}, count: 3}
            - assert: {elements: {type: button}, count: {atLeast: 1, atMost: 4, not: 2}}
          """
        )
      ]
    ),
  ]

  static let expectationSections = [
    ReferenceSection(
      "Forms",
      """
      An expectation is a selector, which holds while at least one element matches, or a mapping
      with one of these keys. The next sections list the keys that `element`, `elements` and `call`
      take next to them; `check` takes `with`; all others are used alone. The second value of
      `equals` is a matcher if all of its keys are those of a matcher.
      """,
      [ExpectationForm.self],
      examples: [
        .trivia(
          """
          checks:
            firstQuestion: {staticText: {label: {startsWith: How many}}}
          steps:
            - assert: {transition: none}
            - waitFor: {screen: Question}
            - assert:
                all:
                  - AnswerA
                  - {element: AnswerB, label: Twelve}
                  - {elements: {type: button}, count: 3}
                  - {equals: [1, 1.0]}
                  - {equals: [12 questions, {startsWith: "12"}]}
                  - {check: firstQuestion}
                  - {any: [{screen: Loading}, {screen: Question}]}
                  - {not: AnswerResult}
          """
        ),
        .fragment(
          app: "sign-in",
          """
          steps:
            - assert: {not: {call: authenticate}}
          """
        ),
      ]
    ),
    ReferenceSection(
      "Of an element",
      """
      With conditions, exactly one element must match the selector, also inside `not`: a negation
      must not pass because the selector matches nothing. To expect that no element matches, use
      `exists: false`. In `any`, one alternative that holds is enough, even if the selector of
      another matches nothing. `length` is the length of the value.
      """,
      [ElementKey.self],
      examples: [
        .todo(
          """
          steps:
            - assert: {element: Delete Todo, exists: false}
            - tap: {id: Add Todo}
            - assert:
                element: {id: Title}
                type: textField
                exists: true
                label: ""
                value: ""
                placeholder: ""
                title: ""
                length: 0
                enabled: true
                selected: false
                focused: false
                hittable: true
          """
        )
      ]
    ),
    ReferenceSection(
      "Of the app's calls",
      """
      The calls that the app has made since its launch to something it depends on, such as a server.
      Without `count` and `answered`, at least one call must match. To expect that none does, use
      `not`.
      """,
      [CallExpectationKey.self],
      examples: [
        .fragment(
          app: "sign-in",
          """
          steps:
            - assert: {not: {call: authenticate}}
            - type: {into: {id: userName}, text: admin}
            - type: {into: {id: password}, text: admin}
            - tap: {button: Sign In}
            - assert: {call: authenticate, with: {user: admin, password: {not: ""}}, count: 1}
            - waitFor: {call: authenticate, answered: 1}
          """
        )
      ]
    ),
    ReferenceSection(
      "Of several elements",
      "How many there are, or what their labels are in reading order.",
      [ElementsKey.self],
      examples: [
        .trivia(
          """
          steps:
            - waitFor: {screen: Question}
            - assert: {elements: {type: button}, count: 3, labels: [None, Twelve, One]}
          """
        )
      ]
    ),
  ]
}
