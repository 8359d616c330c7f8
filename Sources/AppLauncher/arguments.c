#include "arguments.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "failure.h"

static unsigned long long parseNumber(const char *name, const char *text) {
    char *end = NULL;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno != 0 || *text < '0' || *text > '9' || *end != '\0') failUsage("not a whole number", name);
    return value;
}

static int parseAnswer(const char *name, const char *text) {
    if (strcmp(text, "yes") == 0) return 1;
    if (strcmp(text, "no") != 0) failUsage("neither yes nor no", name);
    return 0;
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

static int takeNumber(struct arguments *arguments, const char *name, const char *value) {
    if (strcmp(name, "--parent") == 0) {
        arguments->parent = (long)parseNumber(name, value);
    } else if (strcmp(name, "--user") == 0) {
        arguments->user = (uid_t)parseNumber(name, value);
    } else if (strcmp(name, "--temporary-bytes") == 0) {
        arguments->temporaryBytes = parseNumber(name, value);
    } else if (strcmp(name, "--container-bytes") == 0) {
        arguments->containerBytes = parseNumber(name, value);
    } else if (strcmp(name, "--container-files") == 0) {
        arguments->containerFiles = parseNumber(name, value);
    } else if (strcmp(name, "--nice") == 0) {
        unsigned long long number = parseNumber(name, value);
        arguments->niceness = number > niceMax ? niceMax : (int)number;
    } else {
        return takeLimit(arguments, name, value);
    }
    return 1;
}

static int takeAnswer(struct arguments *arguments, const char *name, const char *value) {
    if (strcmp(name, "--sandbox") == 0) {
        arguments->isOpen = !parseAnswer(name, value);
    } else if (strcmp(name, "--network") == 0) {
        arguments->hasNetwork = parseAnswer(name, value);
    } else if (strcmp(name, "--report") == 0) {
        arguments->reports = parseAnswer(name, value);
    } else {
        return 0;
    }
    return 1;
}

static void addSource(struct arguments *arguments, const char *path, int isExecutable) {
    if (arguments->sourceCount == sourceCountMax) failUsage("too many", path);
    if (*path != '/') failUsage("no absolute path", path);
    arguments->sources[arguments->sourceCount++] =
        (struct source){.path = path, .isExecutable = isExecutable, .tree = -1};
}

static void takeOption(struct arguments *arguments, const char *name, char *value) {
    if (strcmp(name, "--directory") == 0) {
        arguments->directory = value;
    } else if (strcmp(name, "--container") == 0) {
        arguments->container = value;
    } else if (strcmp(name, "--files") == 0) {
        addSource(arguments, value, 0);
    } else if (strcmp(name, "--libraries") == 0) {
        addSource(arguments, value, 1);
    } else if (strcmp(name, "--join") == 0) {
        if (arguments->groupCount == groupCountMax) failUsage("too many", name);
        arguments->groups[arguments->groupCount++] = value;
    } else if (strcmp(name, "--environment") == 0) {
        if (arguments->environmentCount == environmentCountMax) failUsage("too many", name);
        arguments->environment[arguments->environmentCount++] = value;
    } else if (!takeAnswer(arguments, name, value) && !takeNumber(arguments, name, value)) {
        failUsage("unknown option", name);
    }
}

static const struct limit limitsKnown[limitCount] = {
    // Private writable memory: what the app itself asks for, without shared libraries.
    {.name = "--memory-bytes", .resource = RLIMIT_DATA},
    // Everything mapped: the way round the limit above is shared memory.
    {.name = "--address-space-bytes", .resource = RLIMIT_AS},
    {.name = "--open-file-count", .resource = RLIMIT_NOFILE},
    {.name = "--file-bytes", .resource = RLIMIT_FSIZE},
    {.name = "--core-bytes", .resource = RLIMIT_CORE},
    // Counts the whole life of the app, so it is for apps that nobody works with; hangs are the host's to see.
    {.name = "--cpu-seconds", .resource = RLIMIT_CPU},
    // Counts processes and threads of the user: within the walls the app's own, without them all of the host's.
    {.name = "--process-count", .resource = RLIMIT_NPROC},
};

void parseArguments(struct arguments *arguments, int count, char **values) {
    *arguments = (struct arguments){.temporaryBytes = 16 << 20};
    memcpy(arguments->limits, limitsKnown, sizeof limitsKnown);
    int index = 1;
    while (index < count && strcmp(values[index], "--") != 0) {
        if (index + 1 == count) failUsage("no value", values[index]);
        takeOption(arguments, values[index], values[index + 1]);
        index += 2;
    }
    if (index + 1 >= count) failUsage("no executable", "-- EXECUTABLE is missing");
    arguments->command = &values[index + 1];
    if (arguments->container == NULL) arguments->container = arguments->directory;
}
