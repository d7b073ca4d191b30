import Testing

/// Names of vocabulary entries in places for texts.
struct MisreadWordTests {
  @Test func `the bare name of a word is a text, which is told where a word could stand`() {
    expect(
      """
      elements:
        twin: {button: Twin, index: 0}
        gate: gate
        twice: {selector: twin}
        gateway: {named: twin}
        whole: {type: cell, within: {id: whole}}
        part: {label: {anyOf: [part, b]}}
        cells: {type: cell}
      flows:
        look: {steps: [assert: {not: isGone}]}
      checks:
        isGone: {element: twin, exists: false}
      steps:
        - assert: {not: isGone}
        - waitFor: {element: "twin", exists: false}
        - tap: {cell: twin}
        - tap: {within: twin}
        - tap: gate
        - tap: {label: twin}
        - tap: {named: twin}
        - assert: {check: isGone}
        - if: {condition: isGone, then: [run: look]}
        - tap: look
        - tap: Twin
        - tap: gateway
        - tap: whole
        - tap: part
        - assert: {not: cells}
      """,
      reports: """
        6:21: warning: 'twin' is a text here, not the element of that name [misread-word] -- write \
        {named: twin}; if the text is meant, name its property: {id: ...}
        12:32: warning: 'isGone' is a text here, not the check of that name [misread-word] -- write \
        {check: isGone}; if the text is meant, name its property: {id: ...}
        14:21: warning: 'twin' is a text here, not the element of that name [misread-word] -- write \
        {named: twin}; if the text is meant, name its property: {id: ...}
        16:19: warning: 'isGone' is a text here, not the check of that name [misread-word] -- write \
        {check: isGone}; if the text is meant, name its property: {id: ...}
        17:24: warning: 'twin' is a text here, not the element of that name [misread-word] -- write \
        {named: twin}; if the text is meant, name its property: {id: ...}
        19:19: warning: 'twin' is a text here, not the element of that name [misread-word] -- write \
        {named: twin}; if the text is meant, name its property: {id: ...}
        24:21: warning: 'isGone' is a text here, not the check of that name [misread-word] -- write \
        {check: isGone}; if the text is meant, name its property: {id: ...}
        30:19: warning: 'cells' means an element with that text, not a type [misread-text] -- \
        write {type: cell}, or quote the text
        """
    )
  }
}
