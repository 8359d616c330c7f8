#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "attempt.h"

enum { megabyte = 1 << 20 };

static void *stay(void *nothing) {
    sleep(3600);
    return nothing;
}

static int makeThreads(char **arguments) {
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 64 << 10);
    for (int made = 0, count = atoi(arguments[0]); made < count; made++) {
        pthread_t thread;
        errno = pthread_create(&thread, &small, stay, NULL);
        if (errno != 0) return -1;
    }
    return 0;
}

/// So many megabytes, each page of them written.
static int takeMemory(char **arguments) {
    size_t size = (size_t)atoi(arguments[0]) * megabyte;
    char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return -1;
    for (size_t offset = 0; offset < size; offset += 4096) memory[offset] = 1;
    return 0;
}

static int takeSharedMemory(char **arguments) {
    size_t size = (size_t)atoi(arguments[0]) * megabyte;
    return mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0;
}

static int writeMegabytes(const char *path, int count) {
    static char block[megabyte];
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0) return -1;
    for (; count > 0; count--) {
        if (write(file, block, sizeof block) != (ssize_t)sizeof block) return -1;
    }
    return close(file);
}

/// One file of so many megabytes.
static int writeLargeFile(char **arguments) {
    int result = writeMegabytes(arguments[0], atoi(arguments[1])), problem = errno;
    unlink(arguments[0]);
    errno = problem;
    return result;
}

/// Time for the watch to see what there is.
static void linger(void) { sleep(5); }

/// So many files of so many megabytes, and time for somebody to look at them.
static int fillFolder(char **arguments) {
    for (int index = 0, count = atoi(arguments[0]); index < count; index++) {
        char name[32];
        snprintf(name, sizeof name, "file-%d", index);
        if (writeMegabytes(name, atoi(arguments[1])) != 0) return -1;
    }
    linger();
    return 0;
}

static int nestFolders(char **arguments) {
    for (int depth = 0, count = atoi(arguments[0]); depth < count; depth++) {
        if (mkdir("d", 0700) != 0 || chdir("d") != 0) return -1;
    }
    linger();
    return 0;
}

static int raiseLimit(char **arguments) {
    (void)arguments;
    struct rlimit limit;
    if (getrlimit(RLIMIT_DATA, &limit) != 0) return -1;
    limit.rlim_cur = limit.rlim_max = limit.rlim_max * 2;
    return setrlimit(RLIMIT_DATA, &limit);
}

static int openManyFiles(char **arguments) {
    for (int index = 0, count = atoi(arguments[0]); index < count; index++) {
        if (dup(0) < 0) return -1;
    }
    return 0;
}

const struct attempt limitAttempts[] = {
    {"makeThreads", makeThreads}, {"takeMemory", takeMemory}, {"takeSharedMemory", takeSharedMemory},
    {"writeLargeFile", writeLargeFile}, {"fillFolder", fillFolder}, {"nestFolders", nestFolders},
    {"raiseLimit", raiseLimit}, {"openManyFiles", openManyFiles}, {NULL, NULL},
};
