/// The command of a step: an action, or a container of other steps.
package enum Command: Sendable {
  case action(Action)
  case container(Container)

  /// The command's name in the language.
  package var name: String {
    switch self {
    case .action(let action): action.name
    case .container(let container): container.name
    }
  }
}
