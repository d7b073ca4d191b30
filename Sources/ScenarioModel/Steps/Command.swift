/// What a step does: something by itself, or what the steps in it do.
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
