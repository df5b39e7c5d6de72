/* A model of the interface: what calls with random arguments make of the options, bindings and locations of dxs.h. It
 * is written from docs/reference/dxil-spirv-c.md, a second time after compat/. translator.h stands in for the library.
 */
#ifndef TESTS_COMPAT_MODEL_H
#define TESTS_COMPAT_MODEL_H

#include "dxil_spirv_c.h"
#include "dxs.h"

#include <string.h>

/* ---- Random numbers (model.c) ------------------------------------------------------------------------------------ */

uint32_t draw(uint32_t below); /* 0 to below - 1 */
void draw_bytes(void *bytes, size_t size);

/* True once in `n` times. */
static inline bool once_in(uint32_t n)
{
    return draw(n) == 0;
}

/* A number that is not 0 or 1, which wrong code could give by chance. */
static inline uint32_t draw_number(void)
{
    return 2 + draw(1000);
}

/* ---- Settings of a converter ----------------------------------------------------------------------------------- */

enum {
    MAX_LOCALS = 24,
    MAX_NOTES = 24,
    META_COUNT = 4,
    CALLBACK_COUNT = 8
};

enum callback {
    ASKS_SRV,
    ASKS_UAV,
    ASKS_CBV,
    ASKS_SAMPLER, /* these four by enum dxs_resource_class */
    ASKS_VERTEX_INPUT,
    ASKS_STREAM_OUTPUT,
    ASKS_STAGE_INPUT,
    ASKS_STAGE_OUTPUT
};

enum local_kind {
    LOCAL_OF_CONSTANTS,
    LOCAL_OF_ADDRESS,
    LOCAL_OF_TABLE
};

struct model_local {
    enum local_kind kind;
    uint32_t resource_class, space, first, count, place; /* place: of a range in its table */
    uint32_t offset;                                     /* bytes in the shader record */
};

struct model_note {
    char tag[8];      /* "": a root parameter */
    const char *kind; /* root parameters: what uses it; NULL: nothing */
    bool is_descriptor;
    uint32_t parameter, second, third;
    const unsigned char *data;
    uint32_t size; /* bytes */
};

struct model {
    struct dxs_options options; /* what single options say */
    char source_name[16];       /* "": none */
    char entry_name[32];        /* "": the first */
    bool has_callback[CALLBACK_COUNT];
    int users[CALLBACK_COUNT]; /* their addresses are the callbacks' arguments */

    uint32_t root_words, root_descriptors, patch_offset;
    struct {
        uint32_t kind, set, binding;
    } metas[META_COUNT];

    bool has_block, heap_cbvs_in_storage, counters_by_address, typed_offsets, robust_heap, has_notes;
    bool lacks_derivatives, has_quads;
    bool has_no_effect; /* what options without effect say */
    uint32_t shift, sampler_shift, alignment, required_lanes;
    uint32_t subgroups[2]; /* least and greatest size; counts unless lanes are required */
    dxil_spv_option_view_instancing views;

    struct model_local locals[MAX_LOCALS];
    uint32_t local_count, record_size, table_start;
    bool is_in_table;
    struct model_note notes[MAX_NOTES];
    uint32_t note_count;

    const struct dxs_entry *entry; /* of the run */
};
extern struct model model;

/* ---- Options (model_options.c) ----------------------------------------------------------------------------------- */

/* Defaults, those of dxs.h being random. */
void begin_model(void);

/* Adds an option with random members, some of which are refused. */
void add_random_option(dxil_spv_converter converter);

/* The options of the run of `model.entry`; false: the run must fail before it converts anything. */
bool expect_options(struct dxs_options *options);

/* Fails unless the options are those, but for members that count only where another one is set. */
void demand_options(const struct dxs_options *given, const struct dxs_options *expected);

/* ---- Resources (model_resources.c) ------------------------------------------------------------------------------- */

void set_resource_callbacks(dxil_spv_converter converter);

/* A local parameter, or the begin or end of a table. */
void add_random_local(dxil_spv_converter converter);

/* Chooses where the SRV callback has the buffer of addresses; false: it refuses, or there is no callback. */
bool plan_address_buffer(struct dxs_set_binding *place);

/* Fails unless the callback was asked for that buffer so many times. */
void demand_address_questions(uint32_t count);

struct dxs_resource random_resource(enum dxs_resource_class resource_class);

/* Asks for the bindings of random resources. */
void ask_for_bindings(const struct dxs_options *options);

/* Scans the resources that modules hold. */
void scan_resources(dxil_spv_parsed_blob blob);

/* ---- Inputs and outputs (model_locations.c) ---------------------------------------------------------------------- */

void set_location_callbacks(dxil_spv_converter converter);
void ask_for_locations(const struct dxs_options *options);

/* ---- Notes (model_notes.c) --------------------------------------------------------------------------------------- */

void add_random_note(dxil_spv_converter converter);
void expect_note(const struct dxs_resource *resource, const struct dxs_binding *binding);
void demand_notes(const struct dxs_options *options);

/* ---- What modules hold (model_modules.c) ------------------------------------------------------------------------- */

/* Entries, resources and subobjects with random members. */
void make_random_module(void);
void demand_module(dxil_spv_parsed_blob blob, const void *bytes);

/* Containers: parts in random order. */
void parse_random_container(void);

/* ---- Words (model_words.c) --------------------------------------------------------------------------------------- */

/* Random words with the instructions that the suggested sizes of waves depend on. */
void make_random_words(void);

/* What is known of such words. */
void ask_about_words(dxil_spv_parsed_blob blob);

#endif
