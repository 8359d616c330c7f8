// Walks the frame pointers, which Swift's compiler and the system's C library for x86-64 and ARM keep: a debugger's unwinder needs
// memory and files, which a process that crashes within walls does not have.
//
// Source: Linux manual pages, "sigaction(2)", "signal-safety(7)"; System V ABI, AMD64 supplement, 3.2.2; AAPCS64, 6.4.6.

#define _GNU_SOURCE
#include "CCrashStack.h"
#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { LINES_MAX = 48, STEPS_MAX = 512, ALTERNATE_STACK = 64 * 1024, FOREIGN_STACK = 128 * 1024 };

/// Swift marks the frames of asynchronous functions by a bit of the saved frame pointer.
#define ASYNC_FRAME ((uintptr_t)1 << 60)

extern void *__libc_stack_end;
static uintptr_t image;

static void write_line(uintptr_t offset) {
  char line[40] = "parley-frame 0x";
  size_t length = strlen(line);
  for (int shift = 60; shift >= 0; shift -= 4) line[length++] = "0123456789abcdef"[offset >> shift & 15];
  line[length++] = '\n';
  ssize_t written = write(STDERR_FILENO, line, length);
  (void)written;
}

/// Writes a line for an address in the executable; returns how many lines that were.
static int tell(uintptr_t address) {
  Dl_info info;
  if (!dladdr((void *)address, &info) || (uintptr_t)info.dli_fbase != image) return 0;
  write_line(address - image);
  return 1;
}

/// Returns the address behind the newest frame: the main thread's stack is known, of another's a part is read.
static uintptr_t stack_end(uintptr_t stack) {
  uintptr_t end = (uintptr_t)__libc_stack_end;
  return stack < end && end - stack < (uintptr_t)64 << 20 ? end : stack + FOREIGN_STACK;
}

static void walk(uintptr_t address, uintptr_t frame, uintptr_t stack) {
  int lines = tell(address);
  uintptr_t end = stack_end(stack), last = stack;
  for (int step = 0; step < STEPS_MAX && lines < LINES_MAX; step++) {
    frame &= ~ASYNC_FRAME;
    if (frame < last || frame % sizeof(uintptr_t) || frame + 2 * sizeof(uintptr_t) > end) return;
    const uintptr_t *words = (const uintptr_t *)frame;
    // The address that a call returns to is behind it: the one before belongs to the line of the call.
    if (words[1]) lines += tell(words[1] - 1);
    last = frame + 1;
    frame = words[0];
  }
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)info;
  const mcontext_t *machine = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  walk((uintptr_t)machine->gregs[REG_RIP], (uintptr_t)machine->gregs[REG_RBP], (uintptr_t)machine->gregs[REG_RSP]);
#elif defined(__aarch64__)
  walk((uintptr_t)machine->pc, (uintptr_t)machine->regs[29], (uintptr_t)machine->sp);
#else
  (void)machine;
#endif
  // The handler is gone by now: this one ends the process.
  raise(number);
}

void parley_report_crashes(void) {
  Dl_info own;
  // Off the stack, which an endless recursion has used up.
  stack_t alternate = {.ss_sp = malloc(ALTERNATE_STACK), .ss_size = ALTERNATE_STACK};
  if (!alternate.ss_sp || !dladdr((void *)parley_report_crashes, &own) || sigaltstack(&alternate, NULL)) return;
  image = (uintptr_t)own.dli_fbase;
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | (int)SA_RESETHAND};
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}
