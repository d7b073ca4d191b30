#include <malloc.h>
#include <spawn.h>

// <sys/mman.h>, <unistd.h> and <spawn.h> have these for GNU sources alone, and Swift's modules of them lack them.
int memfd_create(const char *name, unsigned int flags);
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
