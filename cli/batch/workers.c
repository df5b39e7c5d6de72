/* Threads that share a piece of work, and a lock. POSIX threads, or those of Windows. */
#if defined(__linux__)
#define _GNU_SOURCE
#else
#define _POSIX_C_SOURCE 200809L
#endif

#include "cli/batch/workers.h"

#include <stdlib.h>

enum {
    MAX_WORKERS = 1024
};

struct task {
    void (*work)(void *user);
    void *user;
};

#if defined(_WIN32)

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

struct lock {
    CRITICAL_SECTION section;
};

typedef HANDLE thread_handle;

static DWORD WINAPI run_task(void *parameter)
{
    const struct task *task = parameter;
    task->work(task->user);
    return 0;
}

static bool start(thread_handle *thread, struct task *task)
{
    *thread = CreateThread(NULL, 0, run_task, task, 0, NULL);
    return *thread != NULL;
}

static void join(thread_handle thread)
{
    WaitForSingleObject(thread, INFINITE);
    CloseHandle(thread);
}

uint32_t processor_count(void)
{
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    return info.dwNumberOfProcessors ? info.dwNumberOfProcessors : 1;
}

struct lock *lock_create(void)
{
    struct lock *lock = malloc(sizeof(*lock));
    if (lock)
        InitializeCriticalSection(&lock->section);
    return lock;
}

void lock_destroy(struct lock *lock)
{
    if (lock)
        DeleteCriticalSection(&lock->section);
    free(lock);
}

void lock_take(struct lock *lock)
{
    EnterCriticalSection(&lock->section);
}

void lock_release(struct lock *lock)
{
    LeaveCriticalSection(&lock->section);
}

double seconds_now(void)
{
    return (double)GetTickCount64() / 1000;
}

#else

#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

struct lock {
    pthread_mutex_t mutex;
};

typedef pthread_t thread_handle;

static void *run_task(void *parameter)
{
    const struct task *task = parameter;
    task->work(task->user);
    return NULL;
}

static bool start(thread_handle *thread, struct task *task)
{
    return pthread_create(thread, NULL, run_task, task) == 0;
}

static void join(thread_handle thread)
{
    pthread_join(thread, NULL);
}

uint32_t processor_count(void)
{
#if defined(__linux__)
    cpu_set_t allowed; /* batch systems give a job some of the machine's processors */
    if (sched_getaffinity(0, sizeof(allowed), &allowed) == 0)
        return (uint32_t)CPU_COUNT(&allowed);
#endif
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (uint32_t)count : 1;
}

struct lock *lock_create(void)
{
    struct lock *lock = malloc(sizeof(*lock));
    if (lock && pthread_mutex_init(&lock->mutex, NULL) != 0) {
        free(lock);
        return NULL;
    }
    return lock;
}

void lock_destroy(struct lock *lock)
{
    if (lock)
        pthread_mutex_destroy(&lock->mutex);
    free(lock);
}

void lock_take(struct lock *lock)
{
    pthread_mutex_lock(&lock->mutex);
}

void lock_release(struct lock *lock)
{
    pthread_mutex_unlock(&lock->mutex);
}

double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

#endif

void run_workers(uint32_t count, void (*work)(void *user), void *user)
{
    struct task task = {work, user};
    thread_handle threads[MAX_WORKERS];
    uint32_t started = 0;
    if (count > MAX_WORKERS)
        count = MAX_WORKERS;
    while (started + 1 < count && start(&threads[started], &task))
        started++;
    work(user);
    while (started)
        join(threads[--started]);
}
