#ifndef LIMITS_H
#define LIMITS_H

#include "arguments.h"

/// Sets the limits of setrlimit(2) that were given.
void setLimits(const struct arguments *arguments);

/// Joins control groups of the host, for itself and whatever comes of it.
void joinGroups(const struct arguments *arguments);

/// Leaves the processor to those who serve people, where both want it. Less can always be asked for.
void stepBack(int niceness);

/// Where the computer has no memory left, the kernel ends an app before the server.
void offerMemory(void);

#endif
