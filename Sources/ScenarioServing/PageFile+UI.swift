extension PageFile {
  /// The page of `rehearse ui`.
  package static let ui = [
    PageFile("/", PackageResources.ui_html), PageFile("/ui.css", PackageResources.ui_css),
    PageFile("/ui.js", PackageResources.ui_js), PageFile("/icon.svg", PackageResources.icon_svg),
  ]
}
