#define _GNU_SOURCE

#include "share.h"

#include <errno.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "arguments.h"

// Thousandths of one processor. A tap takes some, an animation of the painter's none: what takes a fifth all the time works by itself.
enum { shareMax = 200, shareOfCalm = 100 };
// Looks in a row with so much: a start, and a list that is made once, are over before.
enum { looksMax = 3 };

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

struct share beginShare(void) { return (struct share){.time = now()}; }

/// Sets the niceness of all threads of the app, which is alone in its process group. An app that is gone needs none.
static int setNiceness(pid_t app, int niceness) { return setpriority(PRIO_PGRP, (id_t)app, niceness) == 0; }

static void standBack(struct share *share, pid_t app) {
    errno = 0;
    share->niceness = getpriority(PRIO_PROCESS, (id_t)app);
    if (errno == 0) share->isBack = setNiceness(app, niceMax);
}

void noteTicks(struct share *share, pid_t app, unsigned long long ticks) {
    long long time = now(), milliseconds = time - share->time;
    if (geteuid() != 0 || milliseconds <= 0) return;
    long taken = (long)((ticks - share->ticks) * 1000000 / (unsigned long long)sysconf(_SC_CLK_TCK) / (unsigned long long)milliseconds);
    share->average += (taken - share->average) / 4;
    share->ticks = ticks;
    share->time = time;
    share->looks = share->average > shareMax ? share->looks + 1 : 0;
    if (!share->isBack && share->looks >= looksMax) standBack(share, app);
    if (share->isBack && share->average < shareOfCalm) share->isBack = !setNiceness(app, share->niceness);
}
