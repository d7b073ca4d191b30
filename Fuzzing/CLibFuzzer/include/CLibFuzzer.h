#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer, which comes with the toolchain, on a function.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*input)(const uint8_t *bytes, size_t count));
