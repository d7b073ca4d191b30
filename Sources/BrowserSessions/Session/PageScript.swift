import AppModelKit
import Glibc
import ProtocolValues
import ScenarioModel

/// The script that describes the page to the session and checks where input lands.
///
/// It runs in an isolated world, which the page can neither see nor change.
enum PageScript {
  /// The name of that world.
  static let sandbox = "rehearse"

  /// The number of elements of a document that are looked at, which takes a second.
  static let greatestElementCount = 20_000

  /// The script as a function that makes itself available once for each document, for an app's attributes.
  static func declaration(for app: WebApp) -> String {
    let filled = code.replacing("/*identifiers*/[]", with: list(app.identifierAttributes))
    return "() => { if (globalThis.__rehearse?.document === document) return;\n\(filled)\n}"
  }

  /// The code of the script, without an app's attributes.
  private static let code: String = {
    let files = [
      PackageResources.roles_js, PackageResources.names_js, PackageResources.types_js,
      PackageResources.values_js, PackageResources.areas_js, PackageResources.hits_js,
      PackageResources.look_js, PackageResources.input_js, PackageResources.driving_js,
    ]
    let code = files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return code.replacing("/*greatestElementCount*/0", with: "\(greatestElementCount)")
      .replacing("/*types*/[]", with: list(ElementType.allCases.map(\.rawValue)))
  }()

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map { $0.scriptLiteral }.joined(separator: ","))]"
  }

  /// What becomes of the page's clock.
  enum Clock {
    /// It is ahead of the machine's by a number of milliseconds.
    case real(ahead: Int64)

    /// It moves only when the session says so, from a time or from the present.
    case virtual(from: DateTime?)

    /// A clock in real time that shows a date now, and goes on with each further document.
    static func real(showing date: DateTime) -> Self {
      .real(ahead: date.millisecondsSince1970 - DateTime.present.millisecondsSince1970)
    }

    /// A function for the page's own world, whose clock then shows another time.
    var declaration: String {
      "() => { try { \(String(decoding: PackageResources.dates_js, as: UTF8.self))\n\(script) } catch {} }"
    }

    private var script: String {
      switch self {
      case .real(let lead):
        return
          "const { now } = Date; setDates(() => now() + \(lead), performance.timeOrigin + \(lead));"
      case .virtual(let date):
        let code = String(decoding: PackageResources.clock_js, as: UTF8.self)
        guard let date else { return code }
        return code.replacing("/*epoch*/null", with: "\(date.millisecondsSince1970)")
      }
    }
  }

  /// A function that stores values in a document of some origins.
  ///
  /// Frames of other sites, and sites to which the page leads, must not get them.
  static func storing(
    _ values: [(name: String, value: String)],
    at origins: [String]
  ) -> String {
    let lines = values.map { name, value in
      "localStorage.setItem(\(name.scriptLiteral), \(value.scriptLiteral));"
    }
    return """
      () => { try {
      if (!\(list(origins)).includes(location.origin)) return;
      \(lines.joined(separator: "\n"))
      } catch {} }
      """
  }
}

extension DateTime {
  /// The machine's date and time.
  fileprivate static var present: Self {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return DateTime(
      millisecondsSince1970: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    )
  }
}

extension String {
  /// The text as a JavaScript literal.
  var scriptLiteral: String {
    var literal = "\""
    for unit in utf16 {
      switch unit {
      case 0x20, 0x21, 0x23...0x5B, 0x5D...0x7E:
        literal.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default: literal += unit.jsonEscape
      }
    }
    return literal + "\""
  }
}
