/* dxil-spirv playground: shows the playground's page in a browser. A small HTTP server gives this one file to programs
 * of this machine. It knows no paths, so it can give no other file. */
#define _POSIX_C_SOURCE 200809L

#include "cli/files.h"
#include "cli/messages.h"
#include "cli/subcommands.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static const char usage[] =
    "usage: dxil-spirv playground [PAGE.html] [--port N]\n"
    "Serves the playground's page, the installed one or PAGE.html, to browsers of this machine: on the loopback "
    "address\n"
    "alone, and no other file. Prints the address. --port N: at this port; default: a free one. Ctrl-C ends it.\n"
    "Built pages are files that browsers open without it, too: see docs/guides/playground.md.\n";

enum {
    MAX_CONNECTIONS = 16, /* more wait in the system's queue */
    MAX_REQUEST = 8192,   /* bytes of a request line and its headers */
    REQUEST_SECONDS = 10,
    ANSWER_SECONDS = 60
};

struct page {
    char *text;
    size_t size;
};

struct connection {
    int socket; /* -1: free */
    char request[MAX_REQUEST + 1];
    char head[256];
    const char *body;
    size_t request_size, head_size, body_size, sent;
    time_t deadline;
};

struct arguments {
    const char *path;
    unsigned long port;
    bool help;
};

/* ---- Answers ----------------------------------------------------------------------------------------------------- */

static time_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

static void answer(struct connection *connection, const char *status, const char *more, const char *type,
                   const char *body, size_t size)
{
    int head = snprintf(connection->head, sizeof(connection->head),
                        "HTTP/1.1 %s\r\nContent-Type: %s; charset=utf-8\r\nContent-Length: %zu\r\n%s"
                        "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
                        status, type, size, more);
    connection->head_size = (size_t)head;
    connection->body = body;
    connection->body_size = size;
    connection->deadline = now() + ANSWER_SECONDS;
}

static void refuse(struct connection *connection, const char *status, const char *more)
{
    answer(connection, status, more, "text/plain", status, strlen(status));
}

/* The request is complete, or contains a NUL. */
static void choose_answer(struct connection *connection, const struct page *page)
{
    const char *request = connection->request, *line = strstr(request, "\r\n");
    const char *version = strstr(request, " HTTP/1.");

    if (!line || !version || version > line)
        refuse(connection, "400 Bad Request", "");
    else if (strncmp(request, "GET ", 4) != 0)
        refuse(connection, "405 Method Not Allowed", "Allow: GET\r\n");
    else if (strncmp(request, "GET / ", 6) != 0)
        refuse(connection, "404 Not Found", "");
    else
        answer(connection, "200 OK", "", "text/html", page->text, page->size);
}

/* ---- Connections ------------------------------------------------------------------------------------------------- */

static void end_connection(struct connection *connection)
{
    close(connection->socket);
    connection->socket = -1;
}

static bool may_retry(ssize_t transferred)
{
    return transferred < 0 && (errno == EAGAIN || errno == EINTR);
}

static void receive(struct connection *connection, const struct page *page)
{
    char *end = connection->request + connection->request_size;
    ssize_t size = recv(connection->socket, end, MAX_REQUEST - connection->request_size, 0);

    if (may_retry(size))
        return;
    if (size <= 0) {
        end_connection(connection);
        return;
    }
    connection->request_size += (size_t)size;
    end[size] = 0;
    if (strstr(connection->request, "\r\n\r\n") || strlen(connection->request) < connection->request_size)
        choose_answer(connection, page);
    else if (connection->request_size == MAX_REQUEST)
        refuse(connection, "431 Request Header Fields Too Large", "");
}

static void send_answer(struct connection *connection)
{
    bool in_head = connection->sent < connection->head_size;
    size_t at = in_head ? connection->sent : connection->sent - connection->head_size;
    const char *part = in_head ? connection->head : connection->body;
    ssize_t size = write(connection->socket, part + at, (in_head ? connection->head_size : connection->body_size) - at);

    if (may_retry(size))
        return;
    connection->sent += size > 0 ? (size_t)size : 0;
    if (size < 0 || connection->sent == connection->head_size + connection->body_size)
        end_connection(connection);
}

static void accept_connection(int listener, struct connection *connection)
{
    int accepted = accept(listener, NULL, NULL);

    if (accepted < 0)
        return;
    if (connection->socket >= 0)
        end_connection(connection);
    fcntl(accepted, F_SETFL, O_NONBLOCK);
    *connection = (struct connection){.socket = accepted, .deadline = now() + REQUEST_SECONDS};
}

/* A free one, else the one that has waited longest for a request; NULL: all get answers. */
static struct connection *next_connection(struct connection *connections)
{
    struct connection *next = NULL;

    for (size_t n = 0; n < MAX_CONNECTIONS; n++) {
        struct connection *connection = &connections[n];
        if (connection->socket < 0)
            return connection;
        if (!connection->head_size && (!next || connection->deadline < next->deadline))
            next = connection;
    }
    return next;
}

/* Waits for the listener, at [MAX_CONNECTIONS], and the connections. */
static void serve_once(int listener, struct connection *connections, const struct page *page)
{
    struct pollfd polled[MAX_CONNECTIONS + 1];

    for (size_t n = 0; n < MAX_CONNECTIONS; n++)
        polled[n] = (struct pollfd){connections[n].socket, connections[n].head_size ? POLLOUT : POLLIN, 0};
    polled[MAX_CONNECTIONS] = (struct pollfd){next_connection(connections) ? listener : -1, POLLIN, 0};
    if (poll(polled, MAX_CONNECTIONS + 1, 1000) < 0)
        return;
    for (size_t n = 0; n < MAX_CONNECTIONS; n++) {
        struct connection *connection = &connections[n];
        if (connection->socket >= 0 && now() >= connection->deadline)
            end_connection(connection);
        else if (polled[n].revents && connection->head_size)
            send_answer(connection);
        else if (polled[n].revents)
            receive(connection, page);
    }
    struct connection *next = next_connection(connections);
    if (polled[MAX_CONNECTIONS].revents && next)
        accept_connection(listener, next);
}

/* A socket on the loopback address; -1: see errno. *port becomes its port. */
static int listen_at(unsigned long *port)
{
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)*port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof(address);
    int listener = socket(AF_INET, SOCK_STREAM, 0), one = 1;

    if (listener < 0)
        return -1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
    fcntl(listener, F_SETFL, O_NONBLOCK);
    if (bind(listener, (struct sockaddr *)&address, size) != 0 || listen(listener, MAX_CONNECTIONS) != 0 ||
        getsockname(listener, (struct sockaddr *)&address, &size) != 0)
        return -1; /* the program ends */
    *port = ntohs(address.sin_port);
    return listener;
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

static enum exit_code serve(unsigned long port, const struct page *page)
{
    static struct connection connections[MAX_CONNECTIONS];
    int listener = listen_at(&port);

    if (listener < 0) {
        complain("playground: port %lu: %s", port, strerror(errno));
        return EXIT_USAGE;
    }
    for (size_t n = 0; n < MAX_CONNECTIONS; n++)
        connections[n].socket = -1;
    signal(SIGPIPE, SIG_IGN); /* of a browser that is gone: write fails */
    printf("http://127.0.0.1:%lu/\n", port);
    fflush(stdout);
    for (;;)
        serve_once(listener, connections, page);
}

static bool read_port(const char *text, unsigned long *port)
{
    char *end;
    *port = strtoul(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && *port <= UINT16_MAX;
}

static bool read_arguments(int argc, char **argv, struct arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        if (!strcmp(argv[n], "--help"))
            arguments->help = true;
        else if (!strcmp(argv[n], "--port") && n + 1 < argc && read_port(argv[n + 1], &arguments->port))
            n++;
        else if (argv[n][0] != '-' && !arguments->path)
            arguments->path = argv[n];
        else
            return refuse_word(argv, n);
    }
    return true;
}

int playground_command(int argc, char **argv)
{
    struct arguments arguments = {0};
    struct page page;
    int code;

    bool are_right = read_arguments(argc, argv, &arguments);
    if (!may_begin(are_right, arguments.help, usage, &code))
        return code;
    const char *path = arguments.path ? arguments.path : DXS_PLAYGROUND_PAGE;
    page.text = file_read(path, &page.size);
    if (!page.text) {
        complain("playground: %s: %s%s", path, strerror(errno),
                 arguments.path ? "" : ": install the package dxil-spirv-playground, or name the page that you built");
        return EXIT_USAGE;
    }
    code = (int)serve(arguments.port, &page);
    free(page.text);
    return code;
}
