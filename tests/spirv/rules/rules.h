/* Rules for the decorations of DXIL that a SPIR-V module must keep, and that software devices do not miss when they are
 * lost: README.md has the table. Each file rules_*.c holds the rules of one subject. They come from the specifications
 * of DXIL, HLSL, SPIR-V and Vulkan, and share no code with the translator. */
#ifndef TESTS_SPIRV_RULES_RULES_H
#define TESTS_SPIRV_RULES_RULES_H

#include "dxil_view.h"
#include "tests/spirv/module_view.h"

/* What the callbacks of a conversion were asked and answered. */
struct answered_location {
    enum dxs_signature_part part;
    const struct dxs_signature_element *element; /* of the library's module */
    enum dxs_location_role role;
    uint32_t location, component;
    bool per_primitive;
};

struct answered_binding {
    struct dxs_resource resource;
    struct dxs_binding binding;
    bool from_heap;
};

struct answers {
    struct answered_location *locations;
    struct answered_binding *bindings;
    uint32_t location_count, binding_count;
    bool is_complete; /* the callbacks were there */
};

/* One conversion. */
struct conversion {
    const struct dxil_view *dxil;
    const struct dxs_entry *entry; /* of `dxil` */
    const struct dxs_options *options;
    const struct answers *answers;
    const struct module_view *words;
    const char *name; /* of shader, entry point and options, for messages */
    uint32_t faults;
};

/* A DXIL instruction, its function, and the function's number. */
struct dxil_at {
    const struct function *function;
    const struct instruction *i; /* NULL: the code stands for none */
    uint32_t number;
};

/* The DXIL instruction that a word_op stands for. */
struct dxil_at dxil_at(const struct conversion *c, const struct code_view *op);
bool is_operation(const struct dxil_at *at, uint32_t dx_op);

/* Whether a store of the DXIL has no code, as no lane reaches it. The translator asks for what it takes all the same.
 */
bool has_unreached_store(const struct conversion *c);

/* Lanes of a wave, several of which share a subgroup; 0: waves are subgroups. */
uint32_t small_wave(const struct conversion *c);

/* Prints the fault and counts it. `op` NULL: it concerns the whole module. */
void fault_found(struct conversion *c, const struct code_view *op, const char *format, ...) PRINTF_LIKE(3, 4);

enum {
    READS_IT = 1,
    WRITES_IT = 2,
    CHANGES_IT = 4 /* by atomics */
};
uint8_t effect_of(uint32_t opcode);                /* of an instruction of SPIR-V, on what it accesses */
bool may_store_halves(const struct conversion *c); /* of words, by atomic operations */
uint8_t dxil_effect(const struct instruction *i);  /* of a DXIL operation, on the resource of its first handle */

/* All rules. */
void check_rules(struct conversion *c);

void check_non_uniform(struct conversion *c);  /* rules_resources.c */
void check_coherence(struct conversion *c);    /* rules_resources.c */
void check_formats(struct conversion *c);      /* rules_resources.c */
void check_raw_chains(struct conversion *c);   /* rules_resources.c */
void check_sampling(struct conversion *c);     /* rules_sampling.c */
void check_arithmetic(struct conversion *c);   /* rules_arithmetic.c */
void check_interface(struct conversion *c);    /* rules_interface.c */
void check_memory(struct conversion *c);       /* rules_memory.c */
void check_views(struct conversion *c);        /* rules_views.c */
void check_modes(struct conversion *c);        /* rules_modes.c */
void check_capabilities(struct conversion *c); /* rules_capabilities.c */
void check_control_flow(struct conversion *c); /* rules_control_flow.c */
void check_rays(struct conversion *c);         /* rules_rays.c */
void check_own_values(struct conversion *c);   /* rules_values.c */
void check_waves(struct conversion *c);        /* rules_waves.c */
void check_declared(struct conversion *c);     /* rules_declared.c */
void check_switches(struct conversion *c);     /* rules_switches.c */
void check_limits(struct conversion *c);       /* rules_limits.c */

#endif
