#include "calls.h"

#include <seccomp.h>

#define CALL(name) SCMP_SYS(name)

const int callsAllowed[] = {
    // Memory.
    CALL(brk), CALL(mmap), CALL(munmap), CALL(mprotect), CALL(mremap), CALL(madvise), CALL(mincore), CALL(msync),
    CALL(membarrier), CALL(mlock), CALL(munlock), CALL(get_mempolicy),
    // Files: which ones, mounts and Landlock decide.
    CALL(open), CALL(openat), CALL(openat2), CALL(creat), CALL(close), CALL(close_range), CALL(read), CALL(write),
    CALL(readv), CALL(writev), CALL(pread64), CALL(pwrite64), CALL(preadv), CALL(pwritev), CALL(preadv2),
    CALL(pwritev2), CALL(lseek), CALL(stat), CALL(fstat), CALL(lstat), CALL(newfstatat), CALL(statx), CALL(statfs),
    CALL(fstatfs), CALL(access), CALL(faccessat), CALL(faccessat2), CALL(readlink), CALL(readlinkat),
    CALL(getdents64), CALL(getdents), CALL(getcwd), CALL(chdir), CALL(fchdir), CALL(mkdir), CALL(mkdirat),
    CALL(rmdir), CALL(unlink), CALL(unlinkat), CALL(rename), CALL(renameat), CALL(renameat2), CALL(link),
    CALL(linkat), CALL(symlink), CALL(symlinkat), CALL(chmod), CALL(fchmod), CALL(fchmodat), CALL(truncate),
    CALL(ftruncate), CALL(fallocate), CALL(fsync), CALL(fdatasync), CALL(sync_file_range), CALL(fadvise64),
    CALL(readahead), CALL(utime), CALL(utimes), CALL(futimesat), CALL(utimensat), CALL(flock), CALL(fcntl),
    CALL(dup), CALL(dup2), CALL(dup3), CALL(pipe), CALL(pipe2), CALL(umask), CALL(sendfile), CALL(copy_file_range),
    CALL(splice), CALL(getxattr), CALL(lgetxattr), CALL(fgetxattr), CALL(listxattr), CALL(llistxattr),
    CALL(flistxattr),
    // Waiting.
    CALL(poll), CALL(ppoll), CALL(select), CALL(pselect6), CALL(epoll_create), CALL(epoll_create1), CALL(epoll_ctl),
    CALL(epoll_wait), CALL(epoll_pwait), CALL(epoll_pwait2), CALL(eventfd), CALL(eventfd2), CALL(signalfd4),
    CALL(timerfd_create), CALL(timerfd_settime), CALL(timerfd_gettime), CALL(futex), CALL(restart_syscall),
    CALL(pause),
    // Threads and signals of the process itself: its PID namespace has no others.
    CALL(set_robust_list), CALL(get_robust_list), CALL(set_tid_address), CALL(rseq), CALL(arch_prctl),
    CALL(sched_yield), CALL(sched_getaffinity), CALL(sched_getparam), CALL(sched_getscheduler),
    CALL(sched_get_priority_max), CALL(sched_get_priority_min), CALL(getcpu), CALL(gettid), CALL(getpriority),
    // Only down: the rest takes a capability.
    CALL(setpriority),
    CALL(exit), CALL(exit_group), CALL(wait4), CALL(waitid), CALL(kill), CALL(tkill), CALL(tgkill),
    CALL(rt_sigaction), CALL(rt_sigprocmask), CALL(rt_sigreturn), CALL(rt_sigpending), CALL(rt_sigtimedwait),
    CALL(rt_sigsuspend), CALL(sigaltstack), CALL(alarm), CALL(getitimer), CALL(setitimer), CALL(timer_create),
    CALL(timer_settime), CALL(timer_gettime), CALL(timer_getoverrun), CALL(timer_delete),
    // Time: reading and waiting, never setting.
    CALL(clock_gettime), CALL(clock_getres), CALL(clock_nanosleep), CALL(nanosleep), CALL(gettimeofday), CALL(time),
    CALL(times),
    // Who it is and where.
    CALL(getpid), CALL(getppid), CALL(getuid), CALL(geteuid), CALL(getgid), CALL(getegid), CALL(getresuid),
    CALL(getresgid), CALL(getgroups), CALL(getpgrp), CALL(getpgid), CALL(getsid), CALL(uname), CALL(sysinfo),
    CALL(getrusage), CALL(getrlimit), CALL(capget), CALL(getrandom),
    // The connection to the host, which is a socket that is there already.
    CALL(shutdown), CALL(getsockopt), CALL(getsockname), CALL(getpeername),
};
const int callsAllowedCount = sizeof callsAllowed / sizeof *callsAllowed;

const int callsOfNetwork[] = {
    CALL(connect), CALL(bind), CALL(sendto), CALL(recvfrom), CALL(sendmsg), CALL(recvmsg), CALL(sendmmsg),
    CALL(recvmmsg), CALL(setsockopt), CALL(socketpair),
};
const int callsOfNetworkCount = sizeof callsOfNetwork / sizeof *callsOfNetwork;
