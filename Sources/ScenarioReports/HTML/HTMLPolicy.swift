/// What a browser may load and run for a page: nothing but the page's own style and script.
///
/// Both are told by the hash of their files, which a test compares. So whatever somebody's text
/// might smuggle past the escaping would still not run.
enum HTMLPolicy {
  static let tag: StaticString = """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'sha256-cP2+xIcfHFApUWgGuiQAmU49P29rauYtkZp3QMyho7g='; \
    script-src 'sha256-+8MsDn26ZCxdn27cEqvYQkzS0aqCeeJi/H4gwjYpLoQ='; \
    base-uri 'none'; form-action 'none'"/>

    """
}
