// The command line, as `main` and the steps read it.

#ifndef ARGUMENTS_H
#define ARGUMENTS_H

#include <sys/resource.h>
#include <sys/types.h>

enum { groupCountMax = 4, environmentCountMax = 32, limitCount = 7, sourceCountMax = 64, niceMax = 19 };

struct limit {
    const char *name;
    int resource;
    int isGiven;
    rlim_t value;
};

/// A folder or file of the host that the process may read, under the same path.
struct source {
    const char *path;
    /// Whether code of it may be mapped: libraries and the program itself.
    int isExecutable;
    /// The cloned mount, or -1 where there is no such path or it is a symbolic link.
    int tree;
    int isFolder;
    /// The text of a symbolic link; empty otherwise.
    char link[256];
};

struct arguments {
    long parent;
    /// Whether the walls are left out, which must be said.
    int isOpen;
    /// Ends with a line on what stands in place of running a program.
    int reports;
    int hasNetwork;
    /// The folder to work in, and the path that it has for the process; the same where no other is given.
    const char *directory;
    const char *container;
    /// The user and group to become, where root starts the launcher; 0 for none.
    uid_t user;
    unsigned long long temporaryBytes;
    /// What the container may hold before the process is ended; 0 for no limit.
    unsigned long long containerBytes;
    unsigned long long containerFiles;
    /// Files of control groups into which the process writes itself.
    const char *groups[groupCountMax];
    int groupCount;
    struct limit limits[limitCount];
    /// How much less of the processor the app gets than the host, as nice(2) counts.
    int niceness;
    struct source sources[sourceCountMax];
    int sourceCount;
    char *environment[environmentCountMax + 1];
    int environmentCount;
    char **command;
};

/// Takes the command line apart, or ends the process with `exitUsage`.
void parseArguments(struct arguments *arguments, int count, char **values);

#endif
