#define _GNU_SOURCE

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "attempt.h"

static struct sockaddr_in address(const char *host, int port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    inet_pton(AF_INET, host, &address.sin_addr);
    return address;
}

static int connectTCP(char **arguments) {
    struct sockaddr_in target = address(arguments[0], atoi(arguments[1]));
    int end = socket(AF_INET, SOCK_STREAM, 0);
    return end < 0 ? -1 : connect(end, (struct sockaddr *)&target, sizeof target);
}

static int listenTCP(char **arguments) {
    struct sockaddr_in own = address(arguments[0], 0);
    int end = socket(AF_INET, SOCK_STREAM, 0);
    return end < 0 || bind(end, (struct sockaddr *)&own, sizeof own) != 0 ? -1 : listen(end, 1);
}

static int sendUDP(char **arguments) {
    struct sockaddr_in target = address(arguments[0], 9);
    int end = socket(AF_INET, SOCK_DGRAM, 0);
    return end < 0 || sendto(end, "x", 1, 0, (struct sockaddr *)&target, sizeof target) != 1 ? -1 : 0;
}

/// A socket of a family, kind and protocol, all as numbers.
static int makeSocket(char **arguments) {
    return socket(atoi(arguments[0]), atoi(arguments[1]), atoi(arguments[2])) < 0 ? -1 : 0;
}

static int makePair(char **arguments) {
    (void)arguments;
    int ends[2];
    return socketpair(AF_UNIX, SOCK_STREAM, 0, ends);
}

static int bindPath(char **arguments) {
    struct sockaddr_un own = {.sun_family = AF_UNIX, .sun_path = "here"};
    int end = socket(AF_UNIX, SOCK_STREAM, 0);
    (void)arguments;
    return end < 0 ? -1 : bind(end, (struct sockaddr *)&own, sizeof own);
}

/// A name that is in no folder, at which a server of the computer may listen.
static int connectAbstract(char **arguments) {
    struct sockaddr_un target = {.sun_family = AF_UNIX};
    strncpy(target.sun_path + 1, arguments[0], sizeof target.sun_path - 2);
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(arguments[0]));
    int end = socket(AF_UNIX, SOCK_STREAM, 0);
    return end < 0 ? -1 : connect(end, (struct sockaddr *)&target, size);
}

/// Hands the connection on, over itself.
static int passConnection(char **arguments) {
    (void)arguments;
    char byte = 'x', control[CMSG_SPACE(sizeof(int))] = {0};
    struct iovec data = {&byte, 1};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    *header = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof(int))};
    int connection = 3;
    memcpy(CMSG_DATA(header), &connection, sizeof connection);
    return sendmsg(connection, &message, MSG_NOSIGNAL) == 1 ? 0 : -1;
}

const struct attempt networkAttempts[] = {
    {"connectTCP", connectTCP}, {"listenTCP", listenTCP}, {"sendUDP", sendUDP}, {"makeSocketOf", makeSocket},
    {"makePair", makePair}, {"bindPath", bindPath}, {"connectAbstract", connectAbstract},
    {"passConnection", passConnection}, {NULL, NULL},
};
