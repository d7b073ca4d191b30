import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import WebDriverClient

/// The addresses that a launch opens.
extension WebApp {
  /// The address that a launch opens: the app's own, or one that the launch names.
  ///
  /// With the app's address `http://shop.test/a/b`, `/list` is `http://shop.test/list`, and `list` is
  /// `http://shop.test/a/list`.
  func address(opening reference: String?) throws(LaunchFailure) -> String {
    guard let reference else { return address.value }
    let target = reference.hasScheme ? reference : address.value.resolving(reference)
    guard let origin = WebAddress(target)?.origin, target.isOfHTTP else {
      throw LaunchFailure(
        "a web page can't be launched with '\(reference)'",
        suggestion: "write an address of the page, such as '/list'"
      )
    }
    guard allows(origin: origin) else {
      throw LaunchFailure(
        "the launch leads to \(target), \(reasonOfRefusal)",
        suggestion: advice(onLeadingTo: target)
      )
    }
    return target
  }

  /// Whether the app may be at an origin: at its own, or at one that `allow` names.
  func allows(origin: String) -> Bool { origins.contains(origin) }

  /// The app's own origin, and those that `allow` names.
  var origins: [String] {
    ([address] + allowedOrigins).compactMap { WebAddress($0.value)?.origin }
  }

  /// Why the app may not lead to an address, as the end of a message.
  var reasonOfRefusal: String {
    isConfigured ? "which 'allow' does not name" : "which is on another site"
  }

  /// How to allow the app to lead to an address; nil for a page that is not configured.
  func advice(onLeadingTo target: String) -> String? {
    guard isConfigured, target.isOfHTTP, let origin = WebAddress(target)?.origin else { return nil }
    return "to allow it, add '\(origin)' to 'allow' of '\(name.value)' in rehearse.yaml"
  }

  /// The place of the app's address in `rehearse.yaml`, as advice; nil for a page that is not configured.
  var adviceOnAddress: String? {
    isConfigured ? "its address is in \(address.span.location)" : nil
  }

  /// Whether the app is an entry of `apps`, rather than an address on the command line.
  private var isConfigured: Bool { name.value != address.value }
}

extension WebApp.ArgumentPlace {
  /// The arguments of a launch as a part of its address; empty if there are none.
  func query(of arguments: [String]) -> LaunchQuery {
    let pairs = arguments.map { "arg=\($0.percentEncoded(keeping: "-._"))" }.joined(separator: "&")
    return LaunchQuery(place: self, pairs: pairs)
  }
}

/// Launch arguments as a part of an address.
struct LaunchQuery {
  let place: WebApp.ArgumentPlace

  /// `arg=...&arg=...`, or empty.
  let pairs: String

  func added(to address: String) -> String {
    guard !pairs.isEmpty else { return address }
    let base = address.prefix { $0 != "#" }
    let fragment = address[base.endIndex...]
    return switch place {
    case .query: base + (base.contains("?") ? "&" : "?") + pairs + fragment
    case .fragment: base + (fragment.isEmpty ? "#" : fragment + "&") + pairs
    case .none: address
    }
  }
}

extension String {
  fileprivate var isOfHTTP: Bool { hasPrefix("http://") || hasPrefix("https://") }

  /// Whether it begins with a scheme such as `https:` or `shop:`.
  fileprivate var hasScheme: Bool {
    prefix { !"/?#".contains($0) }.contains(":")
  }

  /// An absolute address that a reference within this address means.
  fileprivate func resolving(_ reference: String) -> String {
    let bare = prefix { !"?#".contains($0) }
    let scheme = bare.firstRange(of: "://").map { $0.upperBound } ?? bare.startIndex
    let origin = bare[..<(bare[scheme...].firstIndex(of: "/") ?? bare.endIndex)]
    if reference.hasPrefix("//") { return prefix { $0 != "/" } + reference }
    if reference.hasPrefix("/") { return origin + reference }
    if reference.hasPrefix("?") { return bare + reference }
    if reference.hasPrefix("#") { return prefix { $0 != "#" } + reference }
    guard let slash = bare[scheme...].lastIndex(of: "/") else { return "\(origin)/\(reference)" }
    return bare[...slash] + reference
  }
}
