#ifndef WATCH_H
#define WATCH_H

#include "arguments.h"

/// Looks after the container of a process, which the kernel does not limit as a whole.
struct watch {
    /// The host's `/proc`, or -1.
    int processes;
    /// The container.
    int folder;
    unsigned long long byteCountMax;
    unsigned long long fileCountMax;
    /// How much the process had worked when the container was last measured.
    unsigned long long work;
};

/// Takes hold of the working folder and the host's `/proc`, before the process leaves them.
struct watch beginWatch(const struct arguments *arguments);

/// Whether there is a limit.
int watches(const struct watch *watch);

/// Whether the container holds more than it may. Measures it only where the process has worked since the last time.
int isOver(struct watch *watch, pid_t process);

#endif
