#define _GNU_SOURCE

#include "root.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "failure.h"
#include "mounts.h"

// Where the new root is put together; what the host has there is covered, and was taken hold of before.
static const char base[] = "/tmp";

// Writing to or reading from these reaches nobody.
static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
enum { deviceCount = sizeof devices / sizeof *devices };

static void mountTmpfs(const char *target, const char *options, unsigned long flags) {
    if (mount("tmpfs", target, "tmpfs", MS_NOSUID | MS_NODEV | flags, options) != 0) fail(exitRoot, target);
}

static void mountTemporary(const struct arguments *arguments) {
    char options[96];
    snprintf(options, sizeof options, "mode=1777,size=%llu,nr_inodes=4096", arguments->temporaryBytes);
    makeFolders("tmp");
    mountTmpfs("tmp", options, MS_NOEXEC);
}

static void placeDevices(const int trees[deviceCount]) {
    makeFolders("dev");
    for (int index = 0; index < deviceCount; index++) placeTree(trees[index], devices[index], 0);
}

void buildRoot(struct arguments *arguments) {
    // Nothing that is mounted here shows outside, and nothing from there comes in later.
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) fail(exitRoot, "part from the host's mounts");
    for (int index = 0; index < arguments->sourceCount; index++) takeSource(&arguments->sources[index]);
    int container = takeContainer();
    int trees[deviceCount];
    for (int index = 0; index < deviceCount; index++) trees[index] = takeDevice(devices[index]);
    mountTmpfs(base, "mode=755,size=4m,nr_inodes=8192", 0);
    if (chdir(base) != 0) fail(exitRoot, base);
    mountTemporary(arguments);
    placeDevices(trees);
    for (int index = 0; index < arguments->sourceCount; index++) placeSource(&arguments->sources[index]);
    placeTree(container, arguments->container, 1);
    makeFolders("proc");
}

static void mountProcesses(void) {
    // Only what belongs to processes: not the computer's memory, devices, kernel settings and networks.
    unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
    if (mount("proc", "proc", "proc", flags, "subset=pid") != 0) fail(exitRoot, "show the own processes alone");
}

void enterRoot(const struct arguments *arguments) {
    if (chdir(base) != 0) fail(exitRoot, base);
    mountProcesses();
    struct mount_attr readOnly = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOEXEC};
    if (mount_setattr(AT_FDCWD, ".", 0, &readOnly, sizeof readOnly) != 0) fail(exitRoot, "make the root read-only");
    // Source: pivot_root(2), "pivot_root(".", ".")": the old root comes to lie over the new one, and is then let go.
    if (syscall(SYS_pivot_root, ".", ".") != 0) fail(exitRoot, "enter the root");
    if (umount2(".", MNT_DETACH) != 0) fail(exitRoot, "let go of the host's root");
    if (chdir(arguments->container) != 0) fail(exitDirectory, arguments->container);
}
