#define _GNU_SOURCE

#include "namespaces.h"

#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "failure.h"

static void writeFile(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0 || write(file, text, strlen(text)) < 0) fail(exitNamespaces, path);
    close(file);
}

static void mapUser(uid_t user, gid_t group) {
    char text[64];
    snprintf(text, sizeof text, "%u %u 1", user, user);
    writeFile("/proc/self/uid_map", text);
    // Without this the kernel does not let an ordinary user map a group: leaving one could grant what it denies.
    writeFile("/proc/self/setgroups", "deny");
    snprintf(text, sizeof text, "%u %u 1", group, group);
    writeFile("/proc/self/gid_map", text);
}

void enterUserNamespace(void) {
    uid_t user = geteuid();
    gid_t group = getegid();
    if (unshare(CLONE_NEWUSER) != 0) fail(exitNamespaces, "leave the host's users");
    mapUser(user, group);
}

void leaveNamespaces(const struct arguments *arguments) {
    if (geteuid() != 0) enterUserNamespace();
    int kinds = CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
    if (!arguments->hasNetwork) kinds |= CLONE_NEWNET;
    if (unshare(kinds) != 0) fail(exitNamespaces, "leave the host's namespaces");
    static const char name[] = "parley";
    if (sethostname(name, sizeof name - 1) != 0) fail(exitNamespaces, "give the computer another name");
}
