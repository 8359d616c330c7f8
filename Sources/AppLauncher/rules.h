#ifndef RULES_H
#define RULES_H

#include "arguments.h"

/// The version of Landlock that the kernel has; 0 for none.
int landlockVersion(void);

/// Puts the process under Landlock's rules: it reads what the root has, writes in its container and temporary folder alone,
/// and executes nothing but its program. No TCP, unless the network is given; no abstract sockets and no signals outside.
void applyRules(const struct arguments *arguments);

#endif
