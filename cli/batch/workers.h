/* Threads that share a piece of work, and a lock. POSIX threads, or those of Windows. */
#ifndef CLI_BATCH_WORKERS_H
#define CLI_BATCH_WORKERS_H

#include <stdbool.h>
#include <stdint.h>

uint32_t processor_count(void); /* that this process may use; at least 1 */

/* Calls `work(user)` in `count` threads and waits for them. Fewer threads run if the system refuses more, but at least
 * the caller's own. */
void run_workers(uint32_t count, void (*work)(void *user), void *user);

struct lock;
struct lock *lock_create(void); /* NULL: out of memory */
void lock_destroy(struct lock *lock);
void lock_take(struct lock *lock);
void lock_release(struct lock *lock);

double seconds_now(void); /* of a clock that only advances */

#endif
