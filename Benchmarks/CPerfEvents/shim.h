#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

// glibc has no function for this call of the kernel, and Swift can't see `syscall`, which is variadic.

/// Opens a counter of the instructions that this thread, and every one started from now on, executes
/// outside of the kernel. Returns its descriptor, or -1 where nothing counts them.
static inline int open_instruction_counter(void) {
  struct perf_event_attr attributes = {
    .type = PERF_TYPE_HARDWARE,
    .size = sizeof(struct perf_event_attr),
    .config = PERF_COUNT_HW_INSTRUCTIONS,
    .inherit = 1,
    .exclude_kernel = 1,
    .exclude_hv = 1,
  };
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}
