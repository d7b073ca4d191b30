/// The commands of Maestro without an equivalent, by their names in flows.
enum UnsupportedCommand: String, CaseIterable {
  case inputRandomText
  case inputRandomNumber
  case inputRandomEmail
  case inputRandomPersonName
  case inputRandomCityName
  case inputRandomCountryName
  case inputRandomColorName
  case assertScreenshot
  case assertWithAI
  case assertNoDefectsWithAI
  case extractTextWithAI
  case runScript
  case evalScript
  case startRecording
  case stopRecording
  case addMedia
  case setPermissions
  case setLocation
  case travel
  case setOrientation
  case setAirplaneMode
  case toggleAirplaneMode
  case setDarkMode
  case toggleDarkMode
  case assertDarkMode
  case assertLightMode
  case shake

  /// Why a command has no equivalent, and what to do instead.
  struct Absence {
    let reason: String
    let advice: String

    init(_ reason: String, _ advice: String) {
      self.reason = reason
      self.advice = advice
    }
  }

  var absence: Absence {
    switch self {
    case .inputRandomText, .inputRandomNumber, .inputRandomEmail, .inputRandomPersonName,
      .inputRandomCityName, .inputRandomCountryName, .inputRandomColorName:
      Absence(
        "nothing in a scenario is random",
        "type a value of your own, or take values from 'cases'"
      )
    case .assertWithAI, .assertNoDefectsWithAI, .extractTextWithAI:
      Absence(
        "every verdict follows from the file and the app",
        "assert what must be on the screen, such as 'assert: Welcome'"
      )
    case .assertScreenshot:
      Absence("pictures are not compared", "assert what the picture shows, or use 'screenshot'")
    case .runScript, .evalScript:
      Absence(
        "scenarios have no JavaScript",
        "write the values into 'variables', or read them from the screen with 'remember'"
      )
    case .startRecording, .stopRecording:
      Absence(
        "nothing is filmed",
        "use 'rehearse run --report html=page.html --screens all' to see every screen"
      )
    case .setAirplaneMode, .toggleAirplaneMode:
      Absence(
        "a scenario has no network",
        "decide what the app's calls are answered with 'launch: {answers: ...}'"
      )
    case .setPermissions: Self.permissions
    case .addMedia, .setLocation, .travel, .setOrientation, .setDarkMode, .toggleDarkMode,
      .assertDarkMode, .assertLightMode, .shake:
      Absence(
        "a scenario has no device",
        "give the app a launch argument for what it should start with"
      )
    }
  }

  static let permissions = Absence(
    "permissions can't be set",
    "answer the app's question: 'interruptions: [{when: {type: alert}, do: [...]}]' in the header"
  )
}
