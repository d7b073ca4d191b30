import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Servers of apps.
extension ConfigurationDecoder {
  mutating func server(_ node: YAMLNode) -> WebApp.AppServer? {
    guard let fields = fields(of: node, as: ServerKey.self) else { return nil }
    requireKeys(fields, of: node)
    let command = read(fields, .command) { $0.command($1, $2) }
    let ready = read(fields, .ready) { $0.address($1, $2) }
    let timeout = read(fields, .timeout) { decoder, node, name in
      decoder.fixed(decoder.duration(node, name), node, name)
    }
    guard let command, let ready else { return nil }
    return WebApp.AppServer(command: command, readyAddress: ready, timeout: timeout)
  }

  /// A program and its arguments.
  private mutating func command(_ node: YAMLNode, _ name: String) -> Located<[String]>? {
    if node.kind == .scalar, !node.isPlainNull, node.text.contains(where: { $0 != " " }) {
      report(
        .wrongKind(name, "a list", found: node.foundKind),
        at: node.span,
        suggestion: "write the program and its arguments as a list: \(node.text.commandList)"
      )
      return nil
    }
    return nonEmptyTexts(node, name, orElse: "no server could be started").map {
      Located($0, span: node.span)
    }
  }
}

extension String {
  /// The list for a command as it is typed in a shell, such as `[python3, server.py]`.
  fileprivate var commandList: String {
    // Only a shell knows what quotes and other signs mean.
    guard allSatisfy({ $0.isLetter || $0.isNumber || "-_./=:, ".contains($0) }) else {
      return "[sh, -c, ...]"
    }
    return "[\(split(separator: " ").map(\.commandItem).joined(separator: ", "))]"
  }
}

extension Substring {
  /// The word as an item of a list, quoted if YAML would read something else.
  fileprivate var commandItem: String {
    let isPlain = contains(where: \.isLetter) && !contains { ":,=".contains($0) }
    return isPlain ? String(self) : "'\(self)'"
  }
}
