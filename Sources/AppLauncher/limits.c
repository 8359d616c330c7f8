#include "limits.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "failure.h"

void setLimits(const struct arguments *arguments) {
    for (int index = 0; index < limitCount; index++) {
        const struct limit *limit = &arguments->limits[index];
        if (!limit->isGiven) continue;
        struct rlimit value = {.rlim_cur = limit->value, .rlim_max = limit->value};
        if (setrlimit(limit->resource, &value) != 0) fail(exitLimits, limit->name);
    }
}

void joinGroups(const struct arguments *arguments) {
    for (int index = 0; index < arguments->groupCount; index++) {
        int file = open(arguments->groups[index], O_WRONLY | O_CLOEXEC);
        // 0 is the process that writes.
        if (file < 0 || write(file, "0", 1) != 1) fail(exitLimits, arguments->groups[index]);
        close(file);
    }
}

void stepBack(int niceness) {
    errno = 0;
    if (nice(niceness) == -1 && errno != 0) fail(exitLimits, "step back");
}

void offerMemory(void) {
    // Source: proc_pid_oom_score_adj(5): -1000 never, 1000 always first.
    static const char score[] = "800";
    int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (file < 0 || write(file, score, sizeof score - 1) < 0) fail(exitLimits, "be ended first without memory");
    close(file);
}
