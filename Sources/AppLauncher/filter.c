#define _GNU_SOURCE

#include "filter.h"

#include <errno.h>
#include <linux/netlink.h>
#include <sched.h>
#include <seccomp.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>

#include "calls.h"
#include "failure.h"

static void check(int result) {
    if (result == 0) return;
    errno = -result;
    fail(exitFilter, "put the filter of system calls together");
}

static void allow(scmp_filter_ctx filter, int call) {
    int result = seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
    // A call that this kind of processor does not have.
    if (result != -EDOM) check(result);
}

static void allowIf(scmp_filter_ctx filter, int call, struct scmp_arg_cmp argument) {
    check(seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &argument));
}

/// Threads, and no processes: a second one would need a limit and a watch of its own.
static void allowThreads(scmp_filter_ctx filter) {
    uint64_t namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID
        | CLONE_NEWNET;
    allowIf(filter, SCMP_SYS(clone), SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD | namespaces, CLONE_THREAD));
    // Its flags lie in memory, where a filter cannot look. The C library takes `clone` where there is no such call.
    check(seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0));
}

static void allowOwnNames(scmp_filter_ctx filter) {
    static const int options[] = {PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, 0x53564d41 /* PR_SET_VMA */};
    for (unsigned index = 0; index < sizeof options / sizeof *options; index++) {
        allowIf(filter, SCMP_SYS(prctl), SCMP_A0(SCMP_CMP_EQ, (uint64_t)options[index]));
    }
}

/// What programs ask of a descriptor to learn what it is. None of these changes a terminal or a device.
static void allowQuestions(scmp_filter_ctx filter) {
    static const unsigned long requests[] = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};
    for (unsigned index = 0; index < sizeof requests / sizeof *requests; index++) {
        allowIf(filter, SCMP_SYS(ioctl), SCMP_A1(SCMP_CMP_EQ, requests[index]));
    }
}

/// `send` and `recv` are these without an address. Not the calls that pass descriptors on.
static void allowConnection(scmp_filter_ctx filter) {
    allowIf(filter, SCMP_SYS(sendto), SCMP_A4(SCMP_CMP_EQ, 0));
    allowIf(filter, SCMP_SYS(recvfrom), SCMP_A4(SCMP_CMP_EQ, 0));
}

static void allowNetwork(scmp_filter_ctx filter) {
    for (int index = 0; index < callsOfNetworkCount; index++) allow(filter, callsOfNetwork[index]);
    static const int families[] = {AF_INET, AF_INET6, AF_UNIX};
    for (unsigned index = 0; index < sizeof families / sizeof *families; index++) {
        allowIf(filter, SCMP_SYS(socket), SCMP_A0(SCMP_CMP_EQ, (uint64_t)families[index]));
    }
    // Which addresses this computer has: `getaddrinfo` puts those it finds in order by it.
    struct scmp_arg_cmp route[] = {SCMP_A0(SCMP_CMP_EQ, AF_NETLINK), SCMP_A2(SCMP_CMP_EQ, NETLINK_ROUTE)};
    check(seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 2, route));
}

void applyFilter(const struct arguments *arguments) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (filter == NULL) fail(exitFilter, "begin a filter of system calls");
    for (int index = 0; index < callsAllowedCount; index++) allow(filter, callsAllowed[index]);
    allowThreads(filter);
    allowOwnNames(filter);
    allowQuestions(filter);
    // Of the process itself; it can lower its limits only.
    allowIf(filter, SCMP_SYS(prlimit64), SCMP_A0(SCMP_CMP_EQ, 0));
    if (arguments->hasNetwork) allowNetwork(filter);
    else allowConnection(filter);
    // The program does not know the address, and Landlock lets it execute nothing else.
    allowIf(filter, SCMP_SYS(execve), SCMP_A0(SCMP_CMP_EQ, (uintptr_t)arguments->command[0]));
    check(seccomp_load(filter));
}
