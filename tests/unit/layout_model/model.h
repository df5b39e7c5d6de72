/* A second reading of dxs_layout.h: what the parts of the model share. Each answer is looked up by itself, from the
 * whole signature: no state is kept between parameters. Mappings are evaluated as Vulkan defines them. */
#ifndef TESTS_UNIT_LAYOUT_MODEL_H
#define TESTS_UNIT_LAYOUT_MODEL_H

#include "cli/random.h"
#include "unit/layout_fixture.h"

#include <string.h>

enum {
    MAX_PARAMETERS = 7,
    MAX_RANGES = 3,
    MAX_SAMPLERS = 4,
    MAX_DEMANDS = 1024,
    FIRST_LOCAL_SPACE = 100,
    RAY_TRACING = 0x3F00
};

struct side { /* a root signature, global or local */
    struct dxs_root_signature_desc desc;
    struct dxs_root_parameter parameters[MAX_PARAMETERS];
    struct dxs_descriptor_range ranges[MAX_PARAMETERS][MAX_RANGES];
    struct dxs_static_sampler samplers[MAX_SAMPLERS];
    uint32_t next_space;
    bool is_local, is_given;
};

struct world {
    uint64_t seed, random;
    struct side global, local;
    struct dxs_layout_policy policy;
    const struct dxs_pipeline_layout *p; /* what the library made */
    dxs_layout *layout;
};

static inline uint32_t below(struct world *w, uint32_t limit)
{
    return random_below(&w->random, limit);
}

static inline bool chance(struct world *w, uint32_t percent)
{
    return random_chance(&w->random, percent);
}

#define EXPECT(w, is, expected)                                                                                        \
    do {                                                                                                               \
        uint64_t is_ = (is), expected_ = (expected);                                                                   \
        if (is_ != expected_)                                                                                          \
            fail_msg("seed %u: %s is %llu, expected %llu (%s:%d)", (unsigned)(w)->seed, #is, (unsigned long long)is_,  \
                     (unsigned long long)expected_, __FILE__, __LINE__);                                               \
    } while (0)

/* What the root arguments of all parameters are, and what they take. */
struct arguments {
    struct dxs_layout_parameter placed[MAX_PARAMETERS];
    uint32_t push_end, push_stages, block_end, block_stages;
    bool has_address, is_refused;
};

struct demand {
    struct dxs_set_binding place;
    uint32_t type, count, stages, flags, sampler;
    bool is_heap;
};

struct demands {
    struct demand list[MAX_DEMANDS];
    uint32_t count, root_next, push_next;
    struct dxs_set_binding block;
};

/* random.c: root signatures and policies. */
void make_side(struct world *w, struct side *s, bool is_local);
void choose_policy(struct world *w);

/* Whether the policy binds by sets of descriptors, and whether by mappings (VK_EXT_descriptor_heap). */
bool has_sets(const struct world *w);
bool is_mapped(const struct world *w);

/* arguments.c: stages, and where root arguments are. */
uint32_t stages_of(const struct side *s, enum dxs_visibility visibility);
uint32_t form_of_root(const struct world *w, enum dxs_root_parameter_type type);
uint32_t turn_of(const struct world *w, const struct dxs_root_parameter *p);
bool overflows_to_memory(const struct world *w);
uint32_t aligned(uint32_t bytes, uint32_t alignment);
struct arguments place_arguments(const struct world *w);
uint32_t place_in_record(const struct world *w, uint32_t number, struct dxs_layout_parameter *placed);

/* sets.c: the bindings that a layout must have, and its numbers. */
uint32_t first_of(const struct dxs_root_parameter *table, uint32_t range);
void demand_of_root(const struct world *w, struct demands *d, const struct arguments *a);
void demand_of_model(const struct world *w, struct demands *d);
void demand_of_side(const struct world *w, struct demands *d, const struct side *s);
void check_sets(const struct world *w, const struct demands *d);
void check_numbers(const struct world *w, const struct arguments *a, const struct demands *d);

/* mappings.c */
uint32_t shift_of(const struct world *w, enum dxs_range_type type);
bool handles_fit(const struct world *w);
void check_mappings(const struct world *w, const struct arguments *a, const struct demands *d);

/* bindings.c: what resources are bound to. */
void check_bindings(struct world *w);

#endif
