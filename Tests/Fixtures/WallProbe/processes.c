#define _GNU_SOURCE

#include <dirent.h>
#include <errno.h>
#include <linux/capability.h>
#include <linux/ioprio.h>
#include <fcntl.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "attempt.h"

static int makeChild(char **arguments) {
    (void)arguments;
    pid_t child = fork();
    if (child == 0) _exit(0);
    return resultOfChild(child);
}

static int makeVforkChild(char **arguments) {
    (void)arguments;
    pid_t child = vfork();
    if (child == 0) _exit(0);
    return resultOfChild(child);
}

static int makeManyChildren(char **arguments) {
    int count = atoi(arguments[0]), made = 0;
    for (; made < count; made++) {
        pid_t child = fork();
        if (child == 0) { pause(); _exit(0); }
        if (child < 0) break;
    }
    int problem = errno;
    signal(SIGTERM, SIG_IGN);
    kill(0, SIGTERM);
    while (wait(NULL) > 0) {}
    errno = problem;
    return made == count ? 0 : -1;
}

/// A process that nobody waits for, which would outlive the app.
static int leaveOrphan(char **arguments) {
    (void)arguments;
    pid_t child = fork();
    if (child == 0) { sleep(1); _exit(0); }
    return child < 0 ? -1 : 0;
}

/// By the number of the server's process outside.
static int signalServer(char **arguments) { return kill(atoi(arguments[0]), 0); }

/// The namespace's first process, with which all of it would end; the app's own and its launcher's, outside.
static int killFirst(char **arguments) {
    (void)arguments;
    if (getpid() != 2) return 0;
    if (kill(1, SIGKILL) != 0) return -1;
    struct timespec pause = {.tv_nsec = 50 * 1000 * 1000};
    nanosleep(&pause, NULL);
    errno = EPERM;
    return -1;
}

static int traceServer(char **arguments) { return (int)ptrace(PTRACE_SEIZE, atoi(arguments[0]), 0, 0) < 0 ? -1 : 0; }

static int traceSelf(char **arguments) { (void)arguments; return ptrace(PTRACE_TRACEME, 0, 0, 0) < 0 ? -1 : 0; }

static int readMemory(char **arguments) {
    char byte, *address = (char *)strtoull(arguments[1], NULL, 0);
    struct iovec own = {&byte, 1}, other = {address, 1};
    return process_vm_readv(atoi(arguments[0]), &own, 1, &other, 1, 0) == 1 ? 0 : -1;
}

static int holdServer(char **arguments) { return (int)syscall(SYS_pidfd_open, atoi(arguments[0]), 0) < 0 ? -1 : 0; }

static int takeDescriptor(char **arguments) {
    int process = (int)syscall(SYS_pidfd_open, atoi(arguments[0]), 0);
    return process < 0 || syscall(SYS_pidfd_getfd, process, 0, 0) < 0 ? -1 : 0;
}

static int becomeRoot(char **arguments) { (void)arguments; return setuid(0) == 0 && getuid() == 0 ? 0 : -1; }

static int joinGroup(char **arguments) { (void)arguments; gid_t group = 0; return setgroups(1, &group); }

static int gainCapability(char **arguments) {
    (void)arguments;
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    unsigned wanted = 1U << CAP_CHOWN;
    struct __user_cap_data_struct data[2] = {{wanted, wanted, 0}};
    return (int)syscall(SYS_capset, &header, data);
}

static int raisePriority(char **arguments) {
    (void)arguments;
    return setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) - 5);
}

static int takeRealTime(char **arguments) {
    (void)arguments;
    struct sched_param parameter = {.sched_priority = 1};
    return sched_setscheduler(0, SCHED_FIFO, &parameter);
}

static int chooseProcessor(char **arguments) {
    (void)arguments;
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    return sched_setaffinity(0, sizeof first, &first);
}

static int chooseDiskPriority(char **arguments) {
    (void)arguments;
    int highest = IOPRIO_PRIO_VALUE(IOPRIO_CLASS_BE, 0);
    return (int)syscall(SYS_ioprio_set, IOPRIO_WHO_PROCESS, 0, highest);
}

/// Sets it to what it is, so that nothing happens where it is allowed.
static int setClock(char **arguments) {
    (void)arguments;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return clock_settime(CLOCK_REALTIME, &now);
}

static int seeOtherProcesses(char **arguments) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%s/stat", arguments[0]);
    return access(path, F_OK);
}

static int evadeMemoryKiller(char **arguments) {
    (void)arguments;
    int file = open("/proc/self/oom_score_adj", O_WRONLY);
    return file < 0 || write(file, "0", 1) != 1 ? -1 : 0;
}

static int isServersUser(char **arguments) {
    errno = EPERM;
    return getuid() == (uid_t)atoi(arguments[0]) ? 0 : -1;
}

static int knowsComputersName(char **arguments) {
    char name[256] = "";
    errno = ENOENT;
    return gethostname(name, sizeof name) == 0 && strcmp(name, arguments[0]) == 0 ? 0 : -1;
}

/// Whether anything is open beside the three streams and the connection.
static int hasMoreDescriptors(char **arguments) {
    (void)arguments;
    for (int descriptor = 4; descriptor < 1024; descriptor++) {
        if (fcntl(descriptor, F_GETFD) >= 0) return 0;
    }
    return -1;
}

const struct attempt processAttempts[] = {
    {"makeChild", makeChild}, {"makeVforkChild", makeVforkChild}, {"makeManyChildren", makeManyChildren},
    {"leaveOrphan", leaveOrphan}, {"signalServer", signalServer}, {"killFirst", killFirst},
    {"traceServer", traceServer}, {"traceSelf", traceSelf}, {"readMemory", readMemory}, {"holdServer", holdServer},
    {"takeDescriptor", takeDescriptor}, {"becomeRoot", becomeRoot}, {"joinGroup", joinGroup},
    {"gainCapability", gainCapability}, {"raisePriority", raisePriority}, {"takeRealTime", takeRealTime},
    {"chooseProcessor", chooseProcessor}, {"chooseDiskPriority", chooseDiskPriority}, {"setClock", setClock},
    {"seeOtherProcesses", seeOtherProcesses}, {"evadeMemoryKiller", evadeMemoryKiller},
    {"isServersUser", isServersUser}, {"knowsComputersName", knowsComputersName},
    {"hasMoreDescriptors", hasMoreDescriptors}, {NULL, NULL},
};
