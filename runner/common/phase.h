/* What the process of a test does right now: it tells whose fault a crash, a hang or an error is. */
#ifndef RUNNER_PHASE_H
#define RUNNER_PHASE_H

enum phase {
    PHASE_TEST,
    PHASE_CONVERSION,
    PHASE_COMMAND, /* of --through */
    PHASE_EXECUTOR,
    PHASE_DRIVER,
    PHASE_DRIVER_ERROR, /* a function of Vulkan returned an error: the process says so and ends */
    PHASE_NO_MEMORY     /* likewise */
};

/* Begins a phase and starts its time limit. Returns the previous phase. */
enum phase begin_phase(enum phase phase);

/* Where the parent sees the phase, and each phase's time limit in seconds. Without it nothing is limited. */
void share_phase(volatile enum phase *shared, unsigned seconds);
unsigned phase_seconds(void); /* 0: no limit */

#endif
