/* Calls the interface with random arguments, in random order, and compares what arrives at dxs.h with a model
 * (model.h).
 *
 *   model [ROUNDS [SEED]] */
#include "model.h"
#include "answers.h"
#include "translator.h"

#include "tests/common/demand.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- Random numbers ---------------------------------------------------------------------------------------------- */

static uint64_t state;
static unsigned rounds_done, seed;
static const char *program;

/* The upper half of a linear congruential generator, whose lower bits repeat early. */
uint32_t draw(uint32_t below)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((state >> 32) * below >> 32);
}

void draw_bytes(void *bytes, size_t size)
{
    for (size_t n = 0; n < size; n++)
        ((unsigned char *)bytes)[n] = (unsigned char)draw(256);
}

/* When a promise is broken. */
static void name_round(int signal_number)
{
    (void)signal_number;
    fprintf(stderr, "in round %u\n    repeat: %s %u %u %u\n", rounds_done, program, rounds_done + 1, seed, rounds_done);
}

/* ---- Calls before a run ------------------------------------------------------------------------------------------ */

static void set_meta(dxil_spv_converter c)
{
    uint32_t meta = draw(META_COUNT + 1), kind = draw(7), set = draw_number(),
             binding = draw(2) ? draw(8) : draw_number();
    bool is_valid = meta < META_COUNT && kind <= DXIL_SPV_META_DESCRIPTOR_KIND_READONLY_SSBO;

    demand(dxil_spv_converter_set_meta_descriptor(c, (dxil_spv_meta_descriptor)meta,
                                                  (dxil_spv_meta_descriptor_kind)kind, set,
                                                  binding) == DXIL_SPV_SUCCESS,
           "a meta descriptor is accepted, as unknown ones are");
    if (!is_valid)
        return;
    model.metas[meta].kind = kind;
    model.metas[meta].set = set;
    model.metas[meta].binding = binding;
}

static void set_root_sizes(dxil_spv_converter c)
{
    if (draw(2)) {
        model.root_words = once_in(4) ? draw(80) : draw(12);
        dxil_spv_converter_set_root_constant_word_count(c, model.root_words);
    } else {
        model.root_descriptors = once_in(4) ? draw(40) : draw(5);
        dxil_spv_converter_set_root_descriptor_count(c, model.root_descriptors);
    }
}

static void set_patch_offset(dxil_spv_converter c)
{
    model.patch_offset = once_in(3) ? DXS_NONE : draw(20);
    dxil_spv_converter_set_patch_location_offset(c, model.patch_offset);
}

/* Names an entry point by its plain or mangled name, names one that does not exist, or names none. The interface must
 * copy the name, as it is overwritten afterwards. */
static void set_entry(dxil_spv_converter c)
{
    const struct dxs_entry *entry = &translator.entries[draw(4)];
    char name[32] = "nobody";

    if (!once_in(10) && entry < translator.entries + translator.info.entry_count)
        strcpy(name, draw(2) ? entry->name : entry->mangled_name);
    if (once_in(5))
        name[0] = '\0';
    strcpy(model.entry_name, name);
    dxil_spv_converter_set_entry_point(c, name[0] || draw(2) ? name : NULL);
    memset(name, 'x', sizeof name - 1);
}

static void call_something(dxil_spv_converter c)
{
    switch (draw(10)) {
    case 0:
        set_meta(c);
        break;
    case 1:
        set_root_sizes(c);
        break;
    case 2:
        add_random_local(c);
        break;
    case 3:
        for (uint32_t n = draw(6); n > 0; n--)
            add_random_note(c);
        break;
    case 4:
        set_resource_callbacks(c);
        break;
    case 5:
        if (once_in(2))
            set_location_callbacks(c);
        else if (once_in(2))
            set_patch_offset(c);
        else
            set_entry(c);
        break;
    default:
        add_random_option(c);
    }
}

/* ---- The run ----------------------------------------------------------------------------------------------------- */

static struct dxs_options expected_options;
static unsigned conversions, messages;

static void listen(void *user, dxil_spv_log_level level, const char *text)
{
    demand(user == &messages && text[strlen(text) - 1] == '\n', "a message is a line");
    demand(level == DXIL_SPV_LOG_LEVEL_ERROR || strstr(text, "is not known"), "only what is not known is a warning");
    messages += level == DXIL_SPV_LOG_LEVEL_ERROR;
}

static void look_at_conversion(uint32_t entry, const struct dxs_options *options)
{
    conversions++;
    demand(&translator.entries[entry] == model.entry, "the entry is the one that was named");
    demand_options(options, &expected_options);
    demand_notes(options);
    ask_for_bindings(options);
    ask_for_locations(options);
    demand_notes(options);
}

/* The entry of the name; NULL: none. */
static const struct dxs_entry *named_entry(void)
{
    for (uint32_t n = 0; n < translator.info.entry_count; n++) {
        const struct dxs_entry *entry = &translator.entries[n];
        if (!model.entry_name[0] || strcmp(entry->name, model.entry_name) == 0 ||
            strcmp(entry->mangled_name, model.entry_name) == 0)
            return entry;
    }
    return NULL;
}

static dxil_spv_result expected_result(void)
{
    switch (translator.result) {
    case DXS_RESULT_OK:
        return DXIL_SPV_SUCCESS;
    case DXS_RESULT_OUT_OF_MEMORY:
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    case DXS_RESULT_UNSUPPORTED:
        return DXIL_SPV_ERROR_UNSUPPORTED_FEATURE;
    default:
        return DXIL_SPV_ERROR_GENERIC;
    }
}

/* What is known of a conversion that failed. */
static void demand_nothing(dxil_spv_converter c)
{
    dxil_spv_compiled_spirv spirv;
    const char *name;
    unsigned n[6] = {77, 77, 77, 77, 77, 77}, size = 77, offset = 77, vertices = 77;
    dxil_spv_bool flag = 77;

    demand(dxil_spv_converter_get_compiled_spirv(c, &spirv) == DXIL_SPV_ERROR_GENERIC &&
               dxil_spv_converter_get_compiled_entry_point(c, &name) == DXIL_SPV_ERROR_GENERIC,
           "what failed has no words");
    demand(dxil_spv_converter_get_compute_workgroup_dimensions(c, &n[0], &n[1], &n[2]) == DXIL_SPV_SUCCESS &&
               dxil_spv_converter_get_compute_wave_size_range(c, &n[3], &n[4], &n[5]) == DXIL_SPV_SUCCESS && !n[0] &&
               !n[1] && !n[2] && !n[3] && !n[4] && !n[5],
           "no sizes");
    demand(dxil_spv_converter_get_compute_required_wave_size(c, &size) == DXIL_SPV_SUCCESS && size == 0,
           "none required");
    demand(dxil_spv_converter_get_compute_heuristic_max_wave_size(c, &size) == DXIL_SPV_SUCCESS && size == 0 &&
               dxil_spv_converter_get_compute_heuristic_min_wave_size(c, &size) == DXIL_SPV_SUCCESS && size == 0,
           "none suggested");
    demand(dxil_spv_converter_get_patch_vertex_count(c, &vertices) == DXIL_SPV_SUCCESS && vertices == 0 &&
               dxil_spv_converter_get_patch_location_offset(c, &offset) == DXIL_SPV_SUCCESS &&
               offset == model.patch_offset,
           "no patches");
    demand(dxil_spv_converter_is_multiview_compatible(c, &flag) == DXIL_SPV_SUCCESS && !flag &&
               !dxil_spv_converter_uses_subgroup_size(c) &&
               !dxil_spv_converter_uses_shader_feature(c, DXIL_SPV_SHADER_FEATURE_NATIVE_16BIT_OPERATIONS),
           "nothing is used");
}

static void demand_converted(dxil_spv_converter c)
{
    const struct dxs_spirv spirv = {
        .words = translator.words, .word_count = translator.word_count, .wave_size = translator.wave_size};
    const struct expected expected = {.options = expected_options,
                                      .entry = model.entry,
                                      .instances_views = model.views.enabled &&
                                                         model.views.view_index_to_view_instance_spec_id != DXS_NONE,
                                      .required_lanes = model.required_lanes,
                                      .patch_offset = model.patch_offset};
    dxil_spv_compiled_spirv compiled = {0};

    demand(dxil_spv_converter_get_compiled_spirv(c, &compiled) == DXIL_SPV_SUCCESS &&
               compiled.data == translator.words && compiled.size == 4 * translator.word_count,
           "the words are those of the conversion");
    demand_answers("model", c, &spirv, &expected);
}

static void run(dxil_spv_converter c)
{
    static const enum dxs_result failures[] = {DXS_RESULT_OUT_OF_MEMORY, DXS_RESULT_UNSUPPORTED, DXS_RESULT_NO_MAPPING,
                                               DXS_RESULT_INTERNAL_ERROR};

    translator.wave_size = once_in(3) ? 32 : 0;
    translator.result = once_in(6) ? failures[draw(4)] : DXS_RESULT_OK;
    model.entry = named_entry();
    conversions = 0;
    for (uint32_t n = 0; n < model.note_count; n++)
        model.notes[n].kind = model.notes[n].tag[0] ? model.notes[n].kind : NULL;
    make_random_words();
    bool converts = !model.is_in_table && model.entry && expect_options(&expected_options);
    dxil_spv_result expected = model.is_in_table ? DXIL_SPV_ERROR_INVALID_ARGUMENT
                               : converts        ? expected_result()
                                                 : DXIL_SPV_ERROR_GENERIC;
    messages = 0;
    demand(dxil_spv_converter_run(c) == expected, "the result of a run");
    demand(expected == DXIL_SPV_SUCCESS || messages > 0, "what fails is logged");
    demand(conversions == converts, "a run that may succeed converts once");
    if (expected == DXIL_SPV_SUCCESS)
        demand_converted(c);
    else
        demand_nothing(c);
}

/* Ends an open table, which no run allows. */
static void end_table(dxil_spv_converter c)
{
    if (!model.is_in_table)
        return;
    if (dxil_spv_converter_end_local_root_descriptor_table(c) == DXIL_SPV_SUCCESS)
        model.is_in_table = false;
}

static void one_round(void)
{
    static const uint32_t bytes[16] = {'D' | 'X' << 8 | 'B' << 16 | (uint32_t)'C' << 24};
    dxil_spv_parsed_blob blob;
    dxil_spv_converter c;

    make_random_module();
    parse_random_container();
    demand(dxil_spv_parse_dxil_blob(bytes, sizeof bytes, &blob) == DXIL_SPV_SUCCESS, "a container is read");
    demand_module(blob, bytes);
    ask_about_words(blob);
    begin_model();
    demand(dxil_spv_create_converter(blob, &c) == DXIL_SPV_SUCCESS, "a converter is made");
    if (once_in(4))
        demand_nothing(c);
    for (uint32_t runs = 1 + draw(3); runs > 0; runs--) {
        for (uint32_t n = draw(40); n > 0; n--)
            call_something(c);
        if (!once_in(8))
            end_table(c);
        run(c);
    }
    bool blob_first = draw(2); /* any order is allowed */
    dxil_spv_parsed_blob_free(blob_first ? blob : NULL);
    dxil_spv_converter_free(c);
    dxil_spv_parsed_blob_free(blob_first ? NULL : blob);
}

int main(int argc, char **argv)
{
    unsigned rounds = argc > 1 ? (unsigned)atoi(argv[1]) : 4000;

    program = argv[0];
    seed = argc > 2 ? (unsigned)atoi(argv[2]) : 0;
    rounds_done = argc > 3 ? (unsigned)atoi(argv[3]) : 0;

    signal(SIGABRT, name_round);
    dxil_spv_set_thread_log_callback(listen, &messages);
    translator.conversion = look_at_conversion;
    for (; rounds_done < rounds; rounds_done++) {
        state = ((uint64_t)seed << 32) + rounds_done;
        for (int n = 0; n < 4; n++)
            draw(2);
        one_round();
    }
    printf("%u rounds of random calls\n", rounds);
    return 0;
}
