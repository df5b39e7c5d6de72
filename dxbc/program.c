/* Reads declarations: one pass over all instructions, which also checks their form. */
#include "dxbc/program.h"

#include <stdlib.h>
#include <string.h>

enum {
    CONTROL_REFACTORING = 1 << 0, /* in `controls` of dcl_global_flags */
    CONTROL_EARLY_DEPTH = 1 << 2,

    CONTROL_DIMENSION = 0x1F, /* of resources */
    CONTROL_SAMPLE_COUNT_SHIFT = 5,
    CONTROL_SAMPLE_COUNT = 0x7F,
    CONTROL_COHERENT = 1 << 5, /* of UAVs */
    CONTROL_ORDERED = 1 << 6,
    CONTROL_COUNTER = 1 << 12,
    CONTROL_SAMPLER_MODE = 0xF,

    MAX_RESOURCES = 1 << 16,
    MAX_MEMORY_WORDS = 1 << 16, /* Direct3D allows 2^13 */
    MAX_MEMORY = 1 << 10,
    MAX_PHASES = 1 << 12,
    MAX_DECLARED_REGISTERS = 1 << 12,
    MAX_INSTANCES = 128,
    MAX_IMMEDIATES = 4096
};

#define fail_program(program, ...) tokens_fail(&(program)->tokens, DXS_RESULT_INVALID_MODULE, __VA_ARGS__)

/* Declarations name a register of their own kind. */
static void demand_kind(struct program *program, const struct token_instruction *i, enum register_kind kind)
{
    if (i->operands[0].kind != kind)
        fail_program(program, "%s of %s", token_opcode_name(i->opcode), register_name(i->operands[0].kind));
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static enum dxs_resource_kind kind_of_dimension(struct program *program, uint32_t dimension)
{
    static const uint8_t kinds[] = {
        [DIMENSION_BUFFER] = DXS_RESOURCE_KIND_TYPED_BUFFER,
        [DIMENSION_1D] = DXS_RESOURCE_KIND_TEXTURE_1D,
        [DIMENSION_2D] = DXS_RESOURCE_KIND_TEXTURE_2D,
        [DIMENSION_2D_MS] = DXS_RESOURCE_KIND_TEXTURE_2DMS,
        [DIMENSION_3D] = DXS_RESOURCE_KIND_TEXTURE_3D,
        [DIMENSION_CUBE] = DXS_RESOURCE_KIND_TEXTURE_CUBE,
        [DIMENSION_1D_ARRAY] = DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY,
        [DIMENSION_2D_ARRAY] = DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY,
        [DIMENSION_2D_MS_ARRAY] = DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY,
        [DIMENSION_CUBE_ARRAY] = DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY,
    };

    if (dimension >= sizeof kinds || kinds[dimension] == DXS_RESOURCE_KIND_INVALID)
        fail_program(program, "a resource of dimension %u, which does not exist", dimension);
    return (enum dxs_resource_kind)kinds[dimension];
}

/* The first of the four return types decides: fxc writes them for components that do not exist, too. */
static enum dxs_component_type component_type_of(struct program *program, uint32_t return_types)
{
    static const uint8_t types[] = {
        [1] = DXS_COMPONENT_TYPE_UNORM_F32, [2] = DXS_COMPONENT_TYPE_SNORM_F32, [3] = DXS_COMPONENT_TYPE_I32,
        [4] = DXS_COMPONENT_TYPE_U32,       [5] = DXS_COMPONENT_TYPE_F32,       [6] = DXS_COMPONENT_TYPE_F32,
        [7] = DXS_COMPONENT_TYPE_U32, /* doubles, as pairs of
                          words */
    };
    uint32_t first = return_types & 15;

    if (first >= sizeof types || types[first] == DXS_COMPONENT_TYPE_INVALID)
        fail_program(program, "a resource of return type %u, which does not exist", first);
    return (enum dxs_component_type)types[first];
}

/* Range and space: id[lower:upper] in 5.1; before, the id is the only register. */
static void read_range(struct program *program, const struct token_instruction *i, struct dxs_resource *info)
{
    const struct token_index *indices = i->operands[0].indices;

    info->lower_bound = indices[0].immediate;
    info->count = 1;
    if (!has_register_ranges(&program->tokens))
        return;
    info->lower_bound = indices[1].immediate;
    uint32_t upper = indices[2].immediate;
    if (upper < info->lower_bound)
        fail_program(program, "a range of registers that ends at %u and begins at %u", upper, info->lower_bound);
    info->count = upper == UINT32_MAX ? DXS_UNBOUNDED : upper - info->lower_bound + 1;
    info->space = i->words[i->word_count - 1];
}

const uint8_t register_of_class[] = {REGISTER_RESOURCE, REGISTER_UNORDERED_ACCESS, REGISTER_CONSTANT_BUFFER,
                                     REGISTER_SAMPLER};

static void add_resource(struct program *program, const struct token_instruction *i, struct dxs_resource info)
{
    struct module_resource resource = {.info = info, .global = NO_VALUE};
    uint32_t id = i->operands[0].indices[0].immediate;

    demand_kind(program, i, (enum register_kind)register_of_class[info.resource_class]);
    read_range(program, i, &resource.info);
    if (program->resources.count >= MAX_RESOURCES)
        fail_program(program, "more than %d resources", MAX_RESOURCES);
    vector_push(program->arena, &program->ids[info.resource_class],
                (struct declared_resource){id, program->resources.count});
    vector_push(program->arena, &program->resources, resource);
}

static uint32_t checked_stride(struct program *program, uint32_t stride)
{
    if (stride == 0 || stride % 4 != 0 || stride > UINT16_MAX)
        fail_program(program, "structures of %u bytes", stride);
    return stride;
}

static void read_constant_buffer(struct program *program, const struct token_instruction *i)
{
    uint32_t rows = has_register_ranges(&program->tokens) ? i->words[0] : i->operands[0].indices[1].immediate;

    if (rows > MAX_IMMEDIATES)
        fail_program(program, "a constant buffer of %u rows", rows);
    add_resource(program, i,
                 (struct dxs_resource){.resource_class = DXS_RESOURCE_CLASS_CBV,
                                       .kind = DXS_RESOURCE_KIND_CBUFFER,
                                       .size = 16 * (rows ? rows : MAX_IMMEDIATES)});
}

static void read_sampler(struct program *program, const struct token_instruction *i)
{
    add_resource(program, i,
                 (struct dxs_resource){.resource_class = DXS_RESOURCE_CLASS_SAMPLER,
                                       .kind = DXS_RESOURCE_KIND_SAMPLER,
                                       .sampler_kind = i->controls & CONTROL_SAMPLER_MODE});
}

/* An SRV or UAV; kind INVALID: typed, the controls say which. */
static void read_view(struct program *program, const struct token_instruction *i, bool is_uav,
                      enum dxs_resource_kind kind)
{
    bool is_structured = kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
    struct dxs_resource info = {.resource_class = is_uav ? DXS_RESOURCE_CLASS_UAV : DXS_RESOURCE_CLASS_SRV,
                                .kind = kind};

    if (kind == DXS_RESOURCE_KIND_INVALID) {
        info.kind = kind_of_dimension(program, i->controls & CONTROL_DIMENSION);
        info.component_type = component_type_of(program, i->words[0]);
        info.sample_count = is_uav ? 0 : i->controls >> CONTROL_SAMPLE_COUNT_SHIFT & CONTROL_SAMPLE_COUNT;
    }
    if (is_structured)
        info.stride = checked_stride(program, i->words[0]);
    if (is_uav) {
        info.globally_coherent = (i->controls & CONTROL_COHERENT) != 0;
        info.rasterizer_ordered = (i->controls & CONTROL_ORDERED) != 0;
        info.has_counter = is_structured && (i->controls & CONTROL_COUNTER) != 0;
    }
    add_resource(program, i, info);
}

static int compare_ids(const void *a, const void *b)
{
    const struct declared_resource *x = a, *y = b;
    return (x->id > y->id) - (x->id < y->id);
}

static const struct declared_resource *find_resource(const struct program *program,
                                                     enum dxs_resource_class resource_class, uint32_t id)
{
    const struct declared_resource *ids = program->ids[resource_class].data;
    struct declared_resource key = {.id = id};

    return program->ids[resource_class].count == 0
               ? NULL
               : bsearch(&key, ids, program->ids[resource_class].count, sizeof *ids, compare_ids);
}

/* Sorts the resources by class and id: ids of the module are dense. */
static void sort_resources(struct program *program, const struct reflection *reflection)
{
    struct module *module = program->module;
    struct module_resource *sorted = arena_array(program->arena, program->resources.count, sizeof *sorted);
    uint32_t count = 0;

    for (uint32_t c = 0; c <= DXS_RESOURCE_CLASS_SAMPLER; c++) {
        module->first_resource_of_class[c] = count;
        if (program->ids[c].count > 1)
            qsort(program->ids[c].data, program->ids[c].count, sizeof *program->ids[c].data, compare_ids);
        for (uint32_t n = 0; n < program->ids[c].count; n++) {
            struct declared_resource *declared = &program->ids[c].data[n];
            if (n > 0 && declared->id == declared[-1].id)
                fail(program->fault, DXS_RESULT_INVALID_MODULE, "resource %u of a class is declared twice",
                     declared->id);
            sorted[count] = program->resources.data[declared->resource];
            sorted[count].info.id = n;
            sorted[count].info.name = reflected_name(reflection, (enum dxs_resource_class)c, declared->id);
            declared->resource = count++;
        }
    }
    for (uint32_t n = 0; n < program->counted.count; n++) {
        const struct declared_resource *declared =
            find_resource(program, DXS_RESOURCE_CLASS_UAV, program->counted.data[n]);
        if (declared)
            sorted[declared->resource].info.has_counter = true;
    }
    module->first_resource_of_class[DXS_RESOURCE_CLASS_SAMPLER + 1] = count;
    module->resources = sorted;
    module->info.resource_count = count;
}

uint32_t program_resource(struct program *program, enum dxs_resource_class resource_class, uint32_t id)
{
    static const char letters[][3] = {"t", "u", "cb", "s"};
    const struct declared_resource *found = find_resource(program, resource_class, id);

    if (!found)
        fail_program(program, "%s%u is not declared", letters[resource_class], id);
    return found->resource;
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

static void read_memory(struct program *program, const struct token_instruction *i)
{
    struct declared_memory memory = {.id = i->operands[0].indices[0].immediate};
    bool is_raw = i->opcode == TOKEN_dcl_tgsm_raw;
    uint64_t bytes = is_raw ? i->words[0] : (uint64_t)checked_stride(program, i->words[0]) * i->words[1];

    demand_kind(program, i, REGISTER_GROUPSHARED);
    memory.stride = is_raw ? 0 : i->words[0];
    if (bytes == 0 || bytes > 4 * (uint64_t)MAX_MEMORY_WORDS)
        fail_program(program, "groupshared memory of %llu bytes", (unsigned long long)bytes);
    if (program->memory.count >= MAX_MEMORY)
        fail_program(program, "more than %d groupshared variables", MAX_MEMORY);
    memory.words = (uint32_t)((bytes + 3) / 4);
    vector_push(program->arena, &program->memory, memory);
}

const struct declared_memory *program_memory(struct program *program, uint32_t id)
{
    for (uint32_t m = 0; m < program->memory.count; m++)
        if (program->memory.data[m].id == id)
            return &program->memory.data[m];
    fail_program(program, "g%u is not declared", id);
}

static void read_custom_data(struct program *program, const struct token_instruction *i)
{
    if (i->custom_class != CUSTOM_IMMEDIATE_BUFFER)
        return;
    if (program->immediate_count > 0 || i->list_count == 0 || i->list_count % 4 != 0 ||
        i->list_count / 4 > MAX_IMMEDIATES)
        fail_program(program, "an immediate constant buffer of %u words", i->list_count);
    program->immediate_offset = i->list_offset;
    program->immediate_count = i->list_count / 4;
}

/* ---- Registers --------------------------------------------------------------------------------------------------- */

enum signature_kind signature_of_register(uint32_t kind, bool is_patch)
{
    switch (kind) {
    case REGISTER_INPUT:
    case REGISTER_INPUT_CONTROL_POINT:
        return SIGNATURE_INPUT;
    case REGISTER_OUTPUT:
        return is_patch ? SIGNATURE_PATCH : SIGNATURE_OUTPUT;
    case REGISTER_OUTPUT_CONTROL_POINT:
        return SIGNATURE_OUTPUT;
    case REGISTER_PATCH_CONSTANT:
        return SIGNATURE_PATCH;
    default:
        return SIGNATURE_KINDS;
    }
}

/* The same in the current phase. */
static enum signature_kind signature_of(const struct program *program, uint32_t kind)
{
    uint32_t phase = program->phases.data[program->phases.count - 1].opcode;
    return signature_of_register(kind, phase == TOKEN_hs_fork_phase || phase == TOKEN_hs_join_phase);
}

static uint32_t register_row(struct program *program, const struct token_operand *operand)
{
    uint32_t row = operand->indices[operand->index_count - 1].immediate;

    if (row >= MAX_SIGNATURE_REGISTERS)
        fail_program(program, "%s%u: there are %d registers", register_name(operand->kind), row,
                     MAX_SIGNATURE_REGISTERS);
    return row;
}

static void read_register(struct program *program, const struct token_instruction *i)
{
    const struct token_operand *operand = &i->operands[0];
    uint32_t signature = signature_of(program, operand->kind);
    bool is_pixel_input =
        i->opcode == TOKEN_dcl_input_ps || i->opcode == TOKEN_dcl_input_ps_sgv || i->opcode == TOKEN_dcl_input_ps_siv;

    if (signature == SIGNATURE_KINDS)
        return;
    if (program->registers.count == MAX_DECLARED_REGISTERS)
        fail_program(program, "more than %d declarations of inputs and outputs", MAX_DECLARED_REGISTERS);
    struct declared_register declared = {
        .signature = (uint8_t)signature,
        .mask = operand->mask,
        .interpolation = is_pixel_input ? i->controls & 7 : 0,
        .name = i->word_count ? (uint8_t)i->words[0] : 0,
        .stream = (uint8_t)program->stream,
        .row = register_row(program, operand),
    };
    vector_push(program->arena, &program->registers, declared);
}

/* Adds a range of registers. Each phase of a hull shader declares ranges of its own. Overlapping ranges become one. */
static void add_range(uint32_t ranges[MAX_SIGNATURE_REGISTERS], uint32_t first, uint32_t end)
{
    for (uint32_t r = first; r < end; r++)
        end = ranges[r] > end ? ranges[r] : end;
    while (first > 0 && ranges[first] > 0 && ranges[first - 1] == ranges[first])
        first--;
    for (uint32_t r = first; r < end; r++)
        ranges[r] = end;
}

static void read_index_range(struct program *program, const struct token_instruction *i)
{
    uint32_t signature = signature_of(program, i->operands[0].kind), count = i->words[0];

    if (signature == SIGNATURE_KINDS)
        fail_program(program, "an index range of %s", register_name(i->operands[0].kind));
    uint32_t row = register_row(program, &i->operands[0]);
    if (count == 0 || count > MAX_SIGNATURE_REGISTERS - row)
        fail_program(program, "an index range of %u registers from %u", count, row);
    add_range(program->maps[signature].ranges, row, row + count);
}

/* ---- States ------------------------------------------------------------------------------------------------------ */

static void demand_hull(struct program *program, const struct token_instruction *i)
{
    if (program->tokens.stage != DXS_STAGE_HULL)
        fail_program(program, "%s in another stage than hull", token_opcode_name(i->opcode));
}

static void begin_phase(struct program *program, const struct token_instruction *i)
{
    demand_hull(program, i);
    if (program->phases.count >= MAX_PHASES)
        fail_program(program, "more than %d phases", MAX_PHASES);
    program->phases.data[program->phases.count - 1].end = i->offset;
    vector_push(program->arena, &program->phases,
                (struct phase){.begin = i->offset + i->length, .opcode = i->opcode, .instance_count = 1});
}

static void read_instances(struct program *program, const struct token_instruction *i)
{
    if (i->words[0] == 0 || i->words[0] > MAX_INSTANCES)
        fail_program(program, "a phase of %u instances", i->words[0]);
    program->phases.data[program->phases.count - 1].instance_count = i->words[0];
}

static void read_thread_group(struct program *program, const struct token_instruction *i)
{
    for (uint32_t k = 0; k < 3; k++) {
        program->entry->thread_group[k] = i->words[k];
        if (i->words[k] == 0 || i->words[k] > 1024)
            fail_program(program, "a thread group of %u threads in one direction", i->words[k]);
    }
}

static void read_stream(struct program *program, const struct token_instruction *i)
{
    program->stream = i->operands[0].indices[0].immediate;
    if (program->stream >= MAX_STREAMS)
        fail_program(program, "stream %u: there are %d", program->stream, MAX_STREAMS);
    program->entry->stream_mask |= 1u << program->stream;
}

static void read_temps(struct program *program, const struct token_instruction *i)
{
    if (i->words[0] > MAX_TEMPS)
        fail_program(program, "%u registers r: there are %d", i->words[0], MAX_TEMPS);
    if (i->words[0] > program->temp_count)
        program->temp_count = i->words[0];
}

/* What holds where the program says nothing. */
static void begin_states(struct program *program)
{
    if (program->tokens.stage == DXS_STAGE_GEOMETRY)
        program->entry->instance_count = 1;
    if (program->tokens.stage == DXS_STAGE_HULL)
        program->entry->max_tessellation_factor = 64;
}

/* A hull shader without control point phase copies registers: its inputs and outputs have the same ranges. */
static void join_copied_ranges(struct program *program)
{
    uint32_t *inputs = program->maps[SIGNATURE_INPUT].ranges, *outputs = program->maps[SIGNATURE_OUTPUT].ranges;

    for (uint32_t n = 0; n < program->phases.count; n++)
        if (program->phases.data[n].opcode == TOKEN_hs_control_point_phase)
            return;
    for (uint32_t r = 0; r < MAX_SIGNATURE_REGISTERS; r++)
        add_range(inputs, r, outputs[r]);
    memcpy(outputs, inputs, MAX_SIGNATURE_REGISTERS * sizeof *outputs);
}

/* Before shader model 5 there is one stream, which is not declared. */
static void end_states(struct program *program)
{
    if (program->tokens.stage == DXS_STAGE_HULL)
        join_copied_ranges(program);
    if (program->tokens.stage == DXS_STAGE_GEOMETRY && program->entry->stream_mask == 0)
        program->entry->stream_mask = 1;
}

/* Loads of more than one channel, or not of 32 bits, need a feature. The part SFI0 says so; this is for programs
 * without it. */
static void look_at_typed_load(struct program *program, const struct token_instruction *i, uint32_t resource)
{
    const struct token_operand *result = &i->operands[0];

    for (uint32_t c = 0; c < 4; c++)
        if (result->mask >> c & 1 && i->operands[resource].swizzle[c] > 0)
            program->entry->shader_flags |= UINT64_C(1) << FLAG_TYPED_LOAD_OF_ADDITIONAL_FORMATS;
}

/* In shader model 4 no compiler writes the flag for vertex, geometry and pixel shaders. Taken as "precise", it would
 * forbid fusing in each of them. */
static void read_flags(struct program *program, const struct token_instruction *i)
{
    program->is_precise = program->tokens.major == 5 && !(i->controls & CONTROL_REFACTORING);
    if (i->controls & CONTROL_EARLY_DEPTH)
        program->entry->shader_flags |= UINT64_C(1) << FLAG_EARLY_DEPTH_STENCIL;
}

/* ---- All declarations -------------------------------------------------------------------------------------------- */

static void read_label(struct program *program, const struct token_instruction *i)
{
    uint32_t id = i->operands[0].indices[0].immediate;

    for (uint32_t n = 0; n < program->labels.count; n++)
        if (program->labels.data[n].id == id)
            fail_program(program, "label l%u is there twice", id);
    if (program->labels.count == MAX_TEMPS)
        fail_program(program, "more than %d labels", MAX_TEMPS);
    vector_push(program->arena, &program->labels, (struct label){id, i->offset + i->length});
}

const struct label *program_label(struct program *program, uint32_t id)
{
    for (uint32_t n = 0; n < program->labels.count; n++)
        if (program->labels.data[n].id == id)
            return &program->labels.data[n];
    fail_program(program, "label l%u does not exist", id);
}

_Noreturn static void refuse_linkage(struct program *program, const struct token_instruction *i)
{
    tokens_fail(&program->tokens, DXS_RESULT_UNSUPPORTED, "%s: Direct3D 12 has no class linkage",
                token_opcode_name(i->opcode));
}

static void read_declaration(struct program *program, const struct token_instruction *i)
{
    struct dxs_entry *entry = program->entry;

#define OPCODE(...)
#define DECLARATION(number, name, operands, reading)                                                                   \
    case TOKEN_##name:                                                                                                 \
        reading;                                                                                                       \
        break;
    switch (i->opcode) {
#include "dxbc/opcodes.def"
#undef OPCODE
    case TOKEN_hs_control_point_phase:
    case TOKEN_hs_fork_phase:
    case TOKEN_hs_join_phase:
        begin_phase(program, i);
        break;
    case TOKEN_label:
        read_label(program, i);
        break;
    case TOKEN_ld_uav_typed:
        look_at_typed_load(program, i, 2);
        break;
    case TOKEN_ld_uav_typed_s:
        look_at_typed_load(program, i, 3);
        break;
    case TOKEN_imm_atomic_alloc: /* append and consume buffers have no flag */
    case TOKEN_imm_atomic_consume:
        vector_push(program->arena, &program->counted, i->operands[1].indices[0].immediate);
        break;
    case TOKEN_interface_call:
        refuse_linkage(program, i);
    }
}

void program_read_declarations(struct program *program, const struct reflection *reflection)
{
    struct tokens start = program->tokens;
    struct token_instruction i;

    begin_states(program);
    vector_push(program->arena, &program->phases,
                (struct phase){.begin = start.at, .opcode = TOKEN_hs_decls, .instance_count = 1});
    program->is_precise = program->tokens.major == 5;
    while (tokens_next(&program->tokens, &i))
        read_declaration(program, &i);
    program->phases.data[program->phases.count - 1].end = start.word_count;
    end_states(program);
    program->tokens = start;
    sort_resources(program, reflection);
}
