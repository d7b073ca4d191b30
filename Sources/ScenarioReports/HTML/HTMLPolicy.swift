/// What a browser may load and run for a page: nothing but the page's own style and script.
///
/// Both are allowed by the hashes of their files, which a test compares. Text that got past the escaping
/// would still not run.
enum HTMLPolicy {
  static let start: StaticString =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "

  /// Between the two for a run in a browser, whose pictures are part of the page.
  static let pictures: StaticString = "img-src data:; "

  static func end(for content: HTMLPage.Content) -> StaticString {
    switch content {
    case .run: endOfRun
    case .extended: endOfExtended
    }
  }

  private static let endOfExtended: StaticString = """
    style-src 'sha256-FtIUnhITV6QMqEStQkvI2YvF4NGO/IQ2ihPWOhpr9aU=' \
    'sha256-0MRnYbBi4OgsSf++auHy4b+wlmMWkB4FZqcLOSduVac=' \
    'sha256-aJchSXKygMAqxmIj0+yv3YACTQeKSO/1MIzO3lcEIOU='; \
    script-src 'sha256-BqR4fyt+Bgff7APBt+ykUeX+uYu0viWgnQf+wqnYGsM=' \
    'sha256-sWKrou1+cHe/eB8gkv4y2Mo4W48Lw7gh7Duhm1AoRvE='; \
    base-uri 'none'; form-action 'none'"/>

    """

  private static let endOfRun: StaticString = """
    style-src 'sha256-FtIUnhITV6QMqEStQkvI2YvF4NGO/IQ2ihPWOhpr9aU=' \
    'sha256-0MRnYbBi4OgsSf++auHy4b+wlmMWkB4FZqcLOSduVac='; \
    script-src 'sha256-BqR4fyt+Bgff7APBt+ykUeX+uYu0viWgnQf+wqnYGsM='; \
    base-uri 'none'; form-action 'none'"/>

    """
}
