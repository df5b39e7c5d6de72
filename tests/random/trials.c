/* Runs trials in child processes and collects their verdicts. */
#include "trials.h"

#include "runner/common/report.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    ITEMS_EACH = 40, /* per process: drivers leak memory */
    MAX_JOBS = 64
};

/* ---- Children ---------------------------------------------------------------------------------------------------- */

/* Output of a child: a line "@ ITEM" before each item, "= VERDICT MESSAGE" after it. */
static _Noreturn void run_items(const struct trials *trials, uint64_t first, uint64_t count)
{
    struct device *device = trials->wants_device ? allocate(1, sizeof *device) : NULL;

    if (device)
        open_device(device, trials->device_name);
    for (uint64_t i = 0; i < count; i++) {
        char message[MESSAGE_SIZE] = "";
        printf("@ %llu\n", (unsigned long long)(first + i));
        fflush(stdout);
        alarm(trials->timeout);
        enum verdict verdict = trials->run(trials->user, first + i, device, message);
        alarm(0);
        for (char *at = message; *at; at++)
            *at = *at == '\n' ? ' ' : *at;
        printf("= %d %s\n", (int)verdict, message);
        fflush(stdout);
    }
    test_passes();
}

struct child {
    pid_t process; /* 0: none */
    FILE *output;
    uint64_t first, count;
};

static void start_child(const struct trials *trials, struct child *child, uint64_t first, uint64_t count)
{
    *child = (struct child){.output = tmpfile(), .first = first, .count = count};
    if (!child->output)
        test_fails("no temporary file\n");
    fflush(stdout);
    child->process = fork();
    if (child->process < 0)
        test_fails("no process\n");
    if (child->process == 0) {
        dup2(fileno(child->output), STDOUT_FILENO);
        run_items(trials, first, count);
    }
}

/* The verdict of the item during which the child ended. */
static enum verdict ending_verdict(int status, char message[MESSAGE_SIZE])
{
    if (WIFEXITED(status) && WEXITSTATUS(status) == OUTCOME_SKIPPED)
        return VERDICT_SKIPPED;
    if (WIFEXITED(status))
        return VERDICT_CRASHED;
    if (WTERMSIG(status) == SIGALRM)
        return VERDICT_TIMED_OUT;
    size_t length = strlen(message);
    snprintf(message + length, MESSAGE_SIZE - length, " %s", strsignal(WTERMSIG(status)));
    return VERDICT_CRASHED;
}

/* ---- The parent -------------------------------------------------------------------------------------------------- */

struct parent {
    const struct trials *trials;
    report_trial report;
    void *user;
    uint64_t next, end; /* items not given to a child yet */
    struct child children[MAX_JOBS];
};

static void report_item(struct parent *p, uint64_t item, enum verdict verdict, const char *message, bool is_ending)
{
    bool is_suspect = verdict == VERDICT_CRASHED || verdict == VERDICT_TIMED_OUT;
    char again[MESSAGE_SIZE] = "";

    if (is_suspect && is_ending) { /* under load, drivers crash at random */
        verdict = run_trial(p->trials, item, again);
        message = again;
    }
    p->report(p->user, item, verdict, message);
}

/* Reads the output of the child. Items that it did not reach go to another child. */
static void collect(struct parent *p, struct child *child, int status)
{
    struct child ended = *child;
    uint64_t done = 0;
    bool is_running = false;
    char line[2 * MESSAGE_SIZE], message[MESSAGE_SIZE] = "";

    child->process = 0;
    rewind(ended.output);
    while (fgets(line, sizeof line, ended.output)) {
        line[strcspn(line, "\n")] = 0;
        if (strncmp(line, "@ ", 2) == 0) {
            is_running = true;
            message[0] = 0;
        } else if (is_running && strncmp(line, "= ", 2) == 0) {
            char *text;
            enum verdict verdict = (enum verdict)strtoul(line + 2, &text, 10);
            report_item(p, ended.first + done++, verdict, text, false);
            is_running = false;
        } else {
            snprintf(message, sizeof message, "%.*s", MESSAGE_SIZE - 1, line);
        }
    }
    fclose(ended.output);
    if (is_running) {
        enum verdict verdict = ending_verdict(status, message);
        report_item(p, ended.first + done++, verdict, message, true);
    } else if (done < ended.count && !WIFEXITED(status)) {
        test_fails("a child ended between items: %s\n", message);
    } else if (done < ended.count) {
        test_fails("%s\n", message); /* no device */
    }
    if (done < ended.count)
        start_child(p->trials, child, ended.first + done, ended.count - done);
}

static bool give_work(struct parent *p, struct child *child)
{
    uint64_t count = p->end - p->next < ITEMS_EACH ? p->end - p->next : ITEMS_EACH;

    if (count == 0)
        return false;
    start_child(p->trials, child, p->next, count);
    p->next += count;
    return true;
}

void run_trials(const struct trials *trials, uint64_t first, uint64_t count, report_trial report, void *user)
{
    struct parent p = {.trials = trials, .report = report, .user = user, .next = first, .end = first + count};
    unsigned jobs = trials->jobs < 1 ? 1 : trials->jobs > MAX_JOBS ? MAX_JOBS : trials->jobs, running = 0;

    for (unsigned i = 0; i < jobs; i++)
        running += give_work(&p, &p.children[i]);
    while (running > 0) {
        int status;
        pid_t process = wait(&status);
        for (unsigned i = 0; i < jobs; i++) {
            if (p.children[i].process != process)
                continue;
            collect(&p, &p.children[i], status);
            if (!p.children[i].process && !give_work(&p, &p.children[i]))
                running--;
        }
    }
}

/* ---- One trial --------------------------------------------------------------------------------------------------- */

enum verdict run_trial(const struct trials *trials, uint64_t item, char message[MESSAGE_SIZE])
{
    struct child child;
    char line[2 * MESSAGE_SIZE], text[MESSAGE_SIZE] = "";
    enum verdict verdict = VERDICT_COUNT;
    int status;

    start_child(trials, &child, item, 1);
    waitpid(child.process, &status, 0);
    rewind(child.output);
    while (fgets(line, sizeof line, child.output)) {
        char *rest = line;
        line[strcspn(line, "\n")] = 0;
        if (strncmp(line, "= ", 2) == 0)
            verdict = (enum verdict)strtoul(line + 2, &rest, 10);
        if (strncmp(line, "@ ", 2) != 0)
            snprintf(text, sizeof text, "%.*s", MESSAGE_SIZE - 1, rest);
    }
    fclose(child.output);
    if (verdict == VERDICT_COUNT)
        verdict = ending_verdict(status, text);
    if (message)
        memcpy(message, text, sizeof text);
    return verdict;
}

static enum verdict describe_device(const void *user, uint64_t item, const struct device *device,
                                    char message[MESSAGE_SIZE])
{
    const VkPhysicalDeviceProperties *p = &device->properties.properties;

    (void)user;
    (void)item;
    snprintf(message, MESSAGE_SIZE, "%.200s, %.200s, waves of %u lanes", p->deviceName, device->properties12.driverInfo,
             device->properties11.subgroupSize);
    return VERDICT_AGREED;
}

bool find_device(const char *name, char text[MESSAGE_SIZE])
{
    const struct trials trials = {.run = describe_device, .device_name = name, .wants_device = true, .timeout = 60};
    return run_trial(&trials, 0, text) == VERDICT_AGREED;
}
