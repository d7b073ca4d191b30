/// The limits of requests and connections.
package struct ServerLimits: Sendable {
  /// The length of a request's line and headers, in bytes.
  package var head = 8 << 10

  /// The length of a request's body, in bytes.
  package var body = 64 << 10

  /// The number of connections at a time.
  ///
  /// A page comes in some twenty files. Each takes a connection, which a busy browser closes late.
  package var connections = 64

  /// How long a whole request may take to arrive.
  package var arrival: Duration = .seconds(10)

  /// How long a connection may stay after its answer.
  package var farewell: Duration = .seconds(1)

  package init() {}
}
