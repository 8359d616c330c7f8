#ifndef FILTER_H
#define FILTER_H

#include "arguments.h"

/// Lets the kernel refuse, from now on, every system call that is not in the list, with EPERM. `execve` is left for the
/// path at one address: the program's own start.
void applyFilter(const struct arguments *arguments);

#endif
