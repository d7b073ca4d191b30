/// Whether text for a console is coloured; the words are the same.
package enum ConsoleColour: Sendable {
  case plain
  case ansi
}
