// The launcher's own ends. The host knows these codes (`LauncherFailure`); 126 and 127 mean what they mean in a shell.

#ifndef FAILURE_H
#define FAILURE_H

enum {
    exitUsage = 112,
    exitParent = 113,
    exitSession = 114,
    exitLimits = 115,
    exitPrivileges = 116,
    exitDescriptors = 117,
    exitDirectory = 118,
    exitContainerFull = 119,
    exitNamespaces = 120,
    exitRoot = 121,
    exitUser = 122,
    exitLandlock = 123,
    exitFilter = 124,
    exitProcesses = 125,
    exitNotExecutable = 126,
    exitNotFound = 127,
};

/// Says on standard error which step failed and why, as `errno` has it, and ends the process.
_Noreturn void fail(int code, const char *step);

/// Says what is wrong with the command line, and ends the process.
_Noreturn void failUsage(const char *problem, const char *what);

#endif
