#include <malloc.h>
#include <sched.h>
#include <spawn.h>

// <sched.h> has these for GNU sources alone, and Swift's module of it is none.
int sched_getcpu(void);
int sched_getaffinity(pid_t thread, size_t size, cpu_set_t *cores);
int sched_setaffinity(pid_t thread, size_t size, const cpu_set_t *cores);

// The same goes for these.
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
