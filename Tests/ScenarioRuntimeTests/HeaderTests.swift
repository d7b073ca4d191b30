import Testing

struct HeaderTests {
  @Test func `settings of the header can come from variables and rows`() {
    expect(
      """
      name: Wait ${time}
      app: gallery
      timeout: ${time}
      timeLimit: ${limit}
      continueAfterFailure: ${more}
      variables: {limit: 10s, more: false}
      cases: [{time: 1s}, {time: 999ms, more: true}]
      steps:
        - tap: Fetch
        - waitFor: Fetched
        - log: done
      """,
      logs: """
        Wait 1s: passed at 1.100
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        passed 0.100-1.100 waitFor Fetched
          held at 1.100, left 0.000
        passed 1.100-1.100 log done
        Wait 999ms: failed at 1.099
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        failed 0.100-1.099 waitFor Fetched
          WaitTimedOut: timed out after 0.999s: no element matches 'Fetched'
          expected an element that matches 'Fetched'
          found none of the 23 elements on the screen
          candidate button, label: 'Fetch' at 130,150 100x44: its label is not 'Fetched'
          advice: the app is still about to change; raise 'timeout' if it may take that long
        passed 1.099-1.099 log done
        because of step 2
        """
    )
  }

  @Test func `a setting of another kind is an error before the launch`() {
    expect(
      """
      variables: {time: soon}
      timeout: ${time}
      steps: [log: never]
      """,
      logs: """
        4:10: error: '${time}' is 'soon', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 3:19: its value is written here
        """
    )
  }

  @Test func `a setting that is too long says so, as a literal does`() {
    expect(
      """
      variables: {hours: 25h, seconds: 90000}
      timeout: ${hours}
      timeLimit: ${seconds}
      steps: [log: never]
      """,
      logs: """
        4:10: error: '${hours}' is '25h', which is longer than 24 hours [unfit-value]
          note: 3:20: its value is written here
        5:12: error: '${seconds}' is 90000, which is longer than 24 hours [unfit-value]
          note: 3:34: its value is written here
        """
    )
  }
}
