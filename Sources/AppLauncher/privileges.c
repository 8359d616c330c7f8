#define _GNU_SOURCE

#include "privileges.h"

#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "failure.h"

void becomeUser(const struct arguments *arguments) {
    if (geteuid() != 0) return;
    uid_t user = arguments->user;
    if (setgroups(0, NULL) != 0) fail(exitUser, "leave all groups");
    if (setresgid(user, user, user) != 0) fail(exitUser, "take a group of its own");
    if (setresuid(user, user, user) != 0) fail(exitUser, "take a user of its own");
    // The change took the process's own files in /proc from it.
    if (prctl(PR_SET_DUMPABLE, 1, 0, 0, 0) != 0) fail(exitUser, "own the process again");
}

void dropBoundingSet(void) {
    unsigned long capability = 0;
    while (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0) capability++;
    // The first number behind the last capability is invalid.
    if (errno != EINVAL || capability == 0) fail(exitPrivileges, "drop what files could grant");
}

void dropCapabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {{0}};
    if (syscall(SYS_capset, &header, none) != 0) fail(exitPrivileges, "drop capabilities");
    if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) != 0) fail(exitPrivileges, "drop ambient ones");
}

void renouncePrivileges(void) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail(exitPrivileges, "renounce new privileges");
}
