import AppModelKit

extension ControlsApp {
  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .set(let setting): settings.apply(setting)
    case .enter(let entry): entries.apply(entry)
    case .touch(let gesture): picture.take(gesture)
    case .drop(let distance): picture.moveCard(by: distance)
    case .choose(let place): picture.place = place
    case .enterRoom(let name): room = name
    case .list(let action): update(action, in: &app)
    case .show(let overlay): self.overlay = overlay
    case .close(let text):
      overlay = nil
      latest = text
    case .askForNotifications: askForNotifications(in: &app)
    case .notify(let isAllowed): isNotifying = isAllowed
    }
  }

  private func askForNotifications(in app: inout AppContext<Self>) {
    let question = Interruption<Action>.permission(
      "“Controls” Would Like to Send You Notifications",
      allowed: .notify(true),
      refused: .notify(false)
    )
    app.interrupt(question, after: Wait.permission)
  }

  private mutating func update(_ action: ListAction, in app: inout AppContext<Self>) {
    switch action {
    case .refresh where !messages.isRefreshing:
      messages.isRefreshing = true
      app.schedule(.list(.refreshed), after: Wait.refresh)
    case .photos: app.push(.photos)
    case .plan: app.push(.plan)
    case .delete, .refreshed:
      messages.take(action)
      app.animateRows()
    case .refresh, .edit, .move, .pin, .archive, .copy, .open: messages.take(action)
    }
  }

  mutating func didEnterBackground(in app: inout AppContext<Self>) { backgroundCount += 1 }
}
