/* Containers with DXBC code are passed on to a second library with the same interface (stand_in.c). Objects of both
 * libraries are used side by side.
 *
 *   dxbc STAND-IN-LIBRARY SHADER.dxil NODES.dxil */
#define _POSIX_C_SOURCE 200809L /* setenv */
#include "dxil_spirv_c.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/common/held_memory.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A container with one part: an empty SHEX chunk. */
static const unsigned char dxbc[] = {'D', 'X', 'B', 'C', 0, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0,  0, 0, 0,
                                     0,   0,   1,   0,   0, 0, 52, 0, 0, 0, 1, 0, 0, 0, 36, 0, 0, 0,
                                     'S', 'H', 'E', 'X', 8, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0,  0};

static const char *(*last_call)(void);
static unsigned (*call_count)(void);
static unsigned (*given_arguments)(const uintptr_t **given);
static const void *(*object_of)(const char *function);
static int (*contexts)(void);
static bool (*logs_to)(uintptr_t callback, uintptr_t user);

static void listen(void *user, dxil_spv_log_level level, const char *text)
{
    (void)level;
    (void)text;
    ++*(unsigned *)user;
}

/* The arguments of a call, as words. */
#define WORDS_1(a) (uintptr_t)(a)
#define WORDS_2(a, ...) (uintptr_t)(a), WORDS_1(__VA_ARGS__)
#define WORDS_3(a, ...) (uintptr_t)(a), WORDS_2(__VA_ARGS__)
#define WORDS_4(a, ...) (uintptr_t)(a), WORDS_3(__VA_ARGS__)
#define WORDS_5(a, ...) (uintptr_t)(a), WORDS_4(__VA_ARGS__)
#define WORDS_6(a, ...) (uintptr_t)(a), WORDS_5(__VA_ARGS__)
#define CHOOSE(a, b, c, d, e, f, name, ...) name
#define WORDS(...) CHOOSE(__VA_ARGS__, WORDS_6, WORDS_5, WORDS_4, WORDS_3, WORDS_2, WORDS_1, 0)(__VA_ARGS__)

/* The first argument is the other library's own object; all others are the same. */
static void expect_arguments(const char *function, const uintptr_t *passed, unsigned count)
{
    const uintptr_t *given;

    demand(given_arguments(&given) == count, function);
    demand(given[0] == (uintptr_t)object_of(function), function);
    demand(memcmp(given + 1, passed + 1, (count - 1) * sizeof *given) == 0, function);
}

/* Checks that a call is passed on as exactly one call of the same function, with its arguments. */
#define CALL_VOID(function, ...)                                                                                       \
    do {                                                                                                               \
        const uintptr_t passed_[] = {WORDS(__VA_ARGS__)};                                                              \
        unsigned calls_ = call_count();                                                                                \
        dxil_spv_##function(__VA_ARGS__);                                                                              \
        demand(strcmp(last_call(), #function) == 0, "handed on: " #function);                                          \
        demand(call_count() == calls_ + 1, "once: " #function);                                                        \
        expect_arguments(#function, passed_, (unsigned)(sizeof passed_ / sizeof *passed_));                            \
    } while (0)

/* And that its result comes back. */
#define CALL_FOR(expected, function, ...)                                                                              \
    do {                                                                                                               \
        const uintptr_t passed_[] = {WORDS(__VA_ARGS__)};                                                              \
        unsigned calls_ = call_count();                                                                                \
        demand(dxil_spv_##function(__VA_ARGS__) == (expected), "the result of " #function);                            \
        demand(strcmp(last_call(), #function) == 0, "handed on: " #function);                                          \
        demand(call_count() == calls_ + 1, "once: " #function);                                                        \
        expect_arguments(#function, passed_, (unsigned)(sizeof passed_ / sizeof *passed_));                            \
    } while (0)
#define CALL(function, ...) CALL_FOR(DXIL_SPV_ERROR_FAILED_VALIDATION, function, __VA_ARGS__)

/* What the other library looks at, but does not use: numbers that differ. */
#define PLACE(number) ((void *)(uintptr_t)(number))

static void use_blob(dxil_spv_parsed_blob blob)
{
    const char *text;
    const void *data;
    size_t size;
    unsigned number;
    dxil_spv_node_input_data input;
    dxil_spv_node_output_data output;
    dxil_spv_rdat_subobject subobject;

    CALL_VOID(parsed_blob_dump_llvm_ir, blob);
    CALL(parsed_blob_get_disassembled_ir, blob, &text);
    CALL(parsed_blob_get_raw_ir, blob, &data, &size);
    CALL_FOR(DXIL_SPV_STAGE_CALLABLE, parsed_blob_get_shader_stage, blob);
    CALL_FOR(DXIL_SPV_STAGE_CALLABLE, parsed_blob_get_shader_stage_for_entry, blob, "main");
    CALL(parsed_blob_get_entry_index_by_name, blob, "main", &number);
    CALL(parsed_blob_get_num_entry_points, blob, &number);
    CALL(parsed_blob_get_entry_point_name, blob, 3, &text);
    CALL(parsed_blob_get_entry_point_demangled_name, blob, 4, &text);
    CALL(parsed_blob_get_entry_point_node_input, blob, 5, &input);
    CALL(parsed_blob_get_entry_point_num_node_outputs, blob, 6, &number);
    CALL(parsed_blob_get_entry_point_node_output, blob, 7, 8, &output);
    CALL(parsed_blob_scan_resources, blob, (dxil_spv_srv_remapper_cb)PLACE(1), (dxil_spv_sampler_remapper_cb)PLACE(2),
         (dxil_spv_cbv_remapper_cb)PLACE(3), (dxil_spv_uav_remapper_cb)PLACE(4), PLACE(5));
    CALL_FOR(77, parsed_blob_get_num_rdat_subobjects, blob);
    CALL_VOID(parsed_blob_get_rdat_subobject, blob, 9, &subobject);
}

static void set_up(dxil_spv_converter c)
{
    const dxil_spv_option_descriptor_qa option = {.base = {DXIL_SPV_OPTION_DESCRIPTOR_QA}};

    CALL_VOID(converter_set_entry_point, c, "main");
    CALL_VOID(converter_set_stage_input_remapper, c, (dxil_spv_shader_stage_io_remapper_cb)PLACE(1), PLACE(2));
    CALL_VOID(converter_set_stage_output_remapper, c, (dxil_spv_shader_stage_io_remapper_cb)PLACE(1), PLACE(2));
    CALL_VOID(converter_set_vertex_input_remapper, c, (dxil_spv_vertex_input_remapper_cb)PLACE(1), PLACE(2));
    CALL_VOID(converter_set_stream_output_remapper, c, (dxil_spv_stream_output_remapper_cb)PLACE(1), PLACE(2));
    CALL_VOID(converter_set_srv_remapper, c, (dxil_spv_srv_remapper_cb)PLACE(1), PLACE(2));
    CALL_VOID(converter_set_sampler_remapper, c, (dxil_spv_sampler_remapper_cb)PLACE(1), PLACE(2));
    CALL_VOID(converter_set_uav_remapper, c, (dxil_spv_uav_remapper_cb)PLACE(1), PLACE(2));
    CALL_VOID(converter_set_cbv_remapper, c, (dxil_spv_cbv_remapper_cb)PLACE(1), PLACE(2));
    CALL_VOID(converter_set_root_constant_word_count, c, 1);
    CALL_VOID(converter_set_root_descriptor_count, c, 1);
    CALL_VOID(converter_add_local_root_constants, c, 1, 2, 3);
    CALL_VOID(converter_add_local_root_descriptor, c, DXIL_SPV_RESOURCE_CLASS_UAV, 2, 3);
    CALL_VOID(converter_add_local_root_descriptor_table, c, DXIL_SPV_RESOURCE_CLASS_CBV, 3, 4, 5, 6);
    CALL(converter_begin_local_root_descriptor_table, c);
    CALL(converter_end_local_root_descriptor_table, c);
    CALL_VOID(converter_add_root_parameter_mapping, c, 1, 2);
    CALL_VOID(converter_add_root_descriptor_mapping, c, 1, 2, 3);
    CALL_VOID(converter_add_non_semantic_debug_info, c, "tag", "data", 4);
    CALL_VOID(converter_set_patch_location_offset, c, 5);
    CALL(converter_set_meta_descriptor, c, DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE,
         DXIL_SPV_META_DESCRIPTOR_KIND_PUSH_CONSTANT, 6, 7);
    CALL(converter_add_option, c, &option.base); /* passed on, although this library refuses the option */
}

static void use_results(dxil_spv_converter c)
{
    dxil_spv_compiled_spirv spirv;
    const char *text;
    const uintptr_t *given;
    unsigned x, y, z;
    dxil_spv_bool flag;

    demand(dxil_spv_converter_run(c) == DXIL_SPV_ERROR_FAILED_VALIDATION, "the other library's result comes back");
    demand(strcmp(last_call(), "converter_run") == 0, "of its run");
    demand(given_arguments(&given) == 1 && given[0] == (uintptr_t)object_of("converter_run"), "of its converter");
    CALL(converter_get_compiled_spirv, c, &spirv);
    CALL(converter_get_compiled_entry_point, c, &text);
    CALL_FOR(77, converter_uses_subgroup_size, c);
    CALL(converter_get_compute_workgroup_dimensions, c, &x, &y, &z);
    CALL(converter_get_compute_required_wave_size, c, &x);
    CALL(converter_get_compute_wave_size_range, c, &x, &y, &z);
    CALL(converter_get_compute_heuristic_max_wave_size, c, &x);
    CALL(converter_get_compute_heuristic_min_wave_size, c, &x);
    CALL(converter_get_patch_vertex_count, c, &x);
    CALL(converter_get_patch_location_offset, c, &x);
    CALL_FOR(77, converter_uses_shader_feature, c, DXIL_SPV_SHADER_FEATURE_NATIVE_16BIT_OPERATIONS);
    CALL(converter_is_multiview_compatible, c, &flag);
    demand(strcmp(dxil_spv_converter_get_analysis_warnings(c), "stand-in") == 0, "the other library's warnings");
}

/* A run logs to what the thread has set last. */
static void log_elsewhere(dxil_spv_converter c, unsigned *messages)
{
    unsigned others = 0;

    demand(logs_to((uintptr_t)listen, (uintptr_t)messages), "the other library logs to the thread's callback");
    dxil_spv_set_thread_log_callback(listen, &others);
    demand(dxil_spv_converter_run(c) == DXIL_SPV_ERROR_FAILED_VALIDATION, "the other library runs");
    demand(logs_to((uintptr_t)listen, (uintptr_t)&others), "with the callback of now");
    dxil_spv_set_thread_log_callback(NULL, NULL);
    demand(dxil_spv_converter_run(c) == DXIL_SPV_ERROR_FAILED_VALIDATION && logs_to(0, 0), "or with none");
    dxil_spv_set_thread_log_callback(listen, messages);
}

/* Contexts within contexts are one for the other library, which has it from the next DXBC on to the last end. */
static void nest_contexts(void)
{
    dxil_spv_parsed_blob blob;
    unsigned calls = call_count();

    dxil_spv_end_thread_allocator_context(); /* of none */
    dxil_spv_reset_thread_allocator_context();
    dxil_spv_begin_thread_allocator_context();
    dxil_spv_begin_thread_allocator_context();
    demand(contexts() == 0 && call_count() == calls, "without DXBC nobody hears of contexts");
    for (unsigned n = 0; n < 3; n++) {
        demand(dxil_spv_parse_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_SUCCESS, "DXBC is handed on");
        dxil_spv_parsed_blob_free(blob);
        demand(contexts() == 1, "in one context");
    }
    dxil_spv_end_thread_allocator_context();
    demand(contexts() == 1, "which lasts");
    dxil_spv_reset_thread_allocator_context();
    demand(contexts() == 1 && strcmp(last_call(), "reset_thread_allocator_context") == 0, "through resets");
    dxil_spv_end_thread_allocator_context();
    demand(contexts() == 0, "until the last ends");
    demand(dxil_spv_parse_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_SUCCESS && contexts() == 0, "none is left");
    dxil_spv_parsed_blob_free(blob);
}

/* The environment may name the library, for the first DXBC or for dxil_spv_set_dxbc_library. Ends the process. */
static void use_environment(const char *path, bool sets)
{
    dxil_spv_parsed_blob blob;

    setenv("DXIL_SPV_DXBC_LIBRARY", path, 1);
    demand(!sets || dxil_spv_set_dxbc_library(NULL) == DXIL_SPV_SUCCESS, "the environment names a library");
    demand(dxil_spv_parse_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_SUCCESS, "which DXBC is handed to");
    dxil_spv_parsed_blob_free(blob);
    exit(0);
}

static void use_environments(const char *path)
{
    for (int n = 0; n < 2; n++) {
        int status = 1;
        pid_t child = fork();
        if (child == 0)
            use_environment(path, n == 1);
        demand(waitpid(child, &status, 0) == child && status == 0, "a library of the environment is used");
    }
}

/* Makes a converter of the other library. The test passes its own objects, the library those of the other one. */
static void create(dxil_spv_parsed_blob blob, dxil_spv_parsed_blob reflection, dxil_spv_converter *converter)
{
    unsigned calls = call_count(), expected = reflection == blob ? 2 : 1;
    const uintptr_t *given;

    demand(dxil_spv_create_converter_with_reflection(blob, reflection, converter) == DXIL_SPV_SUCCESS, "a converter");
    demand(strcmp(last_call(), expected == 2 ? "create_converter_with_reflection" : "create_converter") == 0 &&
               call_count() == calls + 1,
           "of the other library");
    demand(given_arguments(&given) == expected && given[0] == (uintptr_t)object_of("blob") &&
               given[expected - 1] == given[0],
           "for its blob");
}

/* Uses converters of both kinds in turn. */
static void use_both(const struct input_file *file, dxil_spv_parsed_blob foreign, unsigned *messages)
{
    dxil_spv_parsed_blob own;
    dxil_spv_converter a, b;
    dxil_spv_compiled_spirv spirv;
    unsigned heard;

    demand(dxil_spv_parse_dxil_blob(file->bytes, file->size, &own) == DXIL_SPV_SUCCESS, "DXIL is read here");
    create(foreign, NULL, &b);
    heard = call_count();
    demand(dxil_spv_create_converter(own, &a) == DXIL_SPV_SUCCESS, "a converter for DXIL");
    demand(dxil_spv_converter_run(a) == DXIL_SPV_SUCCESS &&
               dxil_spv_converter_get_compiled_spirv(a, &spirv) == DXIL_SPV_SUCCESS && spirv.size > 20,
           "converts it here");
    demand(call_count() == heard, "and nobody else hears of it");
    set_up(b);
    use_results(b);
    log_elsewhere(b, messages);
    CALL_VOID(converter_free, b);
    dxil_spv_converter_free(a);
    create(foreign, foreign, &b);
    CALL_VOID(converter_free, b);
    create(foreign, own, &b); /* a reflection of the other kind is ignored */
    CALL_VOID(converter_free, b);
    dxil_spv_parsed_blob_free(own);
}

/* Nodes of work graphs are DXIL: they stay here. */
static void keep_nodes(const struct input_file *file)
{
    unsigned calls = call_count();
    dxil_spv_parsed_blob nodes;
    dxil_spv_node_input_data input;

    demand(dxil_spv_parse_dxil_blob(file->bytes, file->size, &nodes) == DXIL_SPV_SUCCESS, "nodes are parsed");
    demand(dxil_spv_parsed_blob_get_entry_point_node_input(nodes, 0, &input) == DXIL_SPV_SUCCESS, "and described");
    dxil_spv_parsed_blob_free(nodes);
    demand(call_count() == calls, "not by the other library");
}

/* DXBC code has no reflection of DXIL, and is no bitcode. */
static void keep_reflection(void)
{
    unsigned calls = call_count();
    dxil_spv_parsed_blob blob = NULL;

    demand(dxil_spv_parse_reflection_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_ERROR_NO_DATA && !blob,
           "DXBC has no reflection");
    demand(dxil_spv_parse_dxil(dxbc, sizeof dxbc, &blob) == DXIL_SPV_ERROR_PARSER && !blob, "and is no bitcode");
    demand(call_count() == calls, "the other library is not asked");
}

/* Objects of the other library leave nothing behind here. */
static void use_again(dxil_spv_parsed_blob foreign)
{
    dxil_spv_parsed_blob blob;
    dxil_spv_converter c;
    size_t held = 0;

    for (unsigned n = 0; n < 100; n++) {
        demand(dxil_spv_parse_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_SUCCESS, "DXBC is handed on");
        dxil_spv_parsed_blob_free(blob);
        create(foreign, NULL, &c);
        dxil_spv_converter_free(c);
        if (n == 50)
            held = held_memory();
    }
    demand(held_memory() == held, "nothing is held for ever");
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    dxil_spv_parsed_blob blob = NULL;
    unsigned messages = 0;
    const uintptr_t *given;
    size_t held = 0;

    demand(argc == 4 && add_input_files(&files, argv[2]) && add_input_files(&files, argv[3]), "there are shaders");
    use_environments(argv[1]);
    dxil_spv_set_thread_log_callback(listen, &messages);
    demand(dxil_spv_parse_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_ERROR_PARSER && !blob && messages == 1,
           "DXBC is refused where no library is named");
    demand(dxil_spv_set_dxbc_library(NULL) == DXIL_SPV_ERROR_GENERIC, "none is named");
    demand(dxil_spv_set_dxbc_library("/nowhere/at/all.so") == DXIL_SPV_ERROR_GENERIC && messages == 2,
           "one that is not there");
    demand(dxil_spv_set_dxbc_library("libc.so.6") == DXIL_SPV_ERROR_GENERIC && messages == 3, "one of another kind");
    for (unsigned n = 0; n < 40; n++) {
        demand(dxil_spv_set_dxbc_library("libc.so.6") == DXIL_SPV_ERROR_GENERIC, "and again");
        held = n == 20 ? held_memory() : held;
    }
    demand(held_memory() == held, "nothing is held of those");
    messages = 0;
    demand(dxil_spv_set_dxbc_library(argv[1]) == DXIL_SPV_SUCCESS && messages == 0, "one that is there");
    demand(dxil_spv_set_dxbc_library(argv[1]) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "once");

    void *library = dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD);
    demand(library != NULL, "it is loaded");
    *(void **)&last_call = dlsym(library, "stand_in_last_call");
    *(void **)&call_count = dlsym(library, "stand_in_call_count");
    *(void **)&given_arguments = dlsym(library, "stand_in_arguments");
    *(void **)&object_of = dlsym(library, "stand_in_object");
    *(void **)&contexts = dlsym(library, "stand_in_contexts");
    *(void **)&logs_to = dlsym(library, "stand_in_logs_to");
    dxil_spv_begin_thread_allocator_context();
    demand(call_count() == 0, "nothing is called before there is DXBC");
    demand(dxil_spv_parse_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_SUCCESS && blob, "DXBC is handed on");
    demand(call_count() == 3, "callback, allocator context and parsing reach the other library");
    demand(given_arguments(&given) == 2 && given[0] == (uintptr_t)dxbc && given[1] == sizeof dxbc, "with its bytes");
    keep_reflection();
    use_blob(blob);
    keep_nodes(&files.data[1]);
    use_both(&files.data[0], blob, &messages);
    use_again(blob);
    CALL_VOID(parsed_blob_free, blob);
    dxil_spv_reset_thread_allocator_context();
    demand(strcmp(last_call(), "reset_thread_allocator_context") == 0, "its memory is reset");
    dxil_spv_end_thread_allocator_context();
    demand(strcmp(last_call(), "end_thread_allocator_context") == 0, "and given back");
    nest_contexts();
    free_input_files(&files);
    return 0;
}
