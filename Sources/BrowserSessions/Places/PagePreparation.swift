import ProtocolValues
import ScenarioModel
import WebDriverClient

/// What all launches of an app give a page before they open it: its size, and the page script.
struct PagePreparation: Equatable, Sendable {
  let viewport: WebApp.Viewport

  /// The page script as a function.
  let script: String

  init(of app: WebApp) {
    viewport = app.viewport
    script = PageScript.declaration(for: app)
  }

  func commands(for window: String, in userContext: String) -> [PageCommand] {
    let script = PageCommand.preload(script, in: userContext, sandbox: PageScript.sandbox)
    let commands = [PageCommand.size(of: window, viewport), script]
    return viewport.isTouched ? commands + [.touch(in: userContext)] : commands
  }
}

/// A command that prepares a page before it is opened.
struct PageCommand {
  let method: String
  let parameters: ProtocolValue

  /// Whether the launch goes on without it, because not every browser supports the command.
  var isOptional = false

  /// The launch variable that it is about; nil if it is about none.
  var variable: String?

  /// What went wrong with a command.
  struct Failure: Error {
    let command: PageCommand
    let fault: DriverFault
  }

  /// Gives a window the size that an app wants.
  static func size(of window: String, _ viewport: WebApp.Viewport) -> Self {
    PageCommand(
      method: "browsingContext.setViewport",
      parameters: [
        "context": .text(window),
        "viewport": [
          "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        ],
        "devicePixelRatio": .number(Double(viewport.scale)),
      ]
    )
  }

  /// Tells pages that there is a finger.
  ///
  /// Most pages behave the same without it.
  static func touch(in userContext: String) -> Self {
    var command = emulation(in: userContext, "emulation.setTouchOverride", ["maxTouchPoints": 1])
    command.isOptional = true
    return command
  }

  /// Runs a function in each new document, in the page's own world for nil.
  static func preload(_ declaration: String, in userContext: String, sandbox: String?) -> Self {
    var parameters: [String: ProtocolValue] = ["functionDeclaration": .text(declaration)]
    if let sandbox { parameters["sandbox"] = .text(sandbox) }
    return emulation(in: userContext, "script.addPreloadScript", parameters)
  }

  /// A command for all windows of a browser context.
  static func emulation(
    in userContext: String,
    _ method: String,
    _ values: [String: ProtocolValue]
  ) -> Self {
    let parameters = values.merging(["userContexts": [.text(userContext)]]) { $1 }
    return PageCommand(method: method, parameters: .mapping(parameters))
  }
}

extension Browser {
  /// Carries out commands that prepare a page.
  ///
  /// The browser gets all of them at once, because each one alone takes a moment.
  func carryOut(
    _ commands: [PageCommand],
    _ patience: Patience
  ) throws(PageCommand.Failure) {
    var answers: [BiDiConnection.Answer] = []
    for command in commands {
      do throws(DriverFault) {
        answers.append(try begin(command.method, command.parameters))
      } catch {
        throw PageCommand.Failure(command: command, fault: error)
      }
    }
    for (command, answer) in zip(commands, answers) {
      do throws(DriverFault) {
        try answer.wait(patience)
      } catch {
        if command.isOptional, case .refused = error { continue }
        throw PageCommand.Failure(command: command, fault: error)
      }
    }
  }
}
