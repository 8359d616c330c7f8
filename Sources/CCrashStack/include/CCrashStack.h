#ifndef PARLEY_CRASH_STACK_H
#define PARLEY_CRASH_STACK_H

/// Has this process, when a signal is about to end it, write the addresses of the calls that led there to its standard error,
/// the newest first: a line `parley-frame 0x…` for each that lies in the executable, as an offset from its start, and at most
/// 48 lines. The process then ends by the same signal. To be called on the main thread, once.
void parley_report_crashes(void);

#endif
