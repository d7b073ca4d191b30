import Testing

/// Texts whose bytes are not those of the file: block scalars, folded lines, escapes.
struct MovedTextTests {
  @Test func `a reference in them is shown where it is written`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "a.yaml": """
        name: A
        app: todo
        variables: {n: 1}
        steps:
          - log: |
              first ${n}
              second ${zz} and $${n}
          - log: >
              folded ${n}
              more ${yy[0]}
          - log: 'it''s ${xx} ${ n}'
          - log: "tab\\t${ww}"
          - log: plain text
              goes on ${vv}
          - log: "\\x24{n} ${uu}"

        """
      ]
    )
    #expect(
      check.errors == """
        a.yaml:7:16: error: 'zz' is not defined [undefined-variable]
         7 |       second ${zz} and $${n}
           |                ^~
        a.yaml:7:24: warning: '$${n}' is the text '${n}', not the variable's value [misread-text]
         7 |       second ${zz} and $${n}
           |                        ^~~~~ for a dollar sign and the value write "${'$'}${n}"; for the text \
        write "${'$'}{n}"
        a.yaml:10:14: error: 'yy' is not defined [undefined-variable]
         10 |       more ${yy[0]}
            |              ^~~~~
        a.yaml:11:19: error: 'xx' is not defined [undefined-variable]
         11 |   - log: 'it''s ${xx} ${ n}'
            |                   ^~
        a.yaml:11:23: error: '${ n}' is not a path to a value [malformed-template]
         11 |   - log: 'it''s ${xx} ${ n}'
            |                       ^~~~~ remove the spaces inside the braces
        a.yaml:12:18: error: 'ww' is not defined [undefined-variable]
         12 |   - log: "tab\\t${ww}"
            |                  ^~
        a.yaml:14:17: error: 'vv' is not defined [undefined-variable]
         14 |       goes on ${vv}
            |                 ^~
        a.yaml:15:10: error: 'uu' is not defined [undefined-variable]
         15 |   - log: "\\x24{n} ${uu}"
            |          ^~~~~~~~~~~~~~~

        """
    )
  }
}
