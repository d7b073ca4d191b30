import Testing

struct VanishingTests {
  @Test func `a file that vanishes before it is read costs no other scenario`() throws {
    let scenario = "name: A\napp: gallery\nsteps: [log: hello]"
    let log = try Folder(["a.yaml": scenario, "b.yaml": scenario]).log(vanishing: ["a.yaml"])
    #expect(
      log == """
        a.yaml: error: the file can't be read: no such file or directory [unreadable-file]
        A: passed at 0.000
        passed 0.000-0.000 log hello
        """
    )
  }
}
