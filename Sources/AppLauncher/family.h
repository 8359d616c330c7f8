#ifndef FAMILY_H
#define FAMILY_H

#include "arguments.h"
#include "watch.h"

/// Makes the processes of a new PID namespace: its first one, which ends it whole when the launcher is gone, and the app's
/// own, in which alone this returns. The launcher stays outside, waits, and ends as the app did.
void becomeChild(const struct arguments *arguments, struct watch *watch);

#endif
