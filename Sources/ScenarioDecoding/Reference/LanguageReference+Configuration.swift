extension LanguageReference {
  static let configurationSection = ReferenceSection(
    "Configuration",
    """
    `rehearse.yaml` at the root of the workspace holds settings for all scenarios; a scenario's own
    settings win. The workspace is the nearest folder, at or above the working directory, that has
    such a file. If none has, it is the working directory. Imports and data files must be inside the
    workspace.
    """,
    [ConfigurationKey.self],
    within: [
      ("The keys of `tags`:", TagSelectionKey.self), ("The keys of `reports`:", ReportKey.self),
      ("The keys of each app in `apps`:", WebAppKey.self),
      ("The keys of each name in `transitions`:", TransitionKey.self),
      ("The keys of `viewport`:", ViewportKey.self), ("The keys of `server`:", ServerKey.self),
      ("The keys of `device`:", DeviceAppKey.self),
      ("The keys of each browser or device in `drivers`:", DriverKey.self),
      ("The keys of `capabilities`, besides those of Appium:", CapabilityKey.self),
      ("The keys of `mutate`:", MutateKey.self),
      ("The keys of an item of `accept`:", AcceptKey.self),
      ("The keys of `recording`:", RecordingKey.self),
    ],
    examples: [
      .file(
        "rehearse.yaml",
        """
        paths: [Scenarios]
        app: trivia
        variables: {right: AnswerC, password: open sesame}
        secrets: [password]
        settle: idle
        timeout: 2s
        timeLimit: 1m
        continueAfterFailure: false
        tags: {include: [smoke], exclude: [slow]}
        jobs: 2
        apps:
          shop:
            web: https://shop.test/
            description: The shop's web page
            screens: {Home: /, Basket: /basket, Product: /p/*}
            transitions: {openBasket: {to: Basket}, leaveBasket: {from: Basket, to: Home}}
            identifier: [data-testid, id]
            arguments: query
            environment: {TOKEN: cookie, FLAG: localStorage}
            viewport: {width: 375, height: 667, scale: 2, touch: true}
            clock: virtual
            allow: [https://shop.test, https://pay.shop.test]
            failOn: [uncaughtError]
            server:
              command: [python3, -m, http.server, "8080"]
              ready: http://127.0.0.1:8080/
              timeout: 20s
            device:
              ios: com.example.shop
              android: com.example.shop
              screens: {Basket: basketTitle}
        drivers:
          chromium: {command: chromedriver, browser: /usr/bin/chromium, options: [--lang=de]}
          phone:
            address: http://127.0.0.1:4723
            capabilities:
              platformName: iOS
              appium:udid: 00008120-000A1B2C3D4E5F67
              appium:wdaLaunchTimeout: 120000
        on: model
        reports: {junit: report.xml, json-lines: run.jsonl, markdown: summary.md, html: run.html}
        sourceURL: github
        mutate:
          accept:
            - mutant: trivia/app keyboard-stays
              because: the app has no field
        recording: {prefer: [named, label]}
        """
      ),
      .file(
        "Scenarios/configured.yaml",
        """
        name: The configuration names the app
        tags: [smoke]
        launch: {arguments: [isUITesting]}
        steps:
          - tap: "${right}"
        """
      ),
      .file(
        "Scenarios/left-out.yaml",
        """
        name: The network never answers
        tags: [smoke, slow]
        steps:
          - assert: {not: {screen: Question}, for: 1m}
        """
      ),
    ]
  )
}
