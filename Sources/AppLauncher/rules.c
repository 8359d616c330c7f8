#define _GNU_SOURCE

#include "rules.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "failure.h"

// Debian 12's headers know version 2. Source: the kernel's include/uapi/linux/landlock.h, version 7.
struct attributes {
    uint64_t files, network, scoped;
};
enum {
    truncateFile = 1 << 14,
    controlDevice = 1 << 15,
    filesOfVersion1 = (1 << 13) - 1,
    moveBetweenFolders = 1 << 13,
    bindTCP = 1 << 0,
    connectTCP = 1 << 1,
    allScopes = 3,
};

static const uint64_t readRights = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t dataRights = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR
    | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE
    | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SYM | moveBetweenFolders
    | truncateFile;

int landlockVersion(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return version < 0 ? 0 : (int)version;
}

static uint64_t filesKnown(int version) {
    uint64_t rights = filesOfVersion1;
    if (version >= 2) rights |= moveBetweenFolders;
    if (version >= 3) rights |= truncateFile;
    if (version >= 5) rights |= controlDevice;
    return rights;
}

static size_t attributesSize(int version) { return version >= 6 ? 24 : version >= 4 ? 16 : 8; }

static int makeRules(const struct arguments *arguments, int version) {
    struct attributes attributes = {
        .files = filesKnown(version),
        .network = arguments->hasNetwork ? bindTCP : bindTCP | connectTCP,
        .scoped = allScopes,
    };
    return (int)syscall(SYS_landlock_create_ruleset, &attributes, attributesSize(version), 0);
}

static void allow(int rules, const char *path, uint64_t rights) {
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) fail(exitLandlock, path);
    struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = place};
    if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) fail(exitLandlock, path);
    close(place);
}

/// The program, and the loader that the kernel executes for it.
static void allowProgram(int rules, const char *program) {
    static const char *const loaders[] = {"/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"};
    uint64_t rights = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
    // What is not there, or no file, is for execve to complain of.
    struct stat about;
    if (stat(program, &about) == 0 && S_ISREG(about.st_mode)) allow(rules, program, rights);
    for (unsigned index = 0; index < sizeof loaders / sizeof *loaders; index++) {
        if (access(loaders[index], F_OK) == 0) allow(rules, loaders[index], rights);
    }
}

void applyRules(const struct arguments *arguments) {
    int version = landlockVersion();
    int rules = version > 0 ? makeRules(arguments, version) : -1;
    if (rules < 0) fail(exitLandlock, "make rules of Landlock");
    uint64_t known = filesKnown(version);
    allow(rules, "/", readRights);
    allow(rules, arguments->container, dataRights & known);
    allow(rules, "/tmp", dataRights & known);
    allow(rules, "/dev", readRights | LANDLOCK_ACCESS_FS_WRITE_FILE);
    allowProgram(rules, arguments->command[0]);
    if (syscall(SYS_landlock_restrict_self, rules, 0) != 0) fail(exitLandlock, "go under rules of Landlock");
    close(rules);
}
