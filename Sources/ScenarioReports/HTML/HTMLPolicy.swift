/// What a browser may load and run for a page: nothing but the page's own style and script.
///
/// Both are allowed by the hashes of their files, which a test compares. Text that got past the escaping
/// would still not run.
enum HTMLPolicy {
  static let tag: StaticString = """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'sha256-XGYK+wt8JcnCwxMvOIGYQLGVWjf0ZWUO/u4L0zQTFsI='; \
    script-src 'sha256-BqR4fyt+Bgff7APBt+ykUeX+uYu0viWgnQf+wqnYGsM='; \
    base-uri 'none'; form-action 'none'"/>

    """
}
