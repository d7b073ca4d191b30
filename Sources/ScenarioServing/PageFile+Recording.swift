extension PageFile {
  /// What all pages share: colours, the drawn screen, an icon.
  package static let shared = [
    PageFile("/studio.css", PackageResources.studio_css),
    PageFile("/screen.js", PackageResources.screen_js),
    PageFile("/icon.svg", PackageResources.icon_svg),
  ]

  /// The page of `rehearse record`.
  package static let recording =
    shared + [
      PageFile("/", PackageResources.record_html),
      PageFile("/record.js", PackageResources.record_js),
    ]
}
