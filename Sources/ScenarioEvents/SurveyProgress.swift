/// How far a survey of a suite has come, for people who wait for it.
package enum SurveyProgress: Sendable {
  /// A part of the survey begins: what it goes through, and how many there are.
  case part(String, count: Int)

  /// Work begins on one of these things, which has this name.
  case item(String)
}
