#ifndef PRIVILEGES_H
#define PRIVILEGES_H

#include "arguments.h"

/// Becomes the user that was given, where root started the launcher, and leaves all groups.
void becomeUser(const struct arguments *arguments);

/// Keeps files that are executed from granting capabilities. Only a process that has some can do so.
void dropBoundingSet(void);

/// Gives up all capabilities.
void dropCapabilities(void);

/// Executing a setuid file grants nothing from now on.
void renouncePrivileges(void);

#endif
