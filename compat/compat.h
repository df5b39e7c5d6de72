/* What the files of this layer share. It stands on the public headers alone. */
#ifndef COMPAT_H
#define COMPAT_H

#include "dxil_spirv_c.h"
#include "dxs.h"

/* ---- Messages (thread.c) ----------------------------------------------------------------------------------------- */

void log_message(dxil_spv_log_level level, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- Warm objects (pool.c) --------------------------------------------------------------------------------------- */

/* Objects that were used before, or new ones; NULL: out of memory. */
dxs_module *take_module(void);
dxs_converter *take_converter(void);

/* Keeps the object for the next one, or destroys it. `size`: bytes of the input that it has seen; NULL is allowed. */
void give_module(dxs_module *module, size_t size);
void give_converter(dxs_converter *converter, size_t size);

/* ---- Objects ----------------------------------------------------------------------------------------------------- */

struct dxil_spv_parsed_blob_s {
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

/* Whether the entry chooses the slice of the render target array, or the viewport. Outputs of hull shaders choose
 * neither. */
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
