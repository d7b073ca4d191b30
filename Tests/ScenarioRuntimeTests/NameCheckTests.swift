import Testing

/// Names of apps, screens and transitions, which only the apps know.
struct NameCheckTests {
  @Test(arguments: [
    (
      "app: galery",
      "2:6: error: unknown app 'galery' [unknown-app] -- did you mean 'gallery'?"
    ),
    ("app: maps", "2:6: error: unknown app 'maps' [unknown-app] -- apps: gallery"),
    (
      "app: ${name}",
      """
      2:6: error: 'app' can't hold '${...}' [template-not-allowed] -- leave 'app' out here \
      and set it in rehearse.yaml
      """
    ),
    (
      "description: no app",
      """
      1:7: error: the scenario does not say which app it runs [missing-app] \
      -- add 'app:' with one of gallery
      """
    ),
  ])
  func `a scenario needs an app that exists, and says so once`(_ line: String, _ report: String) {
    expect("name: A\n\(line)\nsteps: [log: x]", reports: report)
  }

  @Test(arguments: [
    (
      "screen: gallery",
      "4:23: error: the app 'gallery' has no screen 'gallery' [unknown-screen] "
        + "-- did you mean 'Gallery'?"
    ),
    (
      "screen: Settings",
      "4:23: error: the app 'gallery' has no screen 'Settings' [unknown-screen] "
        + "-- screens: Gallery, Rows"
    ),
    (
      "transition: openRow",
      "4:27: error: the app 'gallery' has no transition 'openRow' [unknown-transition] "
        + "-- did you mean 'openRows'?"
    ),
    (
      "transition: nothing",
      "4:27: error: the app 'gallery' has no transition 'nothing' [unknown-transition] "
        + "-- transitions: openRows, back, none"
    ),
  ])
  func `screens and transitions are those of the app`(_ expectation: String, _ report: String) {
    expect("steps:\n  - waitFor: {\(expectation)}", reports: report)
  }
}
