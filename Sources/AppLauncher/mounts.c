#define _GNU_SOURCE

#include "mounts.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include "failure.h"

static int cloneTree(const char *path, unsigned long long attributes) {
    int tree = open_tree(AT_FDCWD, path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
    if (tree < 0) fail(exitRoot, path);
    struct mount_attr change = {.attr_set = attributes};
    // What lies below is another's where it is a mount of its own, and is cloned with the same attributes.
    if (mount_setattr(tree, "", AT_EMPTY_PATH | AT_RECURSIVE, &change, sizeof change) != 0) fail(exitRoot, path);
    return tree;
}

void takeSource(struct source *source) {
    struct stat about;
    if (lstat(source->path, &about) != 0) {
        if (errno == ENOENT || errno == ENOTDIR) return;
        fail(exitRoot, source->path);
    }
    if (S_ISLNK(about.st_mode)) {
        if (readlink(source->path, source->link, sizeof source->link - 1) < 0) fail(exitRoot, source->path);
        return;
    }
    source->isFolder = S_ISDIR(about.st_mode);
    unsigned long long attributes = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;
    source->tree = cloneTree(source->path, attributes | (source->isExecutable ? 0 : MOUNT_ATTR_NOEXEC));
}

int takeContainer(void) { return cloneTree(".", MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC); }

int takeDevice(const char *path) { return cloneTree(path, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NOEXEC); }

/// Makes the folders above a path.
static void makeParents(const char *path) {
    const char *last = strrchr(path, '/');
    char parent[PATH_MAX];
    if (last == NULL || last == path) return;
    if (last - path >= PATH_MAX) failUsage("too long", path);
    snprintf(parent, sizeof parent, "%.*s", (int)(last - path), path);
    makeFolders(parent);
}

void makeFolders(const char *path) {
    if (mkdir(path, 0755) == 0 || errno == EEXIST) return;
    if (errno != ENOENT) fail(exitRoot, path);
    makeParents(path);
    if (mkdir(path, 0755) != 0 && errno != EEXIST) fail(exitRoot, path);
}

static const char *relative(const char *path) { return path + strspn(path, "/"); }

/// Makes an empty file to mount on, unless one is there: within a folder that has been placed, such as /usr/lib, it is the host's own,
/// which nobody may open to write.
static void makeFile(const char *path) {
    struct stat about;
    if (lstat(path, &about) == 0 && S_ISREG(about.st_mode)) return;
    makeParents(path);
    int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0444);
    if (file < 0) fail(exitRoot, path);
    close(file);
}

void placeTree(int tree, const char *path, int isFolder) {
    path = relative(path);
    if (isFolder) makeFolders(path);
    else makeFile(path);
    if (move_mount(tree, "", AT_FDCWD, path, MOVE_MOUNT_F_EMPTY_PATH) != 0) fail(exitRoot, path);
    close(tree);
}

void placeSource(const struct source *source) {
    const char *path = relative(source->path);
    if (source->link[0] != '\0') {
        makeParents(path);
        if (symlink(source->link, path) != 0 && errno != EEXIST) fail(exitRoot, source->path);
    } else if (source->tree >= 0) {
        placeTree(source->tree, path, source->isFolder);
    }
}
