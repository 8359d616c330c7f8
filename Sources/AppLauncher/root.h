#ifndef ROOT_H
#define ROOT_H

#include "arguments.h"

/// Takes hold of all that the root is to have, and puts it together in a small file system of its own. The working folder
/// is the container.
void buildRoot(struct arguments *arguments);

/// Makes that file system the root, with a `/proc` of the calling process's own namespace, and lets go of the host's.
void enterRoot(const struct arguments *arguments);

#endif
