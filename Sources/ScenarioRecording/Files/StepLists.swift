/// The recorded steps by the list of the file that they belong to.
struct StepLists: Hashable, Sendable {
  var setup: [RecordedStep] = []
  var body: [RecordedStep] = []
}
