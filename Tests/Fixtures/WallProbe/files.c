#define _GNU_SOURCE

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "attempt.h"

static int readFile(char **arguments) {
    char byte;
    int file = open(arguments[0], O_RDONLY | O_NONBLOCK);
    return file < 0 || read(file, &byte, 1) != 1 ? -1 : 0;
}

/// The same by a way up from the working folder.
static int readUpwards(char **arguments) {
    char path[4096];
    snprintf(path, sizeof path, "../../../../../../../../../../../..%s", arguments[0]);
    return readFile((char *[]){path});
}

static int openFile(char **arguments) { return open(arguments[0], O_RDONLY | O_NONBLOCK) < 0 ? -1 : 0; }

static int writeFile(char **arguments) {
    int file = open(arguments[0], O_WRONLY | O_APPEND);
    return file < 0 || write(file, "x", 1) != 1 ? -1 : 0;
}

static int createFile(char **arguments) {
    int file = open(arguments[0], O_WRONLY | O_CREAT | O_EXCL, 0600);
    return file < 0 ? -1 : unlink(arguments[0]);
}

static int removeFile(char **arguments) { return unlink(arguments[0]); }

static int changeMode(char **arguments) { return chmod(arguments[0], 0777); }

static int listFolder(char **arguments) {
    DIR *folder = opendir(arguments[0]);
    if (folder == NULL) return -1;
    int count = 0;
    while (readdir(folder) != NULL) count++;
    errno = ENOENT;
    return count > 2 ? 0 : -1;
}

static int findInFolder(char **arguments) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", arguments[0], arguments[1]);
    return access(path, F_OK);
}

static int linkFile(char **arguments) { return link(arguments[0], "hard-link"); }

static int followLink(char **arguments) {
    return symlink(arguments[0], "link") != 0 ? -1 : readFile((char *[]){"link"});
}

static int makePipe(char **arguments) { (void)arguments; return mkfifo("pipe", 0600); }

static int makeDevice(char **arguments) {
    (void)arguments;
    return mknod("device", S_IFCHR | 0600, makedev(1, 3));
}

static int makeSocket(char **arguments) { (void)arguments; return mknod("socket", S_IFSOCK | 0600, 0); }

static int replaceContainer(char **arguments) {
    char other[4096];
    snprintf(other, sizeof other, "%s-old", arguments[0]);
    return rename(arguments[0], other);
}

static int removeContainer(char **arguments) { return rmdir(arguments[0]); }

static int giveFileAway(char **arguments) {
    (void)arguments;
    int file = open("gift", O_WRONLY | O_CREAT, 0600);
    return file < 0 ? -1 : fchown(file, 1, 1);
}

/// What an app needs, and so the proof that the probe can succeed within the walls.
static int writeOwnFile(char **arguments) {
    return mkdir("folder", 0700) != 0 ? -1 : createFile(arguments[0] ? arguments : (char *[]){"folder/file"});
}

static int openByHandle(char **arguments) {
    struct { struct file_handle handle; char bytes[128]; } place = {.handle = {.handle_bytes = 128}};
    int mount;
    if (name_to_handle_at(AT_FDCWD, arguments[0], &place.handle, &mount, 0) != 0) return -1;
    int root = open(arguments[0], O_RDONLY);
    return open_by_handle_at(root, &place.handle, O_RDONLY) < 0 ? -1 : 0;
}

static int remountWritable(char **arguments) {
    return mount(NULL, arguments[0], NULL, MS_REMOUNT | MS_BIND, NULL);
}

const struct attempt fileAttempts[] = {
    {"readFile", readFile}, {"readUpwards", readUpwards}, {"openFile", openFile}, {"writeFile", writeFile},
    {"createFile", createFile}, {"removeFile", removeFile}, {"changeMode", changeMode}, {"listFolder", listFolder},
    {"findInFolder", findInFolder}, {"linkFile", linkFile}, {"followLink", followLink}, {"makePipe", makePipe},
    {"makeDevice", makeDevice}, {"makeSocket", makeSocket}, {"replaceContainer", replaceContainer},
    {"removeContainer", removeContainer}, {"giveFileAway", giveFileAway}, {"writeOwnFile", writeOwnFile},
    {"openByHandle", openByHandle}, {"remountWritable", remountWritable}, {NULL, NULL},
};
