/// What a browser may load and run for a page: nothing but the page's own style and script.
///
/// Both are told by the hash of their files, which a test compares. So whatever somebody's text
/// might smuggle past the escaping would still not run.
enum HTMLPolicy {
  static let tag: StaticString = """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'sha256-DbrgMjgt6jHaZKWSY6MHhulCnQEorYMJn4mqJ51j1bM='; \
    script-src 'sha256-iElzF4/yhDVPT2mkwIjW/euENO0eLTOiIpn5xJbmbzQ='; \
    base-uri 'none'; form-action 'none'"/>

    """
}
