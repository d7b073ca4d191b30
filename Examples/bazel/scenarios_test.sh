#!/usr/bin/env bash
# Runs a shard of the scenarios; the tool reads its number from Bazel's environment variables.
set -euo pipefail

# Bazel provides links, and the tool follows no links out of the folder in which it is started.
cp -RL Scenarios "$TEST_TMPDIR"
tool=$PWD/tools/checkout-scenarios
cd "$TEST_TMPDIR"
exec "$tool" run Scenarios --report "html=${TEST_UNDECLARED_OUTPUTS_DIR:-.}/report.html"
