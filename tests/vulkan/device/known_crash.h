/* Tells a crash of lavapipe that is known (docs/reference/driver-faults.md) from all others. */
#ifndef TESTS_VULKAN_KNOWN_CRASH_H
#define TESTS_VULKAN_KNOWN_CRASH_H

/* What the process prints before it ends with OUTCOME_SKIPPED. */
#define NULL_DESCRIPTOR "the device does it wrong: llvmpipe 26.1 reads NULL descriptors in loops that no lane enters"

/* From now on this process is skipped if code that the driver has compiled reads a descriptor of a set at address 0,
 * or at an address beyond those that a processor has. Any other crash ends it as before. */
void skip_null_descriptors(void);
void expect_no_crash(void);

#endif
