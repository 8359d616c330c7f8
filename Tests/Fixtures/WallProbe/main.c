// Tries one thing that the walls around apps are to refuse. The file `behaviour` beside the program says what, with
// arguments behind spaces. Ends with 0 where it was possible, with 10 where it was refused, with 11 where nobody knows it.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "attempt.h"

enum { exitPossible = 0, exitRefused = 10, exitUnknown = 11 };

int resultOfChild(int child) {
    if (child < 0) return -1;
    int status = 0;
    if (waitpid(child, &status, 0) != child) return -1;
    errno = WIFEXITED(status) ? WEXITSTATUS(status) : EINTR;
    return errno == 0 ? 0 : -1;
}

static int readBehaviour(const char *program, char *text, size_t size) {
    char path[4096];
    const char *name = strrchr(program, '/');
    snprintf(path, sizeof path, "%.*s/behaviour", (int)(name - program), program);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t count = file < 0 ? -1 : read(file, text, size - 1);
    if (count < 0) return -1;
    text[count] = '\0';
    return close(file);
}

static const struct attempt *find(const char *name) {
    const struct attempt *const groups[] = {
        fileAttempts, processAttempts, executionAttempts, networkAttempts, kernelAttempts, limitAttempts,
    };
    for (unsigned group = 0; group < sizeof groups / sizeof *groups; group++) {
        for (const struct attempt *attempt = groups[group]; attempt->name != NULL; attempt++) {
            if (strcmp(attempt->name, name) == 0) return attempt;
        }
    }
    return NULL;
}

int main(int count, char **values) {
    (void)count;
    static char text[8192];
    if (readBehaviour(values[0], text, sizeof text) != 0) return exitUnknown;
    char *arguments[argumentCountMax + 1] = {0};
    const struct attempt *attempt = find(strtok(text, " "));
    if (attempt == NULL) return exitUnknown;
    for (int index = 0; index < argumentCountMax; index++) arguments[index] = strtok(NULL, " ");
    int isPossible = attempt->run(arguments) == 0;
    printf("%s: %s\n", attempt->name, isPossible ? "possible" : strerror(errno));
    fflush(stdout);
    return isPossible ? exitPossible : exitRefused;
}
