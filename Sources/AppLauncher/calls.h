// The system calls that a process within the walls may make: what the Swift runtime, Foundation, Cairo, Pango and fontconfig
// use in the apps that ship, and what is of the same kind. Seen with strace; whatever is missing is refused with EPERM.

#ifndef CALLS_H
#define CALLS_H

/// Allowed with any arguments.
extern const int callsAllowed[];
extern const int callsAllowedCount;

/// Allowed in addition to programs that have the network.
extern const int callsOfNetwork[];
extern const int callsOfNetworkCount;

#endif
