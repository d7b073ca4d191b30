import ScenarioEvents

/// The CI job that a run belongs to.
struct JSONJob: WireValue {
  let job: CIJob

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("commit", job.commit)
      json.member("name", job.name)
      json.member("url", job.url)
    }
  }
}
