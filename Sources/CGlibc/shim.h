#include <malloc.h>
#include <sched.h>

// <sched.h> has these for GNU sources alone, and Swift's module of it is none.
int sched_getcpu(void);
int sched_getaffinity(pid_t thread, size_t size, cpu_set_t *cores);
int sched_setaffinity(pid_t thread, size_t size, const cpu_set_t *cores);
