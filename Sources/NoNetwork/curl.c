// Stands in for libcurl in apps, whose processes have no network: with it, the 26 libraries that Debian's libcurl loads stay out of each.
// `URLSession` asks the host (docs/decisions/0019). In a session that goes around that, each task ends at once with an error, since no
// address is one that this knows.
//
// It has the functions that FoundationNetworking calls. Source: curl.se/libcurl/c, the manual pages of the functions; the numbers are
// those of `curl/curl.h`, which never change.

#include "curl.h"

#include <stdlib.h>

enum { ok = 0, unsupportedScheme = 5 };

int curl_global_init(long flags) { return ok; }
const char *curl_version(void) { return "none"; }
void curl_free(void *memory) { free(memory); }

const struct versionInfo *curl_version_info(int age) {
    static const char *const protocols[] = {0};
    static const struct versionInfo info = {.version = "7.88.1", .number = 0x075801, .host = "none", .protocols = protocols};
    return &info;
}

// Handles: memory of their own, and nothing in it.

void *curl_easy_init(void) { return calloc(1, 1); }
void curl_easy_cleanup(void *easy) { free(easy); }
void *curl_multi_init(void) { return calloc(1, 1); }
void *curl_url(void) { return calloc(1, 1); }

int curl_multi_cleanup(void *multi) {
    free(multi);
    return ok;
}

// No transfer comes as far as being begun: its address is refused before.

int curl_url_set(void *url, int part, const char *text, unsigned flags) { return unsupportedScheme; }
int curl_url_get(const void *url, int part, char **text, unsigned flags) { return unsupportedScheme; }
int curl_easy_setopt(void *easy, int option, ...) { return ok; }
int curl_easy_getinfo(void *easy, int info, ...) { return ok; }
int curl_easy_pause(void *easy, int mask) { return ok; }
const char *curl_easy_strerror(int code) { return "Apps have no network."; }
int curl_multi_assign(void *multi, int socket, void *data) { return ok; }
int curl_multi_setopt(void *multi, int option, ...) { return ok; }
int curl_multi_add_handle(void *multi, void *easy) { return ok; }
int curl_multi_remove_handle(void *multi, void *easy) { return ok; }

int curl_multi_socket_action(void *multi, int socket, int events, int *runningCount) {
    *runningCount = 0;
    return ok;
}

void *curl_multi_info_read(void *multi, int *waitingCount) {
    *waitingCount = 0;
    return 0;
}

/// A list of nothing: what is in it would be sent with a request.
void *curl_slist_append(void *list, const char *text) { return list ? list : calloc(1, 2 * sizeof(void *)); }
void curl_slist_free_all(void *list) { free(list); }
