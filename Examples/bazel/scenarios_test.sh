#!/usr/bin/env bash
# Runs this shard of the scenarios; the tool takes from Bazel's environment which one that is.
set -euo pipefail
exec tools/checkout-scenarios run Scenarios --report "html=${TEST_UNDECLARED_OUTPUTS_DIR:-.}/report.html"
