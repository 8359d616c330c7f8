#define _GNU_SOURCE

#include "watch.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "failure.h"

// Folders below one another that are looked into; one deeper counts as too much.
enum { depthMax = 64 };

struct use {
    unsigned long long bytes, files;
    int isTooDeep;
};

struct watch beginWatch(const struct arguments *arguments) {
    struct watch watch = {
        .processes = -1,
        .folder = -1,
        .byteCountMax = arguments->containerBytes,
        .fileCountMax = arguments->containerFiles,
    };
    if (!watches(&watch)) return watch;
    watch.processes = open("/proc", O_PATH | O_DIRECTORY | O_CLOEXEC);
    watch.folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (watch.processes < 0 || watch.folder < 0) fail(exitDirectory, "watch the container");
    return watch;
}

int watches(const struct watch *watch) { return watch->byteCountMax != 0 || watch->fileCountMax != 0; }

static int isWithin(const struct watch *watch, const struct use *use) {
    return !use->isTooDeep && (watch->byteCountMax == 0 || use->bytes <= watch->byteCountMax)
        && (watch->fileCountMax == 0 || use->files <= watch->fileCountMax);
}

static void measure(const struct watch *watch, int folder, int depth, struct use *use);

static void add(const struct watch *watch, int folder, const char *name, int depth, struct use *use) {
    struct stat about;
    if (fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) != 0) return;
    use->files++;
    use->bytes += (unsigned long long)about.st_blocks * 512;
    if (!S_ISDIR(about.st_mode)) return;
    int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inner >= 0) measure(watch, inner, depth + 1, use);
}

/// Ends as soon as it is too much, so that a process cannot make it long. Closes the folder.
static void measure(const struct watch *watch, int folder, int depth, struct use *use) {
    DIR *entries = depth < depthMax ? fdopendir(folder) : NULL;
    if (entries == NULL) {
        use->isTooDeep = 1;
        close(folder);
        return;
    }
    struct dirent *entry;
    while (isWithin(watch, use) && (entry = readdir(entries)) != NULL) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        add(watch, folder, entry->d_name, depth, use);
    }
    closedir(entries);
}

void look(struct watch *watch, pid_t process) {
    char path[32], text[1024];
    snprintf(path, sizeof path, "%d/stat", process);
    int file = openat(watch->processes, path, O_RDONLY | O_CLOEXEC);
    ssize_t count = file < 0 ? -1 : read(file, text, sizeof text - 1);
    if (file >= 0) close(file);
    text[count < 0 ? 0 : count] = '\0';
    // Source: proc_pid_stat(5): page faults and the processor's time in it and in the kernel, behind the name in brackets.
    unsigned long long faults, inside, inKernel;
    const char *fields = strrchr(text, ')');
    if (fields == NULL || sscanf(fields, ") %*c %*d %*d %*d %*d %*d %*u %llu %*u %*u %*u %llu %llu", &faults, &inside,
            &inKernel) != 3) {
        // Where the kernel does not say, it counts as some.
        watch->work.faults++;
        return;
    }
    watch->work = (struct work){.faults = faults, .ticks = inside + inKernel};
}

int isOver(struct watch *watch, pid_t process) {
    int isIdle = watch->work.faults == watch->measured.faults && watch->work.ticks == watch->measured.ticks;
    if (process != 0 && isIdle) return 0;
    watch->measured = watch->work;
    struct use use = {0};
    int folder = openat(watch->folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return 0;
    measure(watch, folder, 0, &use);
    return !isWithin(watch, &use);
}
