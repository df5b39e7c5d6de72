/* What parts.c and its helpers share: bytes of a container, and comparisons with what the library says. */
#ifndef TESTS_DXIL_PARTS_H
#define TESTS_DXIL_PARTS_H

#include "dxs.h"

struct bytes {
    const uint8_t *data;
    size_t size;
};

struct check {
    const char *file;
    const dxs_module *module;
    struct bytes container;
    unsigned long long compared, wrong;
};

/* The part of the container with this name; size 0: none. */
struct bytes find_part(const struct check *check, const char name[4]);

/* Unaligned numbers; the process ends if they lie outside. */
uint8_t byte_at(struct bytes bytes, size_t at);
uint16_t half_at(struct bytes bytes, size_t at);
uint32_t word_at(struct bytes bytes, size_t at);
struct bytes slice(struct bytes bytes, size_t at, size_t size);
const char *text_at(struct bytes bytes, size_t at);

/* Compares what a part says with what the library says. */
void expect(struct check *check, const char *what, uint64_t part, uint64_t library);
void expect_text(struct check *check, const char *what, const char *part, const char *library);

/* ProgramSigCompType of a component type of DXIL. */
uint32_t component_of_part(enum dxs_component_type type);

/* Each compares one part. */
void check_pipeline_state(struct check *check, struct bytes part, const struct dxs_entry *entry); /* PSV0 */
void check_runtime_data(struct check *check, struct bytes part);                                  /* RDAT */

#endif
