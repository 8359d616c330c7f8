#ifndef WATCH_H
#define WATCH_H

#include "arguments.h"

/// How much a process has done: its page faults, and the processor's time in it and in the kernel for it, in ticks of sysconf(3).
struct work {
    unsigned long long faults, ticks;
};

/// Looks after the container of a process, which the kernel does not limit as a whole.
struct watch {
    /// The host's `/proc`, or -1.
    int processes;
    /// The container.
    int folder;
    unsigned long long byteCountMax;
    unsigned long long fileCountMax;
    /// How much the process had worked when it was last looked at, and when the container was last measured.
    struct work work, measured;
};

/// Takes hold of the working folder and the host's `/proc`, before the process leaves them.
struct watch beginWatch(const struct arguments *arguments);

/// Whether there is a limit.
int watches(const struct watch *watch);

/// Takes down how much the process has worked until now.
void look(struct watch *watch, pid_t process);

/// Whether the container holds more than it may. Measures it only where the process has worked since the last time.
int isOver(struct watch *watch, pid_t process);

#endif
