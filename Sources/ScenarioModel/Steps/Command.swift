/// The command of a step: an action such as `tap`, or a container of other steps such as `repeat`.
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
