#define _GNU_SOURCE

#include "family.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "failure.h"
#include "privileges.h"
#include "share.h"

// How often an app and its container are looked at, in nanoseconds.
enum { lookPause = 250 * 1000 * 1000 };

/// The namespace's first process. When it ends, by whatever, the kernel ends all others.
static _Noreturn void keepNamespace(const struct arguments *arguments, int lifeline) {
    close_range(0, (unsigned)lifeline - 1, 0);
    close_range((unsigned)lifeline + 1, ~0U, 0);
    dropBoundingSet();
    becomeUser(arguments);
    dropCapabilities();
    renouncePrivileges();
    // Keeps the app from its memory.
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) fail(exitPrivileges, "close the first process");
    // The kernel reaps what is left behind.
    signal(SIGCHLD, SIG_IGN);
    char nothing;
    while (read(lifeline, &nothing, 1) < 0 && errno == EINTR) {}
    _exit(0);
}

static pid_t makeProcess(void) {
    pid_t child = fork();
    if (child < 0) fail(exitProcesses, "make a process");
    return child;
}

/// Waits for the app, and looks now and then at its container and at what it takes of the processor. Returns false where the container
/// holds too much.
static int waitForApp(pid_t app, int *status, struct watch *watch, const sigset_t *ended) {
    struct timespec pause = {.tv_nsec = lookPause};
    struct share share = beginShare();
    while (waitpid(app, status, watches(watch) ? WNOHANG : 0) != app) {
        if (!watches(watch)) continue;
        if (sigtimedwait(ended, NULL, &pause) >= 0) continue;
        look(watch, app);
        noteTicks(&share, app, watch->work.ticks);
        if (isOver(watch, app)) return 0;
    }
    return 1;
}

/// Ends the launcher as the app has ended, so that whoever waits for it learns that.
static _Noreturn void endLike(int status) {
    if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    int number = WTERMSIG(status);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    signal(number, SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &only, NULL);
    raise(number);
    _exit(128 + number);
}

static int reap(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return status;
}

static _Noreturn void outlive(pid_t first, pid_t app, struct watch *watch, const sigset_t *ended) {
    // The app's streams and connection end with the app.
    for (int descriptor = 0; descriptor <= 3; descriptor++) close(descriptor);
    int status = 0;
    int isWithin = waitForApp(app, &status, watch, ended);
    kill(first, SIGKILL);
    // The namespace's first process ends when the namespace is empty, and the app is in it until somebody has waited for it.
    if (!isWithin) reap(app);
    int statusOfFirst = reap(first);
    if (!isWithin) _exit(exitContainerFull);
    // It could not do its part, and the app went with it.
    if (WIFEXITED(statusOfFirst) && WEXITSTATUS(statusOfFirst) != 0) _exit(WEXITSTATUS(statusOfFirst));
    endLike(status);
}

void becomeChild(const struct arguments *arguments, struct watch *watch) {
    int lifeline[2];
    if (pipe2(lifeline, O_CLOEXEC) != 0) fail(exitProcesses, "make a pipe");
    sigset_t ended, before;
    sigemptyset(&ended);
    sigaddset(&ended, SIGCHLD);
    sigprocmask(SIG_BLOCK, &ended, &before);
    pid_t first = makeProcess();
    if (first == 0) {
        close(lifeline[1]);
        keepNamespace(arguments, lifeline[0]);
    }
    close(lifeline[0]);
    pid_t app = makeProcess();
    if (app != 0) outlive(first, app, watch, &ended);
    sigprocmask(SIG_SETMASK, &before, NULL);
}
