// What the probe tries. Each attempt returns 0 where it did what the walls are to prevent, and -1 with `errno` where it was
// refused.

#ifndef ATTEMPT_H
#define ATTEMPT_H

enum { argumentCountMax = 4 };

struct attempt {
    const char *name;
    int (*run)(char **arguments);
};

extern const struct attempt fileAttempts[];
extern const struct attempt processAttempts[];
extern const struct attempt executionAttempts[];
extern const struct attempt networkAttempts[];
extern const struct attempt kernelAttempts[];
extern const struct attempt limitAttempts[];

/// Waits for a child that ends with 0 where it did what it tried, else with its `errno`.
int resultOfChild(int child);

#endif
