/// A script that watches the folder `S`, makes changes one after the other, and prints the output.
func watchSession(
  _ changes: [String],
  of tool: String = #""$REHEARSE""#,
  options: String = "",
  showsTotal: Bool = false
) -> String {
  let steps = changes.map { "\($0); until_it_waits" }.joined(separator: "\n")
  return """
    mkfifo out
    \(tool) run S --watch --reproducible \(options) >out 2>&1 &
    exec 3<out
    until_it_waits() {
      while read -r line <&3; do
        case $line in
          "waiting for"*) return ;;
          ""\(showsTotal ? "" : "|\"of \"*\" in all, \"*")) ;;
          *) echo "$line" ;;
        esac
      done
    }
    until_it_waits
    \(steps)
    kill -INT $!
    wait $!
    echo "exit status $?"
    """
}
