// What runs between spawn and the app: it takes away what an app must not have, and then becomes the app.
//
//   AppLauncher [--NAME VALUE]… -- EXECUTABLE [ARGUMENT…]
//
// Each step is one function, and `main` lists them in order. A step that fails says so in one line on standard error and
// ends the launcher with the step's own exit code; nothing of the app runs then. Without the walls (`--sandbox no`) the
// launcher becomes the app; within them it stays outside, and ends as the app does.

#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "arguments.h"
#include "failure.h"
#include "family.h"
#include "filter.h"
#include "limits.h"
#include "namespaces.h"
#include "privileges.h"
#include "root.h"
#include "rules.h"
#include "watch.h"

// 0, 1 and 2 are the app's standard streams, 3 is its connection to the host.
enum { lastDescriptor = 3 };

/// The signal of a parent that died before the call never comes, so its number is compared afterwards.
static void dieWithParent(long parent) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail(exitParent, "die with the parent");
    if (parent != 0 && getppid() != parent) {
        fprintf(stderr, "AppLauncher: the host is gone\n");
        _exit(exitParent);
    }
}

/// Starts a session of its own: no terminal, and one process group that the host can end whole. A process that leads a
/// group already, as when a shell started it, cannot make a session; the group is what matters.
static void leaveSession(void) {
    if (setsid() < 0 && getpgrp() != getpid()) fail(exitSession, "start a session");
}

/// Keeps what the launcher opens itself off the numbers of the streams, where one of these is not open.
static void reserveStreams(void) {
    int descriptor;
    while ((descriptor = open("/dev/null", O_RDWR | O_CLOEXEC)) >= 0 && descriptor <= lastDescriptor) {}
    if (descriptor < 0) fail(exitDescriptors, "/dev/null");
    close(descriptor);
}

static void closeDescriptors(void) {
    if (close_range(lastDescriptor + 1, ~0U, 0) != 0) fail(exitDescriptors, "close descriptors");
}

static void enterDirectory(const char *directory) {
    if (directory != NULL && chdir(directory) != 0) fail(exitDirectory, directory);
}

/// Says on standard output what stands around a program, in place of running it.
static void report(const struct arguments *arguments) {
    printf("namespaces of user, mount, PID, IPC, UTS, cgroup%s; %s; Landlock %d; seccomp\n",
        arguments->hasNetwork ? "" : " and network",
        arguments->user != 0 ? "a user of its own" : "the server's user, alone", landlockVersion());
    fflush(stdout);
}

/// How often a program that is open for writing is tried again, and the pause before each time in microseconds. A program that was just
/// copied is open still in each process that another thread of the host has forked meanwhile, until that executes its own.
enum { busyTriesMax = 100, busyPause = 10000 };

static void becomeApp(struct arguments *arguments) {
    for (int tries = 0; tries < busyTriesMax; tries++) {
        execve(arguments->command[0], arguments->command, arguments->environment);
        if (errno != ETXTBSY) break;
        usleep(busyPause);
        errno = ETXTBSY;
    }
    fail(errno == ENOENT ? exitNotFound : exitNotExecutable, arguments->command[0]);
}

static void startWithoutWalls(struct arguments *arguments) {
    closeDescriptors();
    renouncePrivileges();
    setLimits(arguments);
    stepBack(arguments->niceness);
    becomeApp(arguments);
}

/// Puts up what is around the app from outside, and goes inside.
static void goInside(struct arguments *arguments) {
    if (arguments->container == NULL || *arguments->container != '/') failUsage("no absolute path", "--container");
    if (geteuid() == 0 && arguments->user == 0) failUsage("root needs one", "--user");
    // Also what the host has left open: the part that stays outside would keep it so.
    closeDescriptors();
    offerMemory();
    struct watch watch = beginWatch(arguments);
    if (watches(&watch) && isOver(&watch, 0)) _exit(exitContainerFull);
    leaveNamespaces(arguments);
    buildRoot(arguments);
    // A change of user has taken the signal away.
    dieWithParent(arguments->parent);
    becomeChild(arguments, &watch);
    closeDescriptors();
    leaveSession();
    enterRoot(arguments);
}

/// Takes from the process inside what it must not have. The filter is last: it refuses most of what comes before.
static void giveUpRights(const struct arguments *arguments) {
    int isRoot = geteuid() == 0;
    becomeUser(arguments);
    if (isRoot) enterUserNamespace();
    dropBoundingSet();
    dropCapabilities();
    renouncePrivileges();
    applyRules(arguments);
    stepBack(arguments->niceness);
    setLimits(arguments);
    if (arguments->reports) report(arguments);
    applyFilter(arguments);
}

int main(int count, char **values) {
    static struct arguments arguments;
    parseArguments(&arguments, count, values);
    reserveStreams();
    dieWithParent(arguments.parent);
    leaveSession();
    // First: the folder may be given as one of the descriptors, `/proc/self/fd/4`.
    enterDirectory(arguments.directory);
    // Before there are namespaces, which would hide the groups.
    joinGroups(&arguments);
    if (arguments.isOpen) startWithoutWalls(&arguments);
    goInside(&arguments);
    giveUpRights(&arguments);
    if (arguments.reports) _exit(0);
    becomeApp(&arguments);
}
