#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <mqueue.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/fanotify.h>
#include <sys/io.h>
#include <sys/ipc.h>
#include <sys/klog.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/personality.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "attempt.h"

static int result(long value) { return value < 0 ? -1 : 0; }

/// In a child where one can be made: the parent's namespaces are the test's.
static int inChild(int (*attempt)(void)) {
    pid_t child = fork();
    if (child < 0) return attempt();
    if (child == 0) _exit(attempt() == 0 ? 0 : errno);
    return resultOfChild(child);
}

static int leaveUsersNow(void) { return unshare(CLONE_NEWUSER); }
static int leaveUsers(char **arguments) { (void)arguments; return inChild(leaveUsersNow); }

static int cloneUsersNow(void) {
    long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    return child < 0 ? -1 : resultOfChild((int)child);
}
static int cloneUsers(char **arguments) { (void)arguments; return cloneUsersNow(); }

static int mountInChild(void) {
    if (unshare(CLONE_NEWNS) != 0) return -1;
    return mount("tmpfs", "/tmp", "tmpfs", 0, NULL);
}
static int mountFolder(char **arguments) { (void)arguments; return inChild(mountInChild); }

static int unmount(char **arguments) { return umount2(arguments[0], MNT_DETACH); }

static int changeRootNow(void) { return chroot("."); }
static int changeRoot(char **arguments) { (void)arguments; return inChild(changeRootNow); }

static int pivotRoot(char **arguments) { (void)arguments; return result(syscall(SYS_pivot_root, ".", ".")); }

static int cloneMount(char **arguments) { return result(open_tree(AT_FDCWD, arguments[0], OPEN_TREE_CLONE)); }

static int openFileSystem(char **arguments) { (void)arguments; return result(syscall(SYS_fsopen, "tmpfs", 0)); }

static int enterNamespace(char **arguments) {
    int space = open(arguments[0], O_RDONLY);
    return space < 0 ? -1 : setns(space, 0);
}

static int makeRing(char **arguments) {
    (void)arguments;
    char parameters[120] = {0};
    return result(syscall(SYS_io_uring_setup, 1, parameters));
}

static int addKey(char **arguments) {
    (void)arguments;
    return result(syscall(SYS_add_key, "user", "parley-probe", "x", 1, -2 /* of the process */));
}

static int readKeyring(char **arguments) { (void)arguments; return result(syscall(SYS_keyctl, 0, -2, 1)); }

static int openPerformance(char **arguments) {
    (void)arguments;
    struct perf_event_attr attributes = {
        .type = PERF_TYPE_SOFTWARE, .size = sizeof attributes, .config = PERF_COUNT_SW_TASK_CLOCK, .exclude_kernel = 1,
    };
    return result(syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0));
}

static int makeMap(char **arguments) {
    (void)arguments;
    union bpf_attr attributes = {.map_type = BPF_MAP_TYPE_ARRAY, .key_size = 4, .value_size = 4, .max_entries = 1};
    return result(syscall(SYS_bpf, BPF_MAP_CREATE, &attributes, sizeof attributes));
}

static int handleFaults(char **arguments) { (void)arguments; return result(syscall(SYS_userfaultfd, 1 /* own only */)); }

static int watchFiles(char **arguments) { (void)arguments; return fanotify_init(FAN_CLASS_NOTIF, O_RDONLY) < 0 ? -1 : 0; }

static int readKernelLog(char **arguments) { (void)arguments; return klogctl(10 /* its size */, NULL, 0) < 0 ? -1 : 0; }

static int usePorts(char **arguments) { (void)arguments; return ioperm(0x80, 1, 1); }

static int changePersonality(char **arguments) { (void)arguments; return result(personality(ADDR_NO_RANDOMIZE)); }

static int loadModule(char **arguments) { (void)arguments; return result(syscall(SYS_finit_module, 0, "", 0)); }

static int compareProcesses(char **arguments) {
    (void)arguments;
    return result(syscall(SYS_kcmp, getpid(), getpid(), 0, 0, 1));
}

static int makeSharedMemory(char **arguments) {
    (void)arguments;
    int segment = shmget(IPC_PRIVATE, 4096, 0600);
    return segment < 0 ? -1 : shmctl(segment, IPC_RMID, NULL);
}

static int makeMessageQueue(char **arguments) {
    (void)arguments;
    int queue = msgget(IPC_PRIVATE, 0600);
    return queue < 0 ? -1 : msgctl(queue, IPC_RMID, NULL);
}

static int makeSemaphore(char **arguments) {
    (void)arguments;
    int set = semget(IPC_PRIVATE, 1, 0600);
    return set < 0 ? -1 : semctl(set, 0, IPC_RMID);
}

static int openNamedQueue(char **arguments) {
    (void)arguments;
    mqd_t queue = mq_open("/parley-probe", O_CREAT | O_RDWR, 0600, NULL);
    return queue < 0 ? -1 : mq_unlink("/parley-probe");
}

/// `getpid` by the entry of 32-bit programs, whose numbers mean other calls.
static int callOldEntry(char **arguments) {
    (void)arguments;
#ifdef __x86_64__
    long value = 20;
    __asm__ volatile("int $0x80" : "+a"(value) : : "memory");
    errno = (int)-value;
    return value > 0 ? 0 : -1;
#else
    errno = ENOSYS;
    return -1;
#endif
}

const struct attempt kernelAttempts[] = {
    {"leaveUsers", leaveUsers}, {"cloneUsers", cloneUsers}, {"mountFolder", mountFolder}, {"unmount", unmount},
    {"changeRoot", changeRoot}, {"pivotRoot", pivotRoot}, {"cloneMount", cloneMount},
    {"openFileSystem", openFileSystem}, {"enterNamespace", enterNamespace}, {"makeRing", makeRing},
    {"addKey", addKey}, {"readKeyring", readKeyring}, {"openPerformance", openPerformance}, {"makeMap", makeMap},
    {"handleFaults", handleFaults}, {"watchFiles", watchFiles}, {"readKernelLog", readKernelLog},
    {"usePorts", usePorts}, {"changePersonality", changePersonality}, {"loadModule", loadModule},
    {"compareProcesses", compareProcesses}, {"makeSharedMemory", makeSharedMemory},
    {"makeMessageQueue", makeMessageQueue}, {"makeSemaphore", makeSemaphore}, {"openNamedQueue", openNamedQueue},
    {"callOldEntry", callOldEntry}, {NULL, NULL},
};
