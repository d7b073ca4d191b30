import Testing

/// Scenarios from flows of Maestro for pages.
struct ImportedPageTests {
  /// The app of a page is the one of `rehearse.yaml` with its address.
  @Test(
    arguments: [
      (
        "http://shop.test", "",
        """
        name: flow
        app: shop
        launch: {url: "http://shop.test/list"}
        steps:
          - tap: Rice

        """
      ),
      (
        "http://other.test/",
        """
        flow.yaml:1:6: warning: no app of rehearse.yaml opens the page 'http://other.test/' [not-imported]
         1 | url: http://other.test/
           |      ^~~~~~~~~~~~~~~~~~ add one, as in 'apps: {app: {web: http://other.test/}}', and give \
        its name as 'app'
        rehearse: note: 1 place of the flow has no exact equivalent; the written comments say what to do instead

        """,
        """
        # no app of rehearse.yaml opens the page 'http://other.test/';
        # add one, as in 'apps: {app: {web: http://other.test/}}', and give its name as 'app'
        name: flow
        app: app
        launch: {url: "http://shop.test/list"}
        steps:
          - tap: Rice

        """
      ),
    ]
  )
  func `a page is the app with its address`(
    url: String,
    errors: String,
    scenario: String
  )
    async throws
  {
    let outcome = try await rehearse(
      "import maestro flow.yaml",
      files: [
        "flow.yaml":
          "url: \(url)\n---\n- launchApp\n- openLink: http://shop.test/list\n- tapOn: Rice\n",
        "rehearse.yaml": "apps: {shop: {web: http://shop.test/}}",
      ]
    )
    #expect(outcome.errors == errors)
    #expect(outcome.output == scenario)
  }

  @Test func `a flow opens its own page when another one runs it`() async throws {
    let outcome = try await rehearse(
      "import maestro flow.yaml",
      files: [
        "flow.yaml": "url: http://shop.test/list\n---\n- tapOn: Rice\n- runFlow: basket.yaml\n",
        "basket.yaml":
          "url: http://shop.test/basket\n---\n- launchApp:\n    clearState: true\n- assertVisible: Rice\n",
        "rehearse.yaml": "apps: {shop: {web: http://shop.test/}}",
      ]
    )
    #expect(
      outcome.output == """
        name: flow
        app: shop
        launch: {url: "http://shop.test/list"}
        flows:
          basket:
            steps:
              - launch: {url: "http://shop.test/basket"}
              - waitFor: Rice
        steps:
          - tap: Rice
          - run: basket

        """
    )
  }

  @Test(arguments: ["", "--app shop"])
  func `another page of an app's site is opened by the launch`(option: String) async throws {
    let outcome = try await rehearse(
      "import maestro flow.yaml \(option)",
      files: [
        "flow.yaml": "url: http://shop.test/basket\n---\n- tapOn: Rice\n",
        "rehearse.yaml": "apps: {shop: {web: http://shop.test/}}",
      ]
    )
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        name: flow
        app: shop
        launch: {url: "http://shop.test/basket"}
        steps:
          - tap: Rice

        """
    )
  }

  @Test func `a later link is a launch that starts from nothing, and a comment says so`()
    async throws
  {
    let outcome = try await rehearse(
      "import maestro flow.yaml",
      files: [
        "flow.yaml":
          "url: http://shop.test\n---\n- tapOn: Rice\n- openLink: http://shop.test/basket\n",
        "rehearse.yaml": "apps: {shop: {web: http://shop.test/}}",
      ]
    )
    #expect(
      outcome.errors == """
        flow.yaml:4:3: warning: 'openLink' keeps cookies and what the app has stored, but 'launch' \
        starts from nothing [not-imported]
         4 | - openLink: http://shop.test/basket
           |   ^~~~~~~~ make what the next steps need, or tap what leads there
        rehearse: note: 1 place of the flow has no exact equivalent; the written comments say what to do instead

        """
    )
    #expect(
      outcome.output == """
        name: flow
        app: shop
        steps:
          - tap: Rice
          # 'openLink' keeps cookies and what the app has stored, but 'launch' starts from nothing;
          # make what the next steps need, or tap what leads there
          - launch: {url: "http://shop.test/basket"}

        """
    )
  }

  @Test(arguments: ["http://pay.test/card", "http://shop.test/list"])
  func `a link within the app's site, or to one that it may lead to, is a launch`(
    link: String
  ) async throws {
    let outcome = try await rehearse(
      "import maestro flow.yaml",
      files: [
        "flow.yaml": "url: http://shop.test\n---\n- openLink: \(link)\n- tapOn: Rice\n",
        "rehearse.yaml": "apps: {shop: {web: http://shop.test/, allow: [http://pay.test]}}",
      ]
    )
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("launch: {url: \"\(link)\"}\n"))
  }
}
