#!/usr/bin/env bash
# Runs this shard of the scenarios; the tool takes from Bazel's environment which one that is.
set -euo pipefail

# Bazel gives links, and the tool reads nothing by links that lead out of the folder it is begun in.
cp -RL Scenarios "$TEST_TMPDIR"
tool=$PWD/tools/checkout-scenarios
cd "$TEST_TMPDIR"
exec "$tool" run Scenarios --report "html=${TEST_UNDECLARED_OUTPUTS_DIR:-.}/report.html"
