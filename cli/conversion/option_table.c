#include "cli/conversion/option_table.h"

#include "cli/conversion/command.h"

#define FIELD(name) offsetof(struct command, name)
#define SWITCH(set, number, option, text)                                                                              \
    {                                                                                                                  \
        option, NULL, FLAG, FIELD(convert.set.on[number]), 0, NULL, text                                               \
    }
#define SHIFT(option, member, text)                                                                                    \
    {                                                                                                                  \
        option, "N", NUMBER, FIELD(convert.model.shifts.member), 0, NULL, text                                         \
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
     "part to read: dxil, debug, reflection, or auto: debug if there is one and --debug-info, --debug-variables or "
     "--print needs it, else dxil"},
    {"pdb", "PATH", TEXT, FIELD(pdb), 0, NULL,
     "file with the shader's debug information, or folder with it (default: beside the shader, if it is needed)"},
    {"check-hash", NULL, FLAG, FIELD(check_hash), 0, NULL, "refuse a container with a wrong digest"},
    {"memory-limit", "MIB", NUMBER, FIELD(memory_limit_mib), 0, NULL,
     "memory of the parser, and of the converter; 0: the library's default, also for the limits below"},
    LIMIT("value-limit", values, "values in the module, and ids in the SPIR-V"),
    LIMIT("block-limit", blocks, "basic blocks in the module, and blocks in the structured form"),
    LIMIT("type-limit", types, "types in the module, and in the SPIR-V"),
    LIMIT("nesting-limit", nesting, "depth of nested types and constants, and of control-flow constructs"),
};

static const struct choice checks[] = {
    {"none", DXS_CHECK_NONE},   {"values", DXS_CHECK_VALUES},   {"stored-values", DXS_CHECK_STORED_VALUES},
    {"rules", DXS_CHECK_RULES}, {"hazards", DXS_CHECK_HAZARDS}, {NULL, 0}};

static const struct option output_options[] = {
    {"output", "FILE", OUTPUT, FIELD(outputs), 0, NULL,
     "output file; may be given several times. The suffix tells the format: .spv, .spvasm, .glsl, .hlsl, .needs.json, "
     ".features.json, .txt, .ll, .json. -: standard output, the default for text"},
    {"spirv", NULL, FORMAT, FIELD(formats), OUTPUT_SPIRV, NULL, "write SPIR-V (default)"},
    {"asm", NULL, FORMAT, FIELD(formats), OUTPUT_ASSEMBLY, NULL, "write SPIR-V assembly (needs SPIRV-Tools)"},
    {"glsl", NULL, FORMAT, FIELD(formats), OUTPUT_GLSL, NULL, "write Vulkan GLSL (needs SPIRV-Cross)"},
    {"hlsl", NULL, FORMAT, FIELD(formats), OUTPUT_HLSL, NULL, "write HLSL (needs SPIRV-Cross)"},
    {"needs", NULL, FORMAT, FIELD(formats), OUTPUT_NEEDS, NULL,
     "write what a Vulkan device must have for the SPIR-V, as JSON: version, features, properties, limits, extensions"},
    {"features", NULL, FORMAT, FIELD(formats), OUTPUT_FEATURES, NULL,
     "write which device features the entry point requires and which it uses if it has them, as JSON; those given here "
     "do not count"},
    {"table", NULL, FORMAT, FIELD(formats), OUTPUT_TABLE, NULL,
     "write inputs, outputs and where each resource lives, as a table for people"},
    {"dump-tokens", NULL, FORMAT, FIELD(formats), OUTPUT_TOKENS, NULL,
     "write the tokens of a program of shader model 4 or 5, as Microsoft's disassembler lists them"},
    {"dump-ir", NULL, FORMAT, FIELD(formats), OUTPUT_IR, NULL, "write the DXIL module as text"},
    {"reflect", NULL, FORMAT, FIELD(formats), OUTPUT_REFLECTION, NULL,
     "write entry point, signatures and bindings as JSON; libraries without --entry: a summary"},
    {"validate", NULL, FLAG, FIELD(validate), 0, NULL, "validate the SPIR-V (needs SPIRV-Tools)"},
    {"target-env", "ENV", TEXT, FIELD(target_environment), 0, NULL,
     "environment for --validate, as in SPIRV-Tools: vulkan1.1, vulkan1.3, ... (default: the lowest with the SPIR-V "
     "version written)"},
    {"cfg", "DIR", TEXT, FIELD(cfg_folder), 0, NULL,
     "draw the control flow of each function, after each pass of the structurizer, as .dot and with Graphviz as .svg"},
    {"debug-info", NULL, FLAG, FIELD(convert.debug_info), 0, NULL, "keep names and source lines"},
    {"instruction-lines", NULL, FLAG, FIELD(convert.instruction_lines), 0, NULL,
     "OpLine tells the DXIL instruction: line = its index as in --dump-ir, file = \"function N\""},
    {"debug-variables", NULL, FLAG, FIELD(convert.debug_variables), 0, NULL,
     "also keep scopes, types and variables, for debuggers (NonSemantic.Shader.DebugInfo.100)"},
    {"shader-hash", "N", WIDE, FIELD(convert.shader_hash), 0, NULL,
     "64-bit hash that identifies the shader in the SPIR-V and in records (default: hash of the input)"},
    {"print", "LIST", TEXT, FIELD(print), 0, NULL,
     "instrument the shader: record results of instructions: all, or indices as in --dump-ir: 4,7-9,f2:5; or by debug "
     "information: line:40, file.hlsl:40, the name of a variable"},
    {"print-thread", "X[,Y[,Z]]", TEXT, FIELD(print_thread), 0, NULL,
     "record only this thread, vertex and instance, or pixel"},
    {"print-draw", "WHERE", TEXT, FIELD(print_draw), 0, NULL,
     "records have a number from a word, which the application gives to each dispatch or draw: constant:N, push:BYTE, "
     "uniform:SET:BINDING:BYTE"},
    {"print-to", "WHERE", TEXT, FIELD(print_to), 0, NULL,
     "SET:BINDING of a storage buffer (default: 0:6000) for `dxil-spirv print-records`; printf, for the validation "
     "layer; or vkd3d-ring, for vkd3d-proton's log"},
    {"check", "WHAT", CHOICE, FIELD(convert.checks.check), 0, checks,
     "instrument the shader: report the first fault of each thread: values (NaNs and infinities), stored-values (those "
     "that leave the shader), rules (indices, quads, counts), hazards (accesses to buffers that nothing orders)"},
    {"check-to", "WHERE", TEXT, FIELD(check_to), 0, NULL,
     "SET:BINDING of the storage buffer of reports (default: 0:6001), that of the marks follows it; vkd3d-ring, for "
     "vkd3d-proton's log; or abort: the first fault ends the shader (VK_KHR_shader_abort)"},
    {"names", NULL, FLAG, FIELD(convert.structured_names), 0, NULL, "name resources and interface variables"},
    {"builtin-names", NULL, FLAG, FIELD(convert.builtin_names), 0, NULL,
     "call inputs and outputs as their semantics, also built-in ones: SV_Position, TEXCOORD_1"},
};

static const struct option batch_options[] = {
    {"output-folder", "DIR", TEXT, FIELD(output_folder), 0, NULL,
     "write DIR/IN.spv (.spvasm, .glsl, ...) for each input; libraries: DIR/IN.ENTRY.spv for each entry point. A "
     "folder as input stands for all DXIL files in it and below, and DIR gets the same folders"},
    {"manifest", "FILE", TEXT, FIELD(batch.manifest), 0, NULL,
     "read inputs from this file, one per line; -: standard input. DIR gets their folders"},
    {"jobs", "N", NUMBER, FIELD(batch.jobs), 0, NULL, "inputs converted at the same time; 0: one per processor"},
    {"shard", "I/N", TEXT, FIELD(batch.shard), 0, NULL, "convert only the I-th of N parts of the inputs; I is 1 to N"},
    {"records", "FILE", TEXT, FIELD(batch.records), 0, NULL, "write one line of JSON for each input"},
    {"resume", NULL, FLAG, FIELD(batch.resume), 0, NULL,
     "skip inputs that --records lists with the same content, options and version, if their outputs exist; append to "
     "the records"},
    {"stage-suffix", NULL, FLAG, FIELD(batch.stage_suffix), 0, NULL,
     "put the stage before the suffix: IN.frag.glsl, IN.comp.spv"},
    {"verbose", NULL, FLAG, FIELD(batch.verbose), 0, NULL, "print a line for each input"},
};

static const struct choice derivative_forms[] = {
    {"native", DXS_COMPUTE_DERIVATIVES_NATIVE}, {"linear", DXS_COMPUTE_DERIVATIVES_LINEAR},
    {"zero", DXS_COMPUTE_DERIVATIVES_ZERO},     {"refused", DXS_COMPUTE_DERIVATIVES_REFUSED},
    {"quads", DXS_COMPUTE_DERIVATIVES_QUADS},   {NULL, 0}};
static const struct choice node_models[] = {
    {"queues", DXS_NODE_MODEL_QUEUES}, {"pool", DXS_NODE_MODEL_POOL}, {NULL, 0}};

static const struct option feature_options[] = {
    {"device", "WHAT", DEVICE, 0, 0, NULL,
     "set features and limits to those of a device: FILE, written by `vulkaninfo --json`; or vulkan1.1, vulkan1.2, "
     "vulkan1.3, vulkan1.4: the least that devices of that version have. Later options override it. Shaders that need "
     "what FILE says the device lacks are refused"},
#define FEATURE(NAME, name, option, text, device) SWITCH(features, DXS_FEATURE_##NAME, option, text),
#include "features.def"
#undef FEATURE
    {"compute-derivatives", "HOW", CHOICE, FIELD(convert.features.compute_derivatives), 0, derivative_forms,
     "derivatives in compute and mesh shaders: native, linear (rearranges thread ids), quads (by quad "
     "operations), zero, refused"},
    {"node-dispatch", "BYTE", NUMBER, FIELD(convert.node_dispatch), 0, NULL,
     "work graph nodes: push constant offset of the address of the dxs_node_dispatch, or of the dxs_node_push itself"},
    {"node-model", "MODEL", CHOICE, FIELD(convert.node_model), 0, node_models,
     "work graph nodes: queues of records for each node, or a pool for the records of all"},
    {"nvapi", NULL, FLAG, FIELD(convert.nvapi.enabled), 0, NULL, "translate NVIDIA's HLSL extensions"},
    {"nvapi-register", "N", NUMBER, FIELD(convert.nvapi.register_number), 0, NULL, "u register of their UAV"},
    {"nvapi-space", "N", NUMBER, FIELD(convert.nvapi.space), 0, NULL, "space of their UAV"},
    {"exact-raw-bounds", NULL, FLAG, FIELD(convert.exact_raw_bounds), 0, NULL,
     "access raw buffers one word at a time, so that bounds are exact when size % 16 != 0"},
};

static const struct option guarantee_options[] = {
    {"exact", NULL, FLAG, FIELD(convert.exact), 0, NULL,
     "all options of this section, --bounded-indices and --exact-raw-bounds"},
#define GUARANTEE(NAME, name, option, text) SWITCH(guarantees, DXS_GUARANTEE_##NAME, option, text),
#include "guarantees.def"
#undef GUARANTEE
};

#define PIPELINE(option, argument, kind, member, text)                                                                 \
    {                                                                                                                  \
        option, argument, kind, FIELD(convert.pipeline.member), 0, NULL, text                                          \
    }

static const struct choice next_stages[] = {{"pixel", DXS_STAGE_PIXEL},
                                            {"hull", DXS_STAGE_HULL},
                                            {"domain", DXS_STAGE_DOMAIN},
                                            {"geometry", DXS_STAGE_GEOMETRY},
                                            {NULL, 0}};
static const struct choice view_sources[] = {
    {"index", DXS_VIEW_SOURCE_INDEX}, {"map", DXS_VIEW_SOURCE_MAPPED_INDEX}, {NULL, 0}};

static const struct option pipeline_options[] = {
    PIPELINE("rasterizer-samples", "N", NUMBER, rasterizer_samples,
             "sample count of the render targets; 0: the constant of --rasterizer-samples-id"),
    PIPELINE("rasterizer-samples-id", "N", NUMBER, rasterizer_samples_id,
             "id of the specialization constant with the sample count"),
    {"target-swizzles", "LIST", TEXT, FIELD(target_swizzles), 0, NULL,
     "components that each render target takes: bgra,rgba,..."},
    PIPELINE("max-tessellation-factor", "N", FACTOR, max_tessellation_factor,
             "upper clamp of tessellation factors; 0: none"),
    PIPELINE("invariant-position", NULL, FLAG, invariant_position, "positions are Invariant"),
    {"next-stage", "STAGE", CHOICE, FIELD(convert.pipeline.next_stage), 0, next_stages,
     "vertex and domain shaders: hull, domain or geometry, if such a shader reads the outputs; pixel: the rasterizer"},
    {"view", "FROM", CHOICE, FIELD(convert.pipeline.views.source), 0, view_sources,
     "view instance in multiview: index: ViewIndex; map: --view-map-id, indexed by ViewIndex"},
    PIPELINE("view-map-id", "N", NUMBER, views.map_id, "id of the specialization constant with the map"),
    {"view-word", "WHERE", TEXT, FIELD(view_word), 0, NULL,
     "view instance and offsets from a word: constant:N, push:BYTE, uniform:SET:BINDING:BYTE"},
    PIPELINE("view-viewports-id", "N", NUMBER, views.viewports_id,
             "id of the specialization constant with the viewports of the view instances"),
    PIPELINE("view-adds-viewport", NULL, FLAG, views.adds_viewport,
             "add the view instance's viewport to SV_ViewportArrayIndex"),
    PIPELINE("view-adds-layer", NULL, FLAG, views.adds_target_array_index,
             "add the view instance's slice to SV_RenderTargetArrayIndex"),
    PIPELINE("lane-count", "N", NUMBER, lane_count, "value of WaveGetLaneCount; 0: SubgroupSize"),
    {"subgroup-sizes", "MIN,MAX", TEXT, FIELD(subgroup_sizes), 0, NULL,
     "sizes of the device's subgroups: waves of a [WaveSize] below become virtual waves"},
    PIPELINE("wave-size", "N", NUMBER, wave_size,
             "waves are virtual and have N lanes, 4 to 128, in subgroups of N lanes or more; 0: by [WaveSize]"),
};

static const struct choice selection_hints[] = {{"as-written", DXS_SELECTION_HINT_AS_WRITTEN},
                                                {"free", DXS_SELECTION_HINT_FREE},
                                                {"flatten", DXS_SELECTION_HINT_FLATTEN},
                                                {"branch", DXS_SELECTION_HINT_BRANCH},
                                                {NULL, 0}};
static const struct choice loop_hints[] = {{"as-written", DXS_LOOP_HINT_AS_WRITTEN},
                                           {"free", DXS_LOOP_HINT_FREE},
                                           {"unroll", DXS_LOOP_HINT_UNROLL},
                                           {"keep", DXS_LOOP_HINT_KEEP},
                                           {NULL, 0}};

static const struct option workaround_options[] = {
#define WORKAROUND(NAME, name, option, text) SWITCH(workarounds, DXS_WORKAROUND_##NAME, option, text),
#include "workarounds.def"
#undef WORKAROUND
    {"selections", "HOW", CHOICE, FIELD(convert.workarounds.selections), 0, selection_hints,
     "hints of all selections: as-written, free (none), flatten, branch"},
    {"loops", "HOW", CHOICE, FIELD(convert.workarounds.loops), 0, loop_hints,
     "hints of all loops: as-written, free (none), unroll, keep"},
};

static const struct option binding_options[] = {
    SHIFT("srv-shift", srv, "added to t registers"),
    SHIFT("uav-shift", uav, "added to u registers"),
    SHIFT("cbv-shift", cbv, "added to b registers"),
    SHIFT("sampler-shift", sampler, "added to s registers"),
    SHIFT("counter-shift", counter, "added to the u registers of UAVs with counters"),
};

#define POLICY(option, argument, kind, member, choices, text)                                                          \
    {                                                                                                                  \
        option, argument, kind, FIELD(policy.member), 0, choices, text                                                 \
    }

static const struct choice overflows[] = {{"inline", DXS_ROOT_OVERFLOW_INLINE_BLOCK},
                                          {"uniform", DXS_ROOT_OVERFLOW_UNIFORM_BUFFER},
                                          {"refuse", DXS_ROOT_OVERFLOW_REFUSED},
                                          {"memory", DXS_ROOT_OVERFLOW_MEMORY},
                                          {NULL, 0}};
static const struct choice root_forms[] = {{"address", DXS_ROOT_DESCRIPTOR_FORM_ADDRESS},
                                           {"descriptor", DXS_ROOT_DESCRIPTOR_FORM_DESCRIPTOR},
                                           {"push", DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR},
                                           {NULL, 0}};
static const struct choice static_forms[] = {{"heap", DXS_STATIC_FORM_HEAP},
                                             {"descriptor", DXS_STATIC_FORM_DESCRIPTOR},
                                             {"push", DXS_STATIC_FORM_PUSH_DESCRIPTOR},
                                             {"inline", DXS_STATIC_FORM_INLINE_BLOCK},
                                             {NULL, 0}};
static const struct choice counter_forms[] = {{"storage", DXS_COUNTER_STORAGE_BUFFER},
                                              {"texel", DXS_COUNTER_TEXEL_BUFFER},
                                              {"address", DXS_COUNTER_ADDRESS},
                                              {NULL, 0}};
static const struct choice bounds[] = {{"none", DXS_WORD_KIND_NONE},
                                       {"constant", DXS_WORD_KIND_CONSTANT},
                                       {"push", DXS_WORD_KIND_PUSH_CONSTANTS},
                                       {"uniform", DXS_WORD_KIND_UNIFORM_BUFFER},
                                       {"length", DXS_WORD_KIND_BUFFER_LENGTH},
                                       {NULL, 0}};

static const struct choice address_sources[] = {
    {"buffer", DXS_ADDRESS_SOURCE_BUFFER}, {"pointer", DXS_ADDRESS_SOURCE_POINTER}, {NULL, 0}};

static const struct choice heap_uses[] = {{"none", DXS_DESCRIPTOR_HEAP_NONE},
                                          {"mappings", DXS_DESCRIPTOR_HEAP_MAPPINGS},
                                          {"direct", DXS_DESCRIPTOR_HEAP_DIRECT},
                                          {NULL, 0}};

static const struct choice qa_formats[] = {
    {"pairs", DXS_QA_FORMAT_PAIRS}, {"triples", DXS_QA_FORMAT_TRIPLES}, {NULL, 0}};

static const struct choice heap_clamps[] = {{"last", DXS_INDEX_CLAMP_LAST}, {"null", DXS_INDEX_CLAMP_NULL}, {NULL, 0}};

static const struct option layout_options[] = {
    {"root-signature", "FILE", TEXT, FIELD(root_signature), 0, NULL,
     "root signature to bind by; embedded: the entry point's own"},
    {"local-root-signature", "FILE", TEXT, FIELD(local_root_signature), 0, NULL,
     "local root signature to bind by; embedded: the entry point's own"},
    {"descriptor-heap", "HOW", CHOICE, FIELD(convert.model.descriptor_heap), 0, heap_uses,
     "use VK_EXT_descriptor_heap: mappings (the pipeline maps sets and bindings to heaps), direct (the shader accesses "
     "the heaps)"},
    {"heap-slots", "LIST", TEXT, FIELD(heap_slots), 0, NULL,
     "where descriptors are in the heaps: KIND=OFFSET:STRIDE,... in bytes. KIND: resources (all but samplers and "
     "counters), samplers, uniform-buffers, storage-buffers, sampled-images, storage-images, uniform-texel-buffers, "
     "storage-texel-buffers, acceleration-structures, counters. OFFSET also: buffer (after a buffer descriptor). "
     "STRIDE also: kind (the kind's size), slot (an image or two buffers)"},
    {"descriptor-sizes", "S,I,B", TEXT, FIELD(descriptor_sizes), 0, NULL,
     "bytes of the device's sampler, image and buffer descriptors; without them the SPIR-V asks the device"},
    POLICY("push-constant-limit", "BYTES", NUMBER, model.push_constant_limit, NULL,
           "size of the device's push constants"),
    POLICY("set-limit", "N", NUMBER, model.set_limit, NULL, "the device's maximum number of descriptor sets"),
    POLICY("push-constant-overflow", "WHERE", CHOICE, push_constant_overflow, overflows,
           "root arguments beyond the limit: inline (uniform block), uniform (buffer), memory (at an address among the "
           "push constants), refuse"),
    POLICY("root-cbv", "AS", CHOICE, root_cbv, root_forms,
           "root CBVs: address (without bounds, however robust the device is), descriptor, push (descriptor)"),
    POLICY("root-srv", "AS", CHOICE, root_srv, root_forms,
           "root SRVs: address (likewise), descriptor, push (descriptor)"),
    POLICY("root-uav", "AS", CHOICE, root_uav, root_forms,
           "root UAVs: address (likewise), descriptor, push (descriptor)"),
    POLICY("dynamic-constants", NULL, FLAG, dynamic_constants, NULL, "allow dynamic indexing of root constants"),
    POLICY("static-cbv", "AS", CHOICE, static_cbv, static_forms,
           "static CBVs of tables: heap, descriptor, push (descriptor), inline (uniform block)"),
    POLICY("mutable-descriptors", NULL, FLAG, mutable_descriptors, NULL,
           "one binding of mutable descriptors for all resource heaps"),
    POLICY("cbv-heap-as-storage", NULL, FLAG, cbv_heap_as_storage_buffers, NULL, "CBVs in heaps are storage buffers"),
    POLICY("raw-heap-as-texels", NULL, FLAG, raw_heap_as_texel_buffers, NULL,
           "raw and structured buffers in heaps are texel buffers"),
    POLICY("acceleration-structures-as-addresses", NULL, FLAG, acceleration_structures_as_addresses, NULL,
           "acceleration structures in heaps are read from the buffer of addresses"),
    POLICY("counters", "AS", CHOICE, counter, counter_forms, "UAV counters: storage (buffer), texel (buffer), address"),
    POLICY("addresses", "IN", CHOICE, model.address_source, address_sources,
           "addresses of resources in heaps: buffer (a storage buffer), pointer (memory at an address in a uniform "
           "buffer)"),
    POLICY("heap-size-source", "FROM", CHOICE, heap_size_source, bounds,
           "clamp heap indices; the heap sizes are: constant, push (constants), uniform (buffer), length (of a "
           "buffer); or none"),
    POLICY("heap-clamp", "TO", CHOICE, model.heap_clamp, heap_clamps,
           "clamp resource indices to: last (descriptor), null (one behind it)"),
    POLICY("descriptor-qa", NULL, FLAG, model.qa.enabled, NULL, "check descriptors before use; report the first fault"),
    POLICY("descriptor-qa-format", "HOW", CHOICE, model.qa_format, qa_formats,
           "buffers of the checks: pairs, triples (those of vkd3d-proton)"),
    POLICY("sampler-qa", NULL, FLAG, model.sampler_qa.enabled, NULL,
           "with --descriptor-qa: check descriptors of samplers, too"),
    POLICY("descriptor-size-log2", "BITS", NUMBER, descriptor_size_log2, NULL,
           "local tables: index in the resource heap = descriptor handle >> BITS"),
    POLICY("sampler-descriptor-size-log2", "BITS", NUMBER, sampler_descriptor_size_log2, NULL,
           "local tables: index in the sampler heap = descriptor handle >> BITS"),
    POLICY("resource-heap-size", "N", NUMBER, resource_heap_size, NULL, "descriptors in the resource heap"),
    POLICY("sampler-heap-size", "N", NUMBER, sampler_heap_size, NULL, "descriptors in the sampler heap"),
    POLICY("storage-buffer-alignment", "BYTES", NUMBER, storage_buffer_alignment, NULL,
           "the device's alignment; unaligned buffers use offset records; 0: any offset"),
    POLICY("texel-buffer-alignment", "BYTES", NUMBER, texel_buffer_alignment, NULL,
           "the device's alignment of typed buffers; 0: any offset"),
};

static const struct option general_options[] = {
    {"help", NULL, FLAG, FIELD(help), 0, NULL, "print usage and the most used options; --help all: all options"},
    {"version", NULL, FLAG, FIELD(version), 0, NULL, "print the library's version"},
};

#define GROUP(title, options)                                                                                          \
    {                                                                                                                  \
        title, options, sizeof(options) / sizeof((options)[0])                                                         \
    }

const struct option_group option_groups[] = {
    GROUP("Input", input_options),
    GROUP("Output", output_options),
    GROUP("Many inputs", batch_options),
    GROUP("Device features beyond Vulkan 1.1", feature_options),
    GROUP("Pipeline state", pipeline_options),
    GROUP("Guarantees: Direct3D's results where SPIR-V leaves them open", guarantee_options),
    GROUP("Workarounds", workaround_options),
    GROUP("Bindings without a root signature: set = space, binding = register + shift", binding_options),
    GROUP("Bindings from a root signature", layout_options),
    GROUP("General", general_options),
};

const size_t option_group_count = sizeof(option_groups) / sizeof(option_groups[0]);

bool is_batch_option(const struct option *option)
{
    return option >= batch_options && option < batch_options + sizeof(batch_options) / sizeof(*option);
}
