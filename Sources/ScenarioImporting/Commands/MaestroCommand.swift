/// The commands of Maestro that can be translated, by their names in flows.
enum MaestroCommand: String, CaseIterable {
  case tapOn
  case doubleTapOn
  case longPressOn
  case swipe
  case drag
  case scroll
  case scrollUntilVisible
  case back
  case hideKeyboard
  case action
  case inputText
  case eraseText
  case pressKey
  case copyTextFrom
  case pasteText
  case setClipboard
  case assertVisible
  case assertNotVisible
  case assertTrue
  case extendedWaitUntil
  case waitForAnimationToEnd
  case launchApp
  case stopApp
  case killApp
  case clearState
  case clearKeychain
  case openLink
  case runFlow
  case `repeat`
  case retry
  case takeScreenshot
}
