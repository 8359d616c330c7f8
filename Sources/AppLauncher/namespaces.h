#ifndef NAMESPACES_H
#define NAMESPACES_H

#include "arguments.h"

/// Leaves the host's namespaces: of mounts, IPC, host names, cgroups and, for children, processes; of the network, unless
/// it is given; and of users where the launcher is not root, since only that lets it leave the others.
void leaveNamespaces(const struct arguments *arguments);

/// Enters a user namespace that knows one user and group, the present ones, under the same numbers.
void enterUserNamespace(void);

#endif
