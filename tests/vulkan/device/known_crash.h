/* Tells a crash of lavapipe that is known (docs/reference/driver-faults.md) from all others. */
#ifndef TESTS_VULKAN_KNOWN_CRASH_H
#define TESTS_VULKAN_KNOWN_CRASH_H

/* What the process prints before it ends with OUTCOME_SKIPPED. */
#define NULL_DESCRIPTOR "the device does it wrong: llvmpipe 26.1 takes NULL for a descriptor or a function in loops"

/* From now on, two kinds of crash skip the test: the driver's compiled code reads a descriptor below address 4096, or
 * at a non-canonical address, or it calls address 0. Any other crash fails the test. */
void skip_null_descriptors(void);
void expect_no_crash(void);

#endif
