import ScenarioEvents

/// A command line as it can be given to a shell again.
///
/// The values of variables are left out, because they may be secret: `--var password=…`.
struct CommandLineText: CustomStringConvertible {
  let description: String

  /// - Parameter arguments: The arguments after the tool's name.
  init(_ arguments: [String]) {
    var words = ["rehearse"]
    var isVariable = false
    for argument in arguments {
      words.append(Self.word(argument, isVariable: isVariable))
      isVariable = argument == Self.option
    }
    description = words.joined(separator: " ")
  }

  private static let option = "--var"

  private static func word(_ argument: String, isVariable: Bool) -> String {
    let start = isVariable ? "" : "\(option)="
    guard isVariable || argument.hasPrefix(start) else { return argument.shellQuoted }
    let name = argument.dropFirst(start.count).prefix { $0 != "=" }
    return "\(start)\(String(name).shellQuoted)=…"
  }
}
