// What runs between spawn and the app: it takes away what an app must not have, and then becomes the app.
//
//   AppLauncher [--NAME VALUE]… -- EXECUTABLE [ARGUMENT…]
//
// Each step is one function and `main` lists them in order: a sandbox is more steps of the same kind. A step that fails
// says so in one line on standard error and ends the launcher with the step's own exit code; the host knows these codes
// (`LauncherFailure`), and 126 and 127 mean what they mean in a shell.

#define _GNU_SOURCE

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    exitUsage = 112,
    exitParent = 113,
    exitSession = 114,
    exitLimits = 115,
    exitPrivileges = 116,
    exitDescriptors = 117,
    exitDirectory = 118,
    exitNotExecutable = 126,
    exitNotFound = 127,
};

// 0, 1 and 2 are the app's standard streams, 3 is its connection to the host.
enum { lastDescriptor = 3 };
enum { environmentCountMax = 32, limitCount = 7, niceMax = 19 };

struct limit {
    const char *name;
    int resource;
    int isGiven;
    rlim_t value;
};

struct arguments {
    long parent;
    const char *directory;
    struct limit limits[limitCount];
    // How much less of the processor the app gets than the host, as nice(2) counts.
    int niceness;
    char *environment[environmentCountMax + 1];
    int environmentCount;
    char **command;
};

static void fail(int code, const char *step) {
    fprintf(stderr, "AppLauncher: %s: %s\n", step, strerror(errno));
    _exit(code);
}

static void failUsage(const char *problem, const char *what) {
    fprintf(stderr, "AppLauncher: %s: %s\n", problem, what);
    _exit(exitUsage);
}

static unsigned long long parseNumber(const char *name, const char *text) {
    char *end = NULL;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno != 0 || *text < '0' || *text > '9' || *end != '\0') failUsage("not a whole number", name);
    return value;
}

static int takeLimit(struct arguments *arguments, const char *name, const char *value) {
    for (int index = 0; index < limitCount; index++) {
        struct limit *limit = &arguments->limits[index];
        if (strcmp(limit->name, name) != 0) continue;
        limit->value = parseNumber(name, value);
        limit->isGiven = 1;
        return 1;
    }
    return 0;
}

static void takeOption(struct arguments *arguments, const char *name, char *value) {
    if (strcmp(name, "--parent") == 0) {
        arguments->parent = (long)parseNumber(name, value);
    } else if (strcmp(name, "--directory") == 0) {
        arguments->directory = value;
    } else if (strcmp(name, "--nice") == 0) {
        unsigned long long number = parseNumber(name, value);
        arguments->niceness = number > niceMax ? niceMax : (int)number;
    } else if (strcmp(name, "--environment") == 0) {
        if (arguments->environmentCount == environmentCountMax) failUsage("too many", name);
        arguments->environment[arguments->environmentCount++] = value;
    } else if (!takeLimit(arguments, name, value)) {
        failUsage("unknown option", name);
    }
}

static struct arguments parseArguments(int count, char **values) {
    struct arguments arguments = {
        .limits = {
            // Private writable memory: what the app itself asks for, without shared libraries.
            {.name = "--memory-bytes", .resource = RLIMIT_DATA},
            // Everything mapped: the way round the limit above is shared memory.
            {.name = "--address-space-bytes", .resource = RLIMIT_AS},
            {.name = "--open-file-count", .resource = RLIMIT_NOFILE},
            {.name = "--file-bytes", .resource = RLIMIT_FSIZE},
            {.name = "--core-bytes", .resource = RLIMIT_CORE},
            // Counts the whole life of the app, so it is for apps that nobody works with; hangs are the host's to see.
            {.name = "--cpu-seconds", .resource = RLIMIT_CPU},
            // Counts all processes and threads of the user, not only the app's, and does not bind root.
            {.name = "--process-count", .resource = RLIMIT_NPROC},
        },
    };
    int index = 1;
    while (index < count && strcmp(values[index], "--") != 0) {
        if (index + 1 == count) failUsage("no value", values[index]);
        takeOption(&arguments, values[index], values[index + 1]);
        index += 2;
    }
    if (index + 1 >= count) failUsage("no executable", "-- EXECUTABLE is missing");
    arguments.command = &values[index + 1];
    return arguments;
}

// The signal of a parent that died before the call never comes, so its number is compared afterwards.
static void dieWithParent(long parent) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail(exitParent, "die with the parent");
    if (parent != 0 && getppid() != parent) {
        fprintf(stderr, "AppLauncher: the host is gone\n");
        _exit(exitParent);
    }
}

// A session of its own: no terminal, and one process group that the host can end whole. A process that leads a group
// already, as when a shell started it, cannot make a session; the group is what matters.
static void leaveSession(void) {
    if (setsid() < 0 && getpgrp() != getpid()) fail(exitSession, "start a session");
}

static void setLimits(const struct arguments *arguments) {
    for (int index = 0; index < limitCount; index++) {
        const struct limit *limit = &arguments->limits[index];
        if (!limit->isGiven) continue;
        struct rlimit value = {.rlim_cur = limit->value, .rlim_max = limit->value};
        if (setrlimit(limit->resource, &value) != 0) fail(exitLimits, limit->name);
    }
}

// An app that never rests leaves the processor to whoever serves people. Less can always be asked for.
static void stepBack(int niceness) {
    errno = 0;
    if (nice(niceness) == -1 && errno != 0) fail(exitLimits, "step back");
}

static void renouncePrivileges(void) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail(exitPrivileges, "renounce new privileges");
}

static void closeDescriptors(void) {
    if (close_range(lastDescriptor + 1, ~0U, 0) != 0) fail(exitDescriptors, "close descriptors");
}

static void enterDirectory(const char *directory) {
    if (directory != NULL && chdir(directory) != 0) fail(exitDirectory, directory);
}

static void becomeApp(struct arguments *arguments) {
    execve(arguments->command[0], arguments->command, arguments->environment);
    fail(errno == ENOENT ? exitNotFound : exitNotExecutable, arguments->command[0]);
}

int main(int count, char **values) {
    struct arguments arguments = parseArguments(count, values);
    dieWithParent(arguments.parent);
    leaveSession();
    // First: the folder may be given as one of the descriptors, `/proc/self/fd/4`.
    enterDirectory(arguments.directory);
    closeDescriptors();
    renouncePrivileges();
    setLimits(&arguments);
    stepBack(arguments.niceness);
    becomeApp(&arguments);
}
