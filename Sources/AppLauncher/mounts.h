// Parts of the host's files as detached mounts, and their places in the root that is being put together.

#ifndef MOUNTS_H
#define MOUNTS_H

#include "arguments.h"

/// Clones the mount at a path of the host, read-only. A path that is not there is left out.
void takeSource(struct source *source);

/// Clones the mount of the working folder: the one place for data.
int takeContainer(void);

/// Clones the mount of one device.
int takeDevice(const char *path);

/// Makes a folder with those above it, below the working folder.
void makeFolders(const char *path);

/// Puts a clone at an absolute path below the working folder; closes it.
void placeTree(int tree, const char *path, int isFolder);

void placeSource(const struct source *source);

#endif
