#ifndef SHARE_H
#define SHARE_H

#include <sys/types.h>

/// How much of a processor an app takes, and whether it stands further back for that: who takes much lets those go first who
/// take little.
struct share {
    /// Thousandths of one processor, of the last second or so.
    long average;
    /// How many looks in a row that was too much.
    unsigned looks;
    /// Ticks of sysconf(3) that it had taken at the last look, and that look's time in milliseconds.
    unsigned long long ticks;
    long long time;
    int isBack;
    /// Its niceness from before.
    int niceness;
};

/// Begins with an app that has taken nothing.
struct share beginShare(void);

/// Takes note of what the app has taken of the processor until now. It stands back by this where it has taken much of late, and comes
/// forward again where it has not. Does nothing where only root may let it come forward, and root does not run the launcher.
void noteTicks(struct share *share, pid_t app, unsigned long long ticks);

#endif
