#include "failure.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void fail(int code, const char *step) {
    fprintf(stderr, "AppLauncher: %s: %s\n", step, strerror(errno));
    _exit(code);
}

void failUsage(const char *problem, const char *what) {
    fprintf(stderr, "AppLauncher: %s: %s\n", problem, what);
    _exit(exitUsage);
}
