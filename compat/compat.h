/* What the files of this layer share. It stands on the public headers alone. */
#ifndef COMPAT_H
#define COMPAT_H

#include "dxil_spirv_c.h"
#include "dxs.h"

/* ---- Another library of the same interface (other_library.c) ----------------------------------------------------- */

/* The functions that are handed on, beside those of the whole thread. */
#define FOR_EACH_FORWARDED(F)                                                                                          \
    F(set_thread_log_callback)                                                                                         \
    F(begin_thread_allocator_context)                                                                                  \
    F(end_thread_allocator_context)                                                                                    \
    F(reset_thread_allocator_context)                                                                                  \
    F(parse_dxil_blob)                                                                                                 \
    F(parsed_blob_free)                                                                                                \
    F(parsed_blob_dump_llvm_ir)                                                                                        \
    F(parsed_blob_get_disassembled_ir)                                                                                 \
    F(parsed_blob_get_raw_ir)                                                                                          \
    F(parsed_blob_get_shader_stage)                                                                                    \
    F(parsed_blob_get_shader_stage_for_entry)                                                                          \
    F(parsed_blob_get_entry_index_by_name)                                                                             \
    F(parsed_blob_get_num_entry_points)                                                                                \
    F(parsed_blob_get_entry_point_name)                                                                                \
    F(parsed_blob_get_entry_point_demangled_name)                                                                      \
    F(parsed_blob_get_entry_point_node_input)                                                                          \
    F(parsed_blob_get_entry_point_num_node_outputs)                                                                    \
    F(parsed_blob_get_entry_point_node_output)                                                                         \
    F(parsed_blob_scan_resources)                                                                                      \
    F(parsed_blob_get_num_rdat_subobjects)                                                                             \
    F(parsed_blob_get_rdat_subobject)                                                                                  \
    F(create_converter)                                                                                                \
    F(create_converter_with_reflection)                                                                                \
    F(converter_free)                                                                                                  \
    F(converter_set_entry_point)                                                                                       \
    F(converter_set_stage_input_remapper)                                                                              \
    F(converter_set_stage_output_remapper)                                                                             \
    F(converter_set_vertex_input_remapper)                                                                             \
    F(converter_set_stream_output_remapper)                                                                            \
    F(converter_set_srv_remapper)                                                                                      \
    F(converter_set_sampler_remapper)                                                                                  \
    F(converter_set_uav_remapper)                                                                                      \
    F(converter_set_cbv_remapper)                                                                                      \
    F(converter_set_root_constant_word_count)                                                                          \
    F(converter_set_root_descriptor_count)                                                                             \
    F(converter_add_local_root_constants)                                                                              \
    F(converter_add_local_root_descriptor)                                                                             \
    F(converter_add_local_root_descriptor_table)                                                                       \
    F(converter_begin_local_root_descriptor_table)                                                                     \
    F(converter_end_local_root_descriptor_table)                                                                       \
    F(converter_add_root_parameter_mapping)                                                                            \
    F(converter_add_root_descriptor_mapping)                                                                           \
    F(converter_add_non_semantic_debug_info)                                                                           \
    F(converter_set_patch_location_offset)                                                                             \
    F(converter_set_meta_descriptor)                                                                                   \
    F(converter_add_option)                                                                                            \
    F(converter_run)                                                                                                   \
    F(converter_get_compiled_spirv)                                                                                    \
    F(converter_get_compiled_entry_point)                                                                              \
    F(converter_uses_subgroup_size)                                                                                    \
    F(converter_get_compute_workgroup_dimensions)                                                                      \
    F(converter_get_compute_required_wave_size)                                                                        \
    F(converter_get_compute_wave_size_range)                                                                           \
    F(converter_get_compute_heuristic_max_wave_size)                                                                   \
    F(converter_get_compute_heuristic_min_wave_size)                                                                   \
    F(converter_get_patch_vertex_count)                                                                                \
    F(converter_get_patch_location_offset)                                                                             \
    F(converter_uses_shader_feature)                                                                                   \
    F(converter_is_multiview_compatible)                                                                               \
    F(converter_get_analysis_warnings)

struct other_library {
#define F(name) __typeof__(&dxil_spv_##name) name;
    FOR_EACH_FORWARDED(F)
#undef F
};

/* The library for containers with DXBC code, made ready for this thread: its log callback and its allocator context are
 * those of the thread. NULL: there is none. */
const struct other_library *other_library(void);

/* ---- Messages (thread.c) ----------------------------------------------------------------------------------------- */

void log_message(dxil_spv_log_level level, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Both calls are repeated for the other library once it is loaded. */
struct thread_state {
    dxil_spv_log_cb log;
    void *log_user;
    unsigned contexts;    /* allocator contexts that this thread has begun */
    bool other_has_begun; /* one of the other library */
};
struct thread_state *thread_state(void);

/* ---- Warm objects (pool.c) --------------------------------------------------------------------------------------- */

/* Objects that were used before, or new ones; NULL: out of memory. */
dxs_module *take_module(void);
dxs_converter *take_converter(void);

/* Keeps the object for the next one, or destroys it. `size`: bytes of the input that it has seen; NULL is allowed. */
void give_module(dxs_module *module, size_t size);
void give_converter(dxs_converter *converter, size_t size);

/* ---- Objects ----------------------------------------------------------------------------------------------------- */

struct dxil_spv_parsed_blob_s {
    const struct other_library *other; /* NULL: the members below `foreign` count */
    dxil_spv_parsed_blob foreign;

    dxs_module *module;
    const unsigned char *bytes; /* the caller's: root signatures of subobjects point there */
    size_t size;
    void *bitcode; /* a copy, made with the blob */
    size_t bitcode_size;
    const char **exports; /* of the subobjects that do not have them as the interface wants them */
    dxs_converter *disassembler;
};

enum parameter_kind {
    LOCAL_CONSTANTS,
    LOCAL_DESCRIPTOR,
    LOCAL_TABLE
};

/* A parameter of the local root signature, or a further range of the table before it. */
struct local_parameter {
    enum parameter_kind kind;
    dxil_spv_resource_class resource_class; /* constants: CBV */
    unsigned space, first_register;
    unsigned count;       /* constants: words; tables: descriptors */
    unsigned heap_offset; /* tables */
    unsigned offset;      /* bytes in the shader record */
};

/* Option 48: a note of the program's data, or of a root parameter if `tag` is NULL (notes.c). */
struct note {
    char *tag;
    uint32_t *words;
    uint32_t count;
    bool is_descriptor; /* root parameter: a descriptor at a set and binding, not root arguments at an offset */
};

struct meta_place {
    dxil_spv_meta_descriptor_kind kind;
    struct dxs_set_binding place;
};

/* The callbacks of the interface; NULL: not set. */
struct callbacks {
    dxil_spv_srv_remapper_cb srv;
    dxil_spv_sampler_remapper_cb sampler;
    dxil_spv_uav_remapper_cb uav;
    dxil_spv_cbv_remapper_cb cbv;
    dxil_spv_vertex_input_remapper_cb vertex_input;
    dxil_spv_stream_output_remapper_cb stream_output;
    dxil_spv_shader_stage_io_remapper_cb stage_input, stage_output;
    void *srv_user, *sampler_user, *uav_user, *cbv_user;
    void *vertex_input_user, *stream_output_user, *stage_input_user, *stage_output_user;
};

struct dxil_spv_converter_s {
    const struct other_library *other; /* NULL: the members below `foreign` count */
    dxil_spv_converter foreign;

    dxil_spv_parsed_blob blob;
    size_t input_size; /* bytes of the blob, which may be gone when the converter is freed */
    char *entry_point; /* NULL: the first */
    char *source_name; /* NULL: none */
    struct callbacks callbacks;
    unsigned root_constant_words, root_descriptors;

    struct local_parameter *local_parameters;
    unsigned local_parameter_count, local_parameter_capacity;
    unsigned record_size; /* bytes of the shader record so far */
    unsigned table_start; /* number of the first range of the open table */
    bool table_is_open;
    bool out_of_memory; /* met where no result could tell */

    struct note *notes;
    unsigned note_count;
    bool has_notes;             /* the option */
    struct dxs_note *run_notes; /* as the last run gave them to dxs.h */

    /* Options. What dxs_options holds stands there. */
    struct dxs_options options;
    bool inline_block, storage_for_heap_cbvs, physical_storage_buffers, typed_offsets, heap_robustness;
    bool has_derivatives, has_derivative_quads; /* in shaders with thread groups */
    unsigned descriptor_shift, sampler_shift;   /* of tables in the shader record */
    unsigned storage_buffer_alignment;
    unsigned forced_wave_size; /* 0: the shader's own */
    dxil_spv_option_view_instancing views;
    struct meta_place metas[DXIL_SPV_META_DESCRIPTOR_DYNAMIC_VIEW_INSTANCING_MASK + 1];
    unsigned patch_offset; /* DXS_NONE: not given */

    /* Results of the last run. */
    dxs_converter *converter; /* NULL: it has not run */
    struct dxs_spirv spirv;   /* words NULL: it failed */
    const struct dxs_entry *entry;
};

/* ---- Options (options.c) ----------------------------------------------------------------------------------------- */

void default_options(dxil_spv_converter converter);

/* What several options, meta descriptors and the entry say together, for one run; false: it was logged. */
bool complete_conversion_options(dxil_spv_converter converter, struct dxs_options *options);

/* Whether the entry itself says in which slice of the render target array, or in which viewport, it draws. */
bool writes_semantic(const struct dxs_entry *entry, enum dxs_semantic semantic);

/* ---- Callbacks (resources.c, locations.c) ------------------------------------------------------------------------ */

bool map_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding);
bool map_location(void *user, const struct dxs_location_request *request, struct dxs_location *location);

/* Whether a uniform buffer has the address of the heap, from which addresses of counters are read. */
bool has_heap_pointer(dxil_spv_converter converter);

/* The buffer of addresses of the resource heap, as the callback tells of acceleration structures there; false: it does
 * not. */
bool find_address_buffer(dxil_spv_converter converter, struct dxs_set_binding *place);

dxil_spv_shader_stage stage_of(enum dxs_stage stage);

/* Locations of control points, behind which those of patch constants begin. */
unsigned control_point_locations(const struct dxs_signature *control_points);

/* ---- Notes (notes.c) --------------------------------------------------------------------------------------------- */

/* The notes of a run; those of root parameters get a text when a resource uses them. False: out of memory. */
bool begin_notes(dxil_spv_converter converter, struct dxs_options *options);
void note_resource(dxil_spv_converter converter, const struct dxs_resource *resource,
                   const struct dxs_binding *binding);
void free_notes(dxil_spv_converter converter);

/* ---- Texts (converter.c) ----------------------------------------------------------------------------------------- */

/* Keeps a copy of the text in place of the one before; NULL: none. */
void copy_text(dxil_spv_converter converter, char **kept, const char *text);

#endif
