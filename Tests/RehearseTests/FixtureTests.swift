import Testing

struct FixtureTests {
  @Test(arguments: try Fixture.all(in: "MustFail"))
  func `a scenario that must fail does so in exactly one way`(fixture: Fixture) async throws {
    let run = try await fixture.run()
    #expect([1, 2].contains(run.status))
    try fixture.expectRecord(run: run)
  }

  @Test(arguments: try Fixture.all(in: "MustPass"))
  func `a scenario that must pass logs what it did`(fixture: Fixture) async throws {
    let run = try await fixture.run()
    #expect(run.status == 0)
    try fixture.expectRecord(run: run)
  }

  @Test(arguments: try Fixture.all(in: "Invalid"))
  func `an invalid file is told apart from a failure`(fixture: Fixture) async throws {
    let check = try await fixture.check()
    let run = try await fixture.run()
    #expect([check.status, run.status] == [2, 2])
    try fixture.expectRecord(check: check, run: run)
  }
}
