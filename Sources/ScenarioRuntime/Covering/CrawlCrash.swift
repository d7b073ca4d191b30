/// A crash that a crawl met.
struct CrawlCrash {
  let reason: String

  /// The path with the move that crashes the app.
  let path: AppCrawl.PathReference

  /// Whether the crash ends the tool's process, so that the move can't be made again.
  let endsProcess: Bool
}
