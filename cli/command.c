#include "command.h"

#include <errno.h>
#include <float.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum option_kind {
    FLAG,   /* bool; --no-NAME turns it off */
    TEXT,   /* const char * */
    NUMBER, /* uint32_t */
    WIDE,   /* uint64_t */
    FACTOR, /* float, not negative */
    CHOICE, /* uint32_t: one of the names in `choices` */
    SELECT  /* uint32_t: set to `value`; only one option of those with the same field may be given */
};

struct choice {
    const char *name;
    uint32_t value;
};

struct option {
    const char *name;     /* without dashes */
    const char *argument; /* as help shows it, NULL: none */
    enum option_kind kind;
    size_t field; /* in struct command */
    uint32_t value;
    const struct choice *choices; /* ends with a NULL name */
    const char *help;
};

struct group {
    const char *title;
    const struct option *options;
    size_t count;
};

#define FIELD(name) offsetof(struct command, name)
#define FEATURE(option, member, text)                                                                                  \
    {                                                                                                                  \
        option, NULL, FLAG, FIELD(convert.features.member), 0, NULL, text                                              \
    }
#define SHIFT(option, member, text)                                                                                    \
    {                                                                                                                  \
        option, "N", NUMBER, FIELD(convert.shifts.member), 0, NULL, text                                               \
    }

#define LIMIT(option, member, text)                                                                                    \
    {                                                                                                                  \
        option, "N", NUMBER, FIELD(limits.member), 0, NULL, text                                                       \
    }

static const struct choice programs[] = {{"auto", PROGRAM_AUTO},
                                         {"dxil", DXS_PROGRAM_DXIL},
                                         {"debug", DXS_PROGRAM_DEBUG},
                                         {"reflection", DXS_PROGRAM_REFLECTION},
                                         {NULL, 0}};

static const struct option input_options[] = {
    {"entry", "NAME", TEXT, FIELD(entry), 0, NULL, "entry point to convert (default: the only one)"},
    {"program", "PART", CHOICE, FIELD(program), 0, programs,
     "module of the container to read: dxil, debug, reflection; auto: with --debug-info debug if there is one, else "
     "dxil"},
    {"check-hash", NULL, FLAG, FIELD(check_hash), 0, NULL, "refuse a container whose digest does not fit"},
    {"memory-limit", "MIB", NUMBER, FIELD(memory_limit_mib), 0, NULL,
     "memory that parsing and converting may each use; of this and the next: 0, the library's own limit"},
    LIMIT("value-limit", values, "values of the module, and ids of the SPIR-V"),
    LIMIT("block-limit", blocks, "blocks of the module, and of the structured form"),
    LIMIT("type-limit", types, "types of the module, and of the SPIR-V"),
    LIMIT("nesting-limit", nesting, "levels of types and constants, and of constructs of control flow"),
};

static const struct option output_options[] = {
    {"output", "FILE", TEXT, FIELD(output), 0, NULL, "where to write, - for standard output (default of texts: -)"},
    {"output-folder", "DIR", TEXT, FIELD(output_folder), 0, NULL,
     "write IN.spv, .spvasm, .glsl, ... into this folder for each of several inputs, and of all their entry points"},
    {"asm", NULL, SELECT, FIELD(kind), OUTPUT_ASSEMBLY, NULL, "write SPIR-V assembly (needs SPIRV-Tools)"},
    {"glsl", NULL, SELECT, FIELD(kind), OUTPUT_GLSL, NULL, "write Vulkan GLSL (needs SPIRV-Cross)"},
    {"hlsl", NULL, SELECT, FIELD(kind), OUTPUT_HLSL, NULL, "write HLSL (needs SPIRV-Cross)"},
    {"dump-ir", NULL, SELECT, FIELD(kind), OUTPUT_IR, NULL, "write the DXIL module as text"},
    {"reflect", NULL, SELECT, FIELD(kind), OUTPUT_REFLECTION, NULL,
     "write entry point, signatures and bindings as JSON, or what a library holds"},
    {"validate", NULL, FLAG, FIELD(validate), 0, NULL, "validate the SPIR-V (needs SPIRV-Tools)"},
    {"target-env", "ENV", TEXT, FIELD(target_environment), 0, NULL, "what to validate for: vulkan1.1, vulkan1.3, ..."},
    {"cfg", "DIR", TEXT, FIELD(cfg_folder), 0, NULL,
     "write pictures of the control flow: a .dot, and with Graphviz an .svg, per function and stage"},
    {"debug-info", NULL, FLAG, FIELD(convert.debug_info), 0, NULL, "keep names and source lines that the module has"},
    {"debug-variables", NULL, FLAG, FIELD(convert.debug_variables), 0, NULL,
     "and scopes, types and values of variables, for debuggers (NonSemantic.Shader.DebugInfo.100)"},
    {"shader-hash", "N", WIDE, FIELD(convert.shader_hash), 0, NULL,
     "name of the shader in the SPIR-V and in reports (default: the hash of its bytes)"},
    {"print", "LIST", TEXT, FIELD(print), 0, NULL,
     "report values as threads compute them: all, or instructions as --dump-ir numbers them, 4,7-9,f2:5"},
    {"print-thread", "X[,Y[,Z]]", TEXT, FIELD(print_thread), 0, NULL,
     "only those of this thread, vertex and instance, pixel, ..."},
    {"print-to", "WHERE", TEXT, FIELD(print_to), 0, NULL,
     "SET:BINDING of a storage buffer (default: 0:6000), which `dxil-spirv print-records` shows; or printf, for "
     "layers"},
    {"names", NULL, FLAG, FIELD(convert.structured_names), 0, NULL, "name resources and interface variables"},
};

static const struct choice derivative_forms[] = {{"native", DXS_COMPUTE_DERIVATIVES_NATIVE},
                                                 {"linear", DXS_COMPUTE_DERIVATIVES_LINEAR},
                                                 {"zero", DXS_COMPUTE_DERIVATIVES_ZERO},
                                                 {"refused", DXS_COMPUTE_DERIVATIVES_REFUSED},
                                                 {NULL, 0}};

static const struct option feature_options[] = {
    FEATURE("demote-to-helper", demote_to_helper, "discard demotes to a helper invocation"),
    FEATURE("storage-image-read-without-format", storage_image_read_without_format,
            "storage images are read without a format"),
    FEATURE("native-16bit-min-precision", native_16bit_min_precision, "min-precision types are 16 bits wide"),
    FEATURE("storage-16bit-input-output", storage_16bit_input_output, "stage inputs and outputs may be 16 bits wide"),
    FEATURE("integer-dot-product", integer_dot_product, "dot products of packed bytes are one instruction"),
    FEATURE("dual-source-blending", dual_source_blending, "SV_Target1 is the second blend source"),
    FEATURE("maximal-reconvergence", maximal_reconvergence, "declare maximal reconvergence"),
    FEATURE("subgroup-partitioned", subgroup_partitioned, "sets of lanes by the NV extension of this name"),
    FEATURE("quad-control", quad_control, "helper lanes, derivatives and votes in quads by the KHR extension"),
    FEATURE("denorm-preserve-16bit", denorm_preserve_16bit, "16-bit denormals are kept"),
    FEATURE("denorm-preserve-64bit", denorm_preserve_64bit, "64-bit denormals are kept"),
    FEATURE("signed-zero-inf-nan-preserve-16bit", signed_zero_inf_nan_preserve_16bit,
            "16-bit infinities, NaNs and signs of zeros are kept"),
    FEATURE("signed-zero-inf-nan-preserve-32bit", signed_zero_inf_nan_preserve_32bit, "those of 32 bits"),
    FEATURE("signed-zero-inf-nan-preserve-64bit", signed_zero_inf_nan_preserve_64bit, "those of 64 bits"),
    FEATURE("compute-derivatives-khr", compute_derivatives_khr,
            "derivatives by the KHR extension, in mesh shaders too"),
    {"compute-derivatives", "HOW", CHOICE, FIELD(convert.features.compute_derivatives), 0, derivative_forms,
     "those of groups: native, linear (thread ids are rearranged), zero, refused"},
    FEATURE("per-component-robustness", per_component_robustness,
            "vectors in storage buffers are bounds-checked by component"),
    {"node-dispatch", "BYTE", NUMBER, FIELD(convert.node_dispatch), 0, NULL,
     "nodes of work graphs: where in the push constants the address of the dispatch is"},
    {"nvapi", NULL, FLAG, FIELD(convert.nvapi.enabled), 0, NULL, "NVIDIA's extensions of HLSL are translated"},
    {"nvapi-register", "N", NUMBER, FIELD(convert.nvapi.register_number), 0, NULL, "their UAV: the u register"},
    {"nvapi-space", "N", NUMBER, FIELD(convert.nvapi.space), 0, NULL, "and its space"},
    {"exact-raw-bounds", NULL, FLAG, FIELD(convert.exact_raw_bounds), 0, NULL,
     "else: words of raw buffers are moved one by one, so that their ends are exact"},
    FEATURE("raw-access-chains", raw_access_chains, "raw and structured buffers by the NV extension of this name"),
    FEATURE("vulkan-memory-model", vulkan_memory_model, "Vulkan's memory model in place of GLSL's"),
    FEATURE("mixed-float-dot-product", mixed_float_dot_product, "dot2add by the VALVE extension"),
    FEATURE("shader-invocation-reorder", shader_invocation_reorder, "hit objects, by the EXT extension of this name"),
    FEATURE("sample-offsets", sample_offsets, "samples take offsets that are not constant (maintenance8)"),
    FEATURE("float8", float8, "matrices of floats of 8 bits, by the EXT extension of this name"),
    FEATURE("cooperative-matrix-conversions", cooperative_matrix_conversions,
            "accumulators become operands by NV_cooperative_matrix2"),
    FEATURE("cluster-acceleration-structure", cluster_acceleration_structure,
            "ClusterID, by the NV extension of this name"),
    FEATURE("rounding-mode-rte-16bit", rounding_mode_rte_16bit, "16-bit results are rounded to nearest even"),
    FEATURE("rounding-mode-rte-32bit", rounding_mode_rte_32bit, "those of 32 bits"),
    FEATURE("rounding-mode-rte-64bit", rounding_mode_rte_64bit, "those of 64 bits"),
    FEATURE("denorm-flush-32bit", denorm_flush_32bit, "32-bit denormals become 0 where the shader says so"),
    FEATURE("float-controls2", float_controls2, "what devices may do to floats, by the KHR extension of this name"),
    FEATURE("fma", fma, "fma() by the KHR extension of this name"),
    FEATURE("zero-initialize-workgroup-memory", zero_initialize_workgroup_memory,
            "groupshared variables may start as 0"),
    FEATURE("scalar-block-layout", scalar_block_layout, "uniform blocks are laid out like structs of C"),
};

#define GUARANTEE(option, member, text)                                                                                \
    {                                                                                                                  \
        option, NULL, FLAG, FIELD(convert.guarantees.member), 0, NULL, text                                            \
    }

static const struct option guarantee_options[] = {
    {"exact", NULL, FLAG, FIELD(convert.exact), 0, NULL, "all of these, --bounded-indices and --exact-raw-bounds"},
    GUARANTEE("float-to-integer", float_to_integer, "numbers out of range become the nearest integer, NaN 0"),
    GUARANTEE("integer-division", integer_division, "division by 0 sets all bits; the smallest / -1 is the smallest"),
    GUARANTEE("shift-counts", shift_counts, "only the low bits of shift counts count"),
    GUARANTEE("nan-operands", nan_operands, "min, max of a NaN and a number: the number; saturate: 0"),
    GUARANTEE("half-truncation", half_truncation, "f32tof16 rounds towards zero"),
    GUARANTEE("fraction-below-one", fraction_below_one, "frac() of tiny negative numbers is below 1"),
    GUARANTEE("sine-range", sine_range, "sin and cos are exact to 0.0008 from -100 pi to 100 pi"),
    GUARANTEE("groupshared-bounds", groupshared_bounds,
              "beyond groupshared arrays loads give 0, stores have no effect"),
    GUARANTEE("zeroed-memory", zeroed_memory, "variables that nothing was stored in hold 0"),
    GUARANTEE("buffer-places", buffer_places, "what lies 4 GiB behind a buffer's start is outside of it"),
    GUARANTEE("constant-rows", constant_rows, "rows behind those that a constant buffer declares are the descriptor's"),
};

#define PIPELINE(option, argument, kind, member, text)                                                                 \
    {                                                                                                                  \
        option, argument, kind, FIELD(convert.pipeline.member), 0, NULL, text                                          \
    }

static const struct choice view_sources[] = {{"index", DXS_VIEW_IS_INDEX}, {"map", DXS_VIEW_OF_INDEX}, {NULL, 0}};

static const struct option pipeline_options[] = {
    PIPELINE("rasterizer-samples", "N", NUMBER, rasterizer_samples,
             "of the render targets; 0: a specialization constant says so"),
    PIPELINE("rasterizer-samples-id", "N", NUMBER, rasterizer_samples_id, "its id"),
    {"target-swizzles", "LIST", TEXT, FIELD(target_swizzles), 0, NULL,
     "components of colors that each render target takes: bgra,rgba,..."},
    PIPELINE("max-tessellation-factor", "N", FACTOR, max_tessellation_factor, "larger factors become it; 0: they stay"),
    PIPELINE("invariant-position", NULL, FLAG, invariant_position,
             "positions are the same in all pipelines that compute them alike"),
    {"view", "FROM", CHOICE, FIELD(convert.pipeline.views.source), 0, view_sources,
     "the view instance: index of the view, map by that index"},
    PIPELINE("view-map-id", "N", NUMBER, views.map_id, "id of the specialization constant that is the map"),
    {"view-word", "WHERE", TEXT, FIELD(view_word), 0, NULL,
     "or a word with it and its offsets: constant:N, push:BYTE, uniform:SET:BINDING:BYTE"},
    PIPELINE("view-viewports-id", "N", NUMBER, views.viewports_id, "the constant with the viewports of view instances"),
    PIPELINE("view-adds-viewport", NULL, FLAG, views.adds_viewport, "the view instance's viewport is added"),
    PIPELINE("view-adds-layer", NULL, FLAG, views.adds_target_array_index,
             "its slice is added to the render target array index"),
    PIPELINE("lane-count", "N", NUMBER, lane_count, "what WaveGetLaneCount gives; 0: the device's"),
};

#define WORKAROUND(option, member, text)                                                                               \
    {                                                                                                                  \
        option, NULL, FLAG, FIELD(convert.workarounds.member), 0, NULL, text                                           \
    }

static const struct choice selection_hints[] = {{"as-written", DXS_SELECTION_AS_WRITTEN},
                                                {"free", DXS_SELECTION_FREE},
                                                {"flatten", DXS_SELECTION_FLATTEN},
                                                {"branch", DXS_SELECTION_BRANCH},
                                                {NULL, 0}};
static const struct choice loop_hints[] = {{"as-written", DXS_LOOP_AS_WRITTEN},
                                           {"free", DXS_LOOP_FREE},
                                           {"unroll", DXS_LOOP_UNROLL},
                                           {"keep", DXS_LOOP_KEEP},
                                           {NULL, 0}};

static const struct option workaround_options[] = {
    WORKAROUND("all-precise", all_precise, "no arithmetic on floats is fused or reordered"),
    WORKAROUND("fused-precise-mad", fused_precise_mad, "mad() rounds once where it is precise, too"),
    WORKAROUND("full-min-precision", full_min_precision, "min-precision types of 32 bits use them all"),
    WORKAROUND("finite-rsqrt", finite_rsqrt, "rsqrt() gives no infinity and no NaN"),
    WORKAROUND("zero-undefined", zero_undefined, "undefined values are 0"),
    WORKAROUND("device-barriers", device_barriers, "barriers for UAVs order the whole device's accesses"),
    WORKAROUND("non-uniform-indices", non_uniform_indices, "all indices of descriptors may differ in a wave"),
    WORKAROUND("group-bounds-lanes", group_bounds_lanes, "waves have no more lanes than the group has threads"),
    WORKAROUND("ignore-shading-rate", ignore_shading_rate, "SV_ShadingRate is not written"),
    WORKAROUND("bounded-indices", bounded_indices, "indices beyond arrays in variables are the last element's"),
    WORKAROUND("bounded-constants", bounded_constants, "of constant buffers at addresses rows beyond 4,096 are 0"),
    WORKAROUND("cubes-of-8-texels", cubes_of_8_texels, "given levels of cubes are those of 8 x 8 texels and up"),
    WORKAROUND("checked-mesh-counts", checked_mesh_counts, "counts beyond those that a mesh shader declares become 0"),
    WORKAROUND("gradients-as-bias", gradients_as_bias, "derivatives times one factor become a bias of samples"),
    WORKAROUND("uneven-gradients-as-bias", uneven_gradients_as_bias, "likewise times one factor for x, one for y"),
    WORKAROUND("zero-inactive-lanes", zero_inactive_lanes, "lanes of a quad that are not active read as 0"),
    WORKAROUND("exits-in-loops", exits_in_loops, "what returns from a loop is done trip by trip, not behind it"),
    WORKAROUND("no-primitive-culling", no_primitive_culling, "flags of rays skip no kind of primitives"),
    {"selections", "HOW", CHOICE, FIELD(convert.workarounds.selections), 0, selection_hints,
     "hints at all of them: as-written, free, flatten, branch"},
    {"loops", "HOW", CHOICE, FIELD(convert.workarounds.loops), 0, loop_hints,
     "likewise: as-written, free, unroll, keep"},
};

static const struct option binding_options[] = {
    SHIFT("srv-shift", srv, "added to t registers"),
    SHIFT("uav-shift", uav, "added to u registers"),
    SHIFT("cbv-shift", cbv, "added to b registers"),
    SHIFT("sampler-shift", sampler, "added to s registers"),
    SHIFT("counter-shift", counter, "added to the u registers of counters"),
};

#define POLICY(option, argument, kind, member, choices, text)                                                          \
    {                                                                                                                  \
        option, argument, kind, FIELD(policy.member), 0, choices, text                                                 \
    }

static const struct choice overflows[] = {{"inline", DXS_OVERFLOW_TO_INLINE_BLOCK},
                                          {"uniform", DXS_OVERFLOW_TO_UNIFORM_BUFFER},
                                          {"refuse", DXS_OVERFLOW_REFUSED},
                                          {NULL, 0}};
static const struct choice root_forms[] = {{"address", DXS_ROOT_AS_ADDRESS},
                                           {"descriptor", DXS_ROOT_AS_DESCRIPTOR},
                                           {"push", DXS_ROOT_AS_PUSH_DESCRIPTOR},
                                           {NULL, 0}};
static const struct choice static_forms[] = {{"heap", DXS_STATIC_IN_HEAP},
                                             {"descriptor", DXS_STATIC_AS_DESCRIPTOR},
                                             {"push", DXS_STATIC_AS_PUSH_DESCRIPTOR},
                                             {"inline", DXS_STATIC_AS_INLINE_BLOCK},
                                             {NULL, 0}};
static const struct choice counter_forms[] = {{"storage", DXS_COUNTER_STORAGE_BUFFER},
                                              {"texel", DXS_COUNTER_TEXEL_BUFFER},
                                              {"address", DXS_COUNTER_ADDRESS},
                                              {NULL, 0}};
static const struct choice bounds[] = {{"none", DXS_WORD_NONE},
                                       {"constant", DXS_WORD_CONSTANT},
                                       {"push", DXS_WORD_PUSH_CONSTANTS},
                                       {"uniform", DXS_WORD_UNIFORM_BUFFER},
                                       {"length", DXS_WORD_BUFFER_LENGTH},
                                       {NULL, 0}};

static const struct choice address_sources[] = {
    {"buffer", DXS_ADDRESSES_IN_BUFFER}, {"pointer", DXS_ADDRESSES_BEHIND_POINTER}, {NULL, 0}};

static const struct option layout_options[] = {
    {"root-signature", "FILE", TEXT, FIELD(root_signature), 0, NULL,
     "bind by this root signature; 'embedded': the entry's own"},
    {"local-root-signature", "FILE", TEXT, FIELD(local_root_signature), 0, NULL,
     "and by this one of the shader record; 'embedded': by that of its own"},
    POLICY("push-constant-limit", "BYTES", NUMBER, push_constant_limit, NULL, "push constants of the device"),
    POLICY("set-limit", "N", NUMBER, set_limit, NULL, "descriptor sets of the device"),
    POLICY("push-constant-overflow", "WHERE", CHOICE, push_constant_overflow, overflows,
           "root arguments that do not fit into push constants: inline, uniform, refuse"),
    POLICY("root-cbv", "AS", CHOICE, root_cbv, root_forms, "root CBVs: address, descriptor, push (descriptors)"),
    POLICY("root-srv", "AS", CHOICE, root_srv, root_forms, "root SRVs, likewise"),
    POLICY("root-uav", "AS", CHOICE, root_uav, root_forms, "root UAVs, likewise"),
    POLICY("dynamic-constants", NULL, FLAG, dynamic_constants, NULL, "shaders may index root constants dynamically"),
    POLICY("static-cbv", "AS", CHOICE, static_cbv, static_forms,
           "static CBVs of tables: heap, descriptor, push (descriptors), inline (blocks)"),
    POLICY("mutable-descriptors", NULL, FLAG, mutable_descriptors, NULL, "all resources in one heap of mutable type"),
    POLICY("cbv-heap-as-storage", NULL, FLAG, cbv_heap_as_storage_buffers, NULL, "CBVs of heaps as storage buffers"),
    POLICY("raw-heap-as-texels", NULL, FLAG, raw_heap_as_texel_buffers, NULL,
           "raw and structured buffers of heaps as texel buffers"),
    POLICY("acceleration-structures-as-addresses", NULL, FLAG, acceleration_structures_as_addresses, NULL,
           "those of heaps come from a buffer of addresses"),
    POLICY("counters", "AS", CHOICE, counter, counter_forms, "counters of UAVs: storage, texel, address"),
    POLICY("addresses", "IN", CHOICE, address_source, address_sources,
           "those of heaps: buffer (a storage buffer), pointer (memory whose address a uniform buffer has)"),
    POLICY("heap-size-source", "FROM", CHOICE, heap_size_source, bounds,
           "clamp indices to the heaps' sizes: constant, push, uniform, length"),
    POLICY("descriptor-qa", NULL, FLAG, qa.enabled, NULL, "check descriptors before use, report the first fault"),
    POLICY("descriptor-size-log2", "BITS", NUMBER, descriptor_size_log2, NULL,
           "handles in shader records >> BITS are places in the resource heap"),
    POLICY("sampler-descriptor-size-log2", "BITS", NUMBER, sampler_descriptor_size_log2, NULL,
           "likewise, in the sampler heap"),
    POLICY("resource-heap-size", "N", NUMBER, resource_heap_size, NULL, "descriptors"),
    POLICY("sampler-heap-size", "N", NUMBER, sampler_heap_size, NULL, "descriptors"),
    POLICY("storage-buffer-alignment", "BYTES", NUMBER, storage_buffer_alignment, NULL,
           "of the device; buffers that begin elsewhere use offset records"),
    POLICY("texel-buffer-alignment", "BYTES", NUMBER, texel_buffer_alignment, NULL, "likewise, of typed buffers"),
};

static const struct option general_options[] = {
    {"help", NULL, FLAG, FIELD(help), 0, NULL, "this text"},
    {"version", NULL, FLAG, FIELD(version), 0, NULL, "version of the library"},
};

#define GROUP(title, options)                                                                                          \
    {                                                                                                                  \
        title, options, sizeof(options) / sizeof((options)[0])                                                         \
    }

static const struct group groups[] = {
    GROUP("Input", input_options),
    GROUP("Output", output_options),
    GROUP("Features of the device, beyond Vulkan 1.1", feature_options),
    GROUP("What the pipeline says of the shader", pipeline_options),
    GROUP("Direct3D's results where SPIR-V leaves them open", guarantee_options),
    GROUP("Help for shaders and devices", workaround_options),
    GROUP("Bindings: set = register space, binding = register + shift", binding_options),
    GROUP("Bindings by a root signature", layout_options),
    GROUP("General", general_options),
};

#define GROUP_COUNT (sizeof(groups) / sizeof(groups[0]))

struct command command_default(void)
{
    struct command command = {0};
    command.target_environment = "vulkan1.1";
    command.program = PROGRAM_AUTO;
    command.convert = dxs_default_options();
    command.policy = dxs_default_layout_policy();
    return command;
}

struct dxs_limits command_limits(const struct command *command)
{
    struct dxs_limits limits = command->limits;
    limits.memory = (size_t)command->memory_limit_mib << 20;
    return limits;
}

struct dxs_parse_options command_parse_options(const struct command *command)
{
    struct dxs_parse_options options = dxs_default_parse_options();
    if (command->program != PROGRAM_AUTO)
        options.program = (enum dxs_program)command->program;
    options.check_hash = command->check_hash;
    options.limits = command_limits(command);
    return options;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static const struct option *find_option(const char *name)
{
    for (size_t g = 0; g < GROUP_COUNT; g++)
        for (size_t i = 0; i < groups[g].count; i++)
            if (!strcmp(groups[g].options[i].name, name))
                return &groups[g].options[i];
    return NULL;
}

static bool read_wide(const char *text, uint64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 0);
    return !errno && end != text && !*end && *text != '-';
}

static bool read_number(const char *text, uint32_t *number)
{
    uint64_t value;
    if (!read_wide(text, &value) || value > UINT32_MAX)
        return false;
    *number = (uint32_t)value;
    return true;
}

static bool read_factor(const char *text, float *factor)
{
    char *end;
    *factor = strtof(text, &end);
    return end != text && !*end && *factor >= 0 && *factor <= FLT_MAX;
}

static bool read_choice(const struct choice *choices, const char *text, uint32_t *value)
{
    for (; choices->name; choices++) {
        if (!strcmp(choices->name, text)) {
            *value = choices->value;
            return true;
        }
    }
    return false;
}

/* Stores the option into its field; false if the argument does not fit. */
static bool apply(struct command *command, const struct option *option, bool on, const char *argument)
{
    void *field = (char *)command + option->field;
    switch (option->kind) {
    case FLAG:
        *(bool *)field = on;
        return true;
    case TEXT:
        *(const char **)field = argument;
        return true;
    case NUMBER:
        return read_number(argument, field);
    case WIDE:
        return read_wide(argument, field);
    case FACTOR:
        return read_factor(argument, field);
    case CHOICE:
        return read_choice(option->choices, argument, field);
    case SELECT:
        if (*(uint32_t *)field != 0 && *(uint32_t *)field != option->value)
            return false;
        *(uint32_t *)field = option->value;
        return true;
    }
    return false;
}

/* Splits "--name=value" into the option and its value; `*on` is false for "--no-name". NULL: no such option. */
static const struct option *match(const char *argument, bool *on, const char **value)
{
    char name[64];
    const char *text = argument + 2;
    size_t length = strcspn(text, "=");
    if (length >= sizeof(name))
        return NULL;
    memcpy(name, text, length);
    name[length] = 0;
    *value = text[length] ? text + length + 1 : NULL;
    *on = true;
    const struct option *option = find_option(name);
    if (!option && !strncmp(name, "no-", 3)) {
        option = find_option(name + 3);
        *on = false;
        if (option && option->kind != FLAG)
            return NULL;
    }
    return option;
}

/* Reads the option at *index, and its argument behind it. */
static bool read_option(struct command *command, int count, const char *const *arguments, int *index, char *message,
                        size_t size)
{
    bool on = true;
    const char *value = NULL;
    const char *written = arguments[*index];
    const struct option *option = !strcmp(written, "-o") ? find_option("output") : match(written, &on, &value);
    if (!option) {
        snprintf(message, size, "%s: no such option", written);
        return false;
    }
    if (option->argument && !value) {
        if (*index + 1 == count) {
            snprintf(message, size, "%s: %s is missing", written, option->argument);
            return false;
        }
        value = arguments[++*index];
    } else if (!option->argument && value) {
        snprintf(message, size, "--%s takes no argument", option->name);
        return false;
    }
    if (!apply(command, option, on, value)) {
        if (option->kind == SELECT)
            snprintf(message, size, "--%s: another kind of output is already chosen", option->name);
        else
            snprintf(message, size, "--%s %s: wrong argument", option->name, value ? value : "");
        return false;
    }
    return true;
}

bool command_read(struct command *command, int count, const char *const *arguments, char *message, size_t size)
{
    bool only_files = false;
    for (int i = 0; i < count; i++) {
        const char *argument = arguments[i];
        if (!only_files && !strcmp(argument, "--")) {
            only_files = true;
        } else if (!only_files && argument[0] == '-' && argument[1]) {
            if (!read_option(command, count, arguments, &i, message, size))
                return false;
        } else if (command->input && !command->inputs) {
            snprintf(message, size, "%s: only one input is taken", argument);
            return false;
        } else {
            command->input = command->input ? command->input : argument;
            if (command->inputs)
                command->inputs[command->input_count++] = argument;
        }
    }
    if (command->policy.set_limit != command_default().policy.set_limit) /* the default layout has none of its own */
        command->convert.model.set_limit = command->policy.set_limit;
    return read_print_options(command, message, size) && read_pipeline_options(command, message, size);
}

bool command_check(const struct command *command, char *message, size_t size)
{
    if (!command->input) {
        snprintf(message, size, "no input; try --help");
        return false;
    }
    if (command->input_count > 1 && !command->output_folder) {
        snprintf(message, size, "%s: only one input is taken without --output-folder", command->inputs[1]);
        return false;
    }
    if (command->output && command->output_folder) {
        snprintf(message, size, "--output and --output-folder do not go together");
        return false;
    }
    if (command->kind == OUTPUT_SPIRV && !command->output && !command->output_folder && !command->validate &&
        !command->cfg_folder) {
        snprintf(message, size, "nothing to do: say -o FILE, or ask for --asm, --validate or another output");
        return false;
    }
    bool converts = command->kind != OUTPUT_IR && command->kind != OUTPUT_REFLECTION;
    if (!converts && (command->validate || command->cfg_folder)) {
        snprintf(message, size, "--%s does not convert: --validate and --cfg have nothing to work on",
                 command->kind == OUTPUT_IR ? "dump-ir" : "reflect");
        return false;
    }
    return true;
}

/* ---- Help -------------------------------------------------------------------------------------------------------- */

static void print_default(FILE *file, const struct command *defaults, const struct option *option)
{
    const void *field = (const char *)defaults + option->field;
    switch (option->kind) {
    case FLAG:
        if (*(const bool *)field)
            fprintf(file, " (default: on, --no-%s turns it off)", option->name);
        break;
    case TEXT:
        if (*(const char *const *)field)
            fprintf(file, " (default: %s)", *(const char *const *)field);
        break;
    case NUMBER:
        fprintf(file, " (default: %u)", (unsigned)*(const uint32_t *)field);
        break;
    case CHOICE:
        for (const struct choice *choice = option->choices; choice->name; choice++)
            if (choice->value == *(const uint32_t *)field)
                fprintf(file, " (default: %s)", choice->name);
        break;
    case FACTOR:
        fprintf(file, " (default: %g)", (double)*(const float *)field);
        break;
    case WIDE:
    case SELECT:
        break;
    }
}

void command_help(FILE *file)
{
    struct command defaults = command_default();
    fprintf(file, "Usage: dxil-spirv IN.dxil -o OUT.spv [OPTION]...\n"
                  "Translates DXIL, in a DXBC container or as raw bitcode, to SPIR-V. IN may be - for standard input.\n"
                  "Switches are off by default where nothing else is said.\n");
    for (size_t g = 0; g < GROUP_COUNT; g++) {
        fprintf(file, "\n%s:\n", groups[g].title);
        for (size_t i = 0; i < groups[g].count; i++) {
            const struct option *option = &groups[g].options[i];
            char left[64];
            snprintf(left, sizeof(left), "%s--%s%s%s", !strcmp(option->name, "output") ? "-o, " : "", option->name,
                     option->argument ? " " : "", option->argument ? option->argument : "");
            fprintf(file, "  %-38s %s", left, option->help);
            print_default(file, &defaults, option);
            fputc('\n', file);
        }
    }
    fprintf(file,
            "\nExit codes: %d done; %d the input was refused; %d wrong usage, a file that cannot be opened, a tool "
            "that is lacking;\n%d an internal error.\n",
            EXIT_DONE, EXIT_REFUSED, EXIT_USAGE, EXIT_INTERNAL);
}
