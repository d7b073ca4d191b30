/// An update of a model: its moment, and what the model has asked for.
struct ModelUpdate: Sendable {
  let clock: AppClock
  var effects: [Effect] = []
}
