extension PageFile {
  /// The page of `rehearse ui`.
  package static let ui = [
    PageFile("/", PackageResources.ui_html), PageFile("/interim.css", PackageResources.interim_css),
    PageFile("/ui.css", PackageResources.ui_css),
    PageFile("/ui.js", PackageResources.ui_js),
  ]
}
