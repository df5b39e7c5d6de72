/* What tests of layouts share: a root signature, resources, and refusals. Their state is a dxs_layout. */
#ifndef TESTS_UNIT_LAYOUT_FIXTURE_H
#define TESTS_UNIT_LAYOUT_FIXTURE_H

#include "dxs_layout.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { /* numbers of Vulkan */
    VK_SAMPLER = 0,
    VK_UNIFORM_BUFFER = 6,
    VK_STORAGE_BUFFER = 7,
    VK_INLINE_UNIFORM_BLOCK = 1000138000,
    VK_MUTABLE = 1000351000,
    STAGE_PIXEL = 0x10,
    STAGE_ALL = 0x7FFFFFFF
};

int set_up(void **state);
int tear_down(void **state);

/* b0: constants, b1: root CBV, t20 of space 3: root SRV, a table, a table of samplers, s40: static. */
extern const struct dxs_root_signature_desc signature;
extern const struct dxs_descriptor_range ranges[]; /* of its first table */

struct dxs_resource resource(enum dxs_resource_class resource_class, enum dxs_resource_kind kind, uint32_t lower_bound,
                             uint32_t space);

/* The binding of the resource; `space` DXS_NONE: of a heap access. */
enum dxs_result find(dxs_layout *layout, enum dxs_stage stage, const struct dxs_resource *r,
                     struct dxs_binding *binding);

/* The same for a pixel shader. Fails the test if there is none. */
struct dxs_binding found(dxs_layout *layout, const struct dxs_resource *r);

/* Fails the test unless the result is this code, with `part` in the message. */
void assert_refused(dxs_layout *layout, enum dxs_result result, enum dxs_result code, const char *part);

/* Builds the layout of `signature`. Fails the test if that is refused. */
void build(dxs_layout *layout, const struct dxs_layout_policy *policy);

#endif
