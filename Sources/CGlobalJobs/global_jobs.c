// The hook is part of the runtime's interface for tools (`swift_task_enqueueGlobal_hook` in its header Concurrency.h), whose
// functions have Swift's calling convention.
#include "CGlobalJobs.h"
#include <stdint.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef struct {
    void *identity;
    uintptr_t implementation;
} SerialExecutor;

typedef SWIFT_CALL void (*Enqueue)(void *job);
extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT_CALL void swift_job_run(void *job, SerialExecutor executor);

static void (*taker)(void *job);

static SWIFT_CALL void hook(void *job, Enqueue original) {
    (void)original;
    taker(job);
}

void parley_take_global_jobs(void (*take)(void *job)) {
    taker = take;
    swift_task_enqueueGlobal_hook = hook;
}

void parley_run_global_job(void *job) {
    // Zeros stand for the global executor.
    swift_job_run(job, (SerialExecutor){0, 0});
}
