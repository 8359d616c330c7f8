// `pidfd_open`, which Swift's module of the C library leaves out.
#include <sys/pidfd.h>
