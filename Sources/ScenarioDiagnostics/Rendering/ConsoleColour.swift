/// Whether a console report is coloured.
package enum ConsoleColour: Sendable {
  case plain
  case ansi
}
