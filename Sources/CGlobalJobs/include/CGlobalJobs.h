#ifndef PARLEY_GLOBAL_JOBS_H
#define PARLEY_GLOBAL_JOBS_H

/// Has Swift's runtime hand each job of its global executor to a function, in place of running it. The function may be called on any
/// thread, and sees to it that the job is run once by `parley_run_global_job`.
void parley_take_global_jobs(void (* _Nonnull take)(void * _Nonnull job));

/// Runs a job that was handed over, on this thread, until it ends or waits.
void parley_run_global_job(void * _Nonnull job);

#endif
