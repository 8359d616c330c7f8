#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "attempt.h"

static char *const nothing[] = {NULL};

/// The probe of an attempt that is not known ends with 11; a shell without a script with 0. Either way it has run.
static int executeFile(char **arguments) {
    char *const words[] = {arguments[0], "-c", "exit 0", NULL};
    execve(arguments[0], words, nothing);
    return -1;
}

static int spawnFile(char **arguments) {
    char *const words[] = {arguments[0], "-c", "exit 0", NULL};
    pid_t child;
    int problem = posix_spawn(&child, arguments[0], NULL, NULL, words, nothing);
    errno = problem;
    return problem != 0 ? -1 : resultOfChild(child);
}

static int copyFile(const char *source, int target) {
    int file = open(source, O_RDONLY);
    struct stat about;
    if (file < 0 || fstat(file, &about) != 0) return -1;
    off_t rest = about.st_size;
    while (rest > 0) {
        ssize_t count = sendfile(target, file, NULL, (size_t)rest);
        if (count <= 0) return -1;
        rest -= count;
    }
    return close(file);
}

/// A copy of the first file under the name of the second.
static int executeCopy(char **arguments) {
    int copy = open(arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0700);
    if (copy < 0 || copyFile(arguments[0], copy) != 0) return -1;
    if (fchmod(copy, arguments[2] != NULL ? 04755 : 0755) != 0 || close(copy) != 0) return -1;
    return executeFile((char *[]){arguments[1]});
}

static int makeMemoryFile(char **arguments) { (void)arguments; return memfd_create("file", 0) < 0 ? -1 : 0; }

static int executeMemory(char **arguments) {
    int file = memfd_create("program", MFD_CLOEXEC);
    if (file < 0 || copyFile(arguments[0], file) != 0) return -1;
    char *const words[] = {"sh", "-c", "exit 0", NULL};
    return fexecve(file, words, nothing);
}

static int executeByLoader(char **arguments) {
    char *const words[] = {"ld.so", arguments[0], "-c", "exit 0", NULL};
    return execve("/lib64/ld-linux-x86-64.so.2", words, nothing);
}

/// What a loader does: code of a file that the process has written itself.
static int mapCode(char **arguments) {
    int file = open(arguments[0], O_RDWR | O_CREAT, 0700);
    if (file < 0 || write(file, "code", 4) != 4) return -1;
    void *code = mmap(NULL, 4, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0);
    int problem = errno;
    unlink(arguments[0]);
    errno = problem;
    return code == MAP_FAILED ? -1 : 0;
}

const struct attempt executionAttempts[] = {
    {"executeFile", executeFile}, {"spawnFile", spawnFile}, {"executeCopy", executeCopy},
    {"makeMemoryFile", makeMemoryFile}, {"executeMemory", executeMemory}, {"executeByLoader", executeByLoader},
    {"mapCode", mapCode}, {NULL, NULL},
};
