package import AppModelKit

extension GalleryApp {
  package mutating func didLaunch(in app: inout AppContext<Self>) {
    guard let slowness else { return }
    app.schedule(.show("Loaded"), after: Delay("loading", nominal: slowness, range: 1...1))
  }

  package mutating func update(_ action: Action, in app: inout AppContext<Self>) throws {
    switch action {
    case .say(let text): status = text
    case .enableLater: app.schedule(.enable, after: .gate)
    case .enable: isGateOpen = true
    case .fetch: app.schedule(.show("Fetched"), after: .fetching)
    case .show(let text): shown.insert(text)
    case .hide(let text): shown.remove(text)
    case .blink:
      shown.insert("Blinked")
      app.schedule(.hide("Blinked"), after: .blinking)
    case .open: app.push(.rows, transition: "openRows")
    case .editName(let text): name = text
    case .editSecret(let text): secret = text
    case .switchWifi(let isOn): isWifiOn = isOn
    case .turnVolume(let fraction): volume = fraction
    case .choose(let index): size = index
    case .crash: throw AppFault("the picture fell off the wall")
    }
  }
}

extension Delay {
  fileprivate static let gate = network("gate", nominal: .seconds(2))
  fileprivate static let fetching = network("fetching", nominal: .seconds(1))
  fileprivate static let blinking = network("blinking", nominal: .milliseconds(500))
}
