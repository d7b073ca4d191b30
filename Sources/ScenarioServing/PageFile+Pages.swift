extension PageFile {
  /// The page of `rehearse record`; drawings need a style sheet `/screen.css` besides.
  package static let recording: [PageFile] =
    shared + [
      PageFile("/", PackageResources.record_html),
      PageFile("/record.css", PackageResources.record_css),
      PageFile("/record.js", PackageResources.record_js),
      PageFile("/recording.js", PackageResources.recording_js),
      PageFile("/record-elements.js", PackageResources.record_elements_js),
      PageFile("/record-gestures.js", PackageResources.record_gestures_js),
      PageFile("/record-head.js", PackageResources.record_head_js),
      PageFile("/record-keys.js", PackageResources.record_keys_js),
      PageFile("/record-notes.js", PackageResources.record_notes_js),
      PageFile("/record-offers.js", PackageResources.record_offers_js),
      PageFile("/record-screen.js", PackageResources.record_screen_js),
      PageFile("/record-steps.js", PackageResources.record_steps_js),
      PageFile("/record-time.js", PackageResources.record_time_js),
      PageFile("/record-wheel.js", PackageResources.record_wheel_js),
      PageFile("/yaml.js", PackageResources.yaml_js),
    ]

  /// The page of `rehearse ui`; drawings need a style sheet `/screen.css` besides.
  package static let ui: [PageFile] =
    shared + [
      PageFile("/", PackageResources.ui_html),
      PageFile("/ui.css", PackageResources.ui_css),
      PageFile("/ui.js", PackageResources.ui_js),
      PageFile("/suite.js", PackageResources.suite_js),
      PageFile("/ui-case.js", PackageResources.ui_case_js),
      PageFile("/ui-list.js", PackageResources.ui_list_js),
      PageFile("/ui-steps.js", PackageResources.ui_steps_js),
      PageFile("/ui-timing.js", PackageResources.ui_timing_js),
      PageFile("/ui-track.js", PackageResources.ui_track_js),
    ]

  /// What all pages share: colours, calls of the tool, dialogs.
  private static let shared = [
    PageFile("/base.css", PackageResources.base_css),
    PageFile("/dialog.js", PackageResources.dialog_js),
    PageFile("/dom.js", PackageResources.dom_js),
    PageFile("/icon.svg", PackageResources.icon_svg),
    PageFile("/tool.js", PackageResources.tool_js),
  ]
}
