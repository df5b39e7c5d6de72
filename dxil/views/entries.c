/* Reads dx.entryPoints: entry points with their properties and signatures. */
#include "dxil/views/views.h"

#include <string.h>

enum entry_field {
    FIELD_FUNCTION,
    FIELD_NAME,
    FIELD_SIGNATURES,
    FIELD_RESOURCES,
    FIELD_PROPERTIES
};

enum property {
    PROPERTY_FLAGS = 0,
    PROPERTY_GEOMETRY = 1,
    PROPERTY_DOMAIN = 2,
    PROPERTY_HULL = 3,
    PROPERTY_THREADS = 4,
    PROPERTY_PAYLOAD_SIZE = 6,
    PROPERTY_ATTRIBUTE_SIZE = 7,
    PROPERTY_STAGE = 8,
    PROPERTY_MESH = 9,
    PROPERTY_AMPLIFICATION = 10,
    PROPERTY_WAVE_SIZE = 11,
    PROPERTY_WAVE_SIZE_RANGE = 23
};

enum signature_field {
    ELEMENT_ID,
    ELEMENT_NAME,
    ELEMENT_COMPONENT_TYPE,
    ELEMENT_SEMANTIC,
    ELEMENT_SEMANTIC_INDICES,
    ELEMENT_INTERPOLATION,
    ELEMENT_ROWS,
    ELEMENT_COLUMNS,
    ELEMENT_START_ROW,
    ELEMENT_START_COLUMN,
    ELEMENT_TAGS
};

enum signature_tag {
    TAG_STREAM = 0,
    TAG_DYNAMIC_INDEX_MASK = 2,
    TAG_USAGE_MASK = 3
};

enum {
    FLAG_NATIVE_LOW_PRECISION = 1 << 23, /* in the shader flags */
    MAX_ROWS = 128,                      /* rows of an element; no stage has more registers */
    MAX_ELEMENTS = 512,                  /* elements of a signature */
    ELEMENTS_PER_METADATA =
        16 /* limit for signature elements of all entry points together: entry points can share signature nodes */
};

/* ---- Signatures -------------------------------------------------------------------------------------------------- */

static void read_element(struct view record, struct dxs_signature_element *element)
{
    struct module *module = (struct module *)record.module;

    memset(element, 0, sizeof *element);
    element->id = view_uint(&record, ELEMENT_ID);
    element->name = view_text(&record, ELEMENT_NAME);
    element->component_type = view_component_type(&record, ELEMENT_COMPONENT_TYPE);
    element->semantic = (enum dxs_semantic)view_uint(&record, ELEMENT_SEMANTIC);
    element->interpolation = view_uint(&record, ELEMENT_INTERPOLATION);
    element->rows = view_uint(&record, ELEMENT_ROWS);
    element->columns = view_uint(&record, ELEMENT_COLUMNS);
    element->start_row = view_uint(&record, ELEMENT_START_ROW); /* UINT32_MAX: no register allocated */
    element->start_column = view_uint(&record, ELEMENT_START_COLUMN);
    if (element->rows == 0 || element->rows > MAX_ROWS || element->columns == 0 || element->columns > 4)
        fail(module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s \"%.64s\": %u rows and %u columns are out of range",
             record.what, element->name, element->rows, element->columns);
    if (element->start_row == UINT32_MAX)
        element->start_column = 0;
    else if (element->start_column + element->columns > 4 || element->start_column > 3)
        fail(module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s \"%.64s\" at column %u exceeds four columns",
             record.what, element->name, element->start_column);

    /* One index per row. If there are fewer, the others count up from the last, or from 0. */
    struct view indices = view_node(&record, ELEMENT_SEMANTIC_INDICES, record.what);
    uint32_t *semantic_indices = arena_words(module->arena, element->rows);
    for (uint32_t row = 0; row < element->rows; row++)
        semantic_indices[row] = row < view_count(&indices) ? view_uint(&indices, row)
                                : row > 0                  ? semantic_indices[row - 1] + 1
                                                           : 0;
    element->semantic_indices = semantic_indices;

    struct view tags = view_tags(&record, ELEMENT_TAGS, record.what);
    for (uint32_t i = 0; i < view_count(&tags); i += 2) {
        switch (view_uint(&tags, i)) {
        case TAG_STREAM:
            element->stream = view_uint(&tags, i + 1);
            break;
        case TAG_DYNAMIC_INDEX_MASK:
            element->dynamic_index_mask = view_uint(&tags, i + 1);
            break;
        case TAG_USAGE_MASK:
            element->usage_mask = view_uint(&tags, i + 1);
            break;
        default:
            break;
        }
    }
}

static struct dxs_signature read_signature(const struct view *signatures, uint32_t index, const char *what)
{
    struct view records = view_node(signatures, index, what);
    struct dxs_signature signature = {.count = view_count(&records)};

    if (signature.count > MAX_ELEMENTS)
        fail(signatures->module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: the signature has %u elements: too many",
             what, signature.count);
    struct dxs_signature_element *elements = arena_array(signatures->module->arena, signature.count, sizeof *elements);
    for (uint32_t i = 0; i < signature.count; i++)
        read_element(view_node(&records, i, what), &elements[i]);
    signature.elements = elements;
    return signature;
}

/* ---- Properties -------------------------------------------------------------------------------------------------- */

/* The index of the function at an operand; DXS_NONE: null. */
static uint32_t read_function(const struct view *view, uint32_t index)
{
    value_id id = view_value(view, index);

    if (id == NO_VALUE)
        return DXS_NONE;
    const struct value *value = module_value(view->module, NULL, id);
    if (value->kind != VALUE_FUNCTION)
        fail(view->module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: operand %u is no function", view->what, index);
    return value->index;
}

static void read_threads(struct dxs_entry *entry, struct view threads)
{
    for (uint32_t i = 0; i < 3; i++)
        entry->thread_group[i] = view_uint(&threads, i);
}

static void read_geometry(struct dxs_entry *entry, struct view view)
{
    entry->input_primitive = view_uint(&view, 0);
    entry->max_vertex_count = view_uint(&view, 1);
    entry->stream_mask = view_uint(&view, 2);
    entry->output_topology = view_uint(&view, 3);
    entry->instance_count = view_uint(&view, 4);
}

static void read_hull(struct dxs_entry *entry, struct view view)
{
    entry->patch_function = read_function(&view, 0);
    entry->input_control_points = view_uint(&view, 1);
    entry->output_control_points = view_uint(&view, 2);
    entry->tessellator_domain = view_uint(&view, 3);
    entry->tessellator_partitioning = view_uint(&view, 4);
    entry->tessellator_output = view_uint(&view, 5);
    entry->max_tessellation_factor = view_float(&view, 6);
}

static void read_mesh(struct dxs_entry *entry, struct view view)
{
    read_threads(entry, view_node(&view, 0, view.what));
    entry->max_vertices = view_uint(&view, 1);
    entry->max_primitives = view_uint(&view, 2);
    entry->output_topology = view_uint(&view, 3);
    entry->payload_size = view_uint(&view, 4);
}

static void read_property(struct dxs_entry *entry, const struct view *properties, uint32_t tag, uint32_t index)
{
    struct view group;

    switch (tag) {
    case PROPERTY_FLAGS:
        entry->shader_flags = view_number(properties, index);
        break;
    case PROPERTY_GEOMETRY:
        read_geometry(entry, view_node(properties, index, "geometry shader properties"));
        break;
    case PROPERTY_DOMAIN:
        group = view_node(properties, index, "domain shader properties");
        entry->tessellator_domain = view_uint(&group, 0);
        entry->input_control_points = view_uint(&group, 1);
        break;
    case PROPERTY_HULL:
        read_hull(entry, view_node(properties, index, "hull shader properties"));
        break;
    case PROPERTY_THREADS:
        read_threads(entry, view_node(properties, index, "thread group size"));
        break;
    case PROPERTY_PAYLOAD_SIZE:
        entry->payload_size = view_uint(properties, index);
        break;
    case PROPERTY_ATTRIBUTE_SIZE:
        entry->attribute_size = view_uint(properties, index);
        break;
    case PROPERTY_STAGE:
        if (view_uint(properties, index) > DXS_STAGE_NODE)
            fail(properties->module->arena->fault, DXS_RESULT_INVALID_MODULE,
                 "entry point \"%.64s\": stage %u does not exist", entry->name, view_uint(properties, index));
        entry->stage = (enum dxs_stage)view_uint(properties, index);
        break;
    case PROPERTY_MESH:
        read_mesh(entry, view_node(properties, index, "mesh shader properties"));
        break;
    case PROPERTY_AMPLIFICATION:
        group = view_node(properties, index, "amplification shader properties");
        read_threads(entry, view_node(&group, 0, "thread group size"));
        entry->payload_size = view_uint(&group, 1);
        break;
    case PROPERTY_WAVE_SIZE:
        group = view_node(properties, index, "wave size");
        entry->wave_size_min = entry->wave_size_max = entry->wave_size_preferred = view_uint(&group, 0);
        break;
    case PROPERTY_WAVE_SIZE_RANGE:
        group = view_node(properties, index, "wave size");
        entry->wave_size_min = view_uint(&group, 0);
        entry->wave_size_max = view_uint(&group, 1);
        entry->wave_size_preferred = view_uint(&group, 2);
        break;
    default:
        break; /* not needed, or read by read_node */
    }
}

/* ---- Entries ----------------------------------------------------------------------------------------------------- */

/* A fixed wave size is stored as (size, 0, 0). */
static void complete_wave_size(struct dxs_entry *entry)
{
    if (entry->wave_size_min && entry->wave_size_max == 0)
        entry->wave_size_max = entry->wave_size_preferred = entry->wave_size_min;
}

/* The name in HLSL: DXC mangles names of ray tracing entry points as Microsoft's C++, "\1?name@...". */
static const char *unmangled_name(struct arena *arena, const char *name)
{
    const char *end = name[0] == '\1' && name[1] == '?' ? strchr(name, '@') : NULL;
    return end ? arena_text(arena, name + 2, (size_t)(end - name - 2)) : name;
}

static void read_entry(struct view record, struct dxs_entry *entry)
{
    const struct module *module = record.module;
    struct view signatures = view_node(&record, FIELD_SIGNATURES, "signatures");
    struct view properties = view_tags(&record, FIELD_PROPERTIES, "entry point properties");

    memset(entry, 0, sizeof *entry);
    entry->stage = module->info.stage;
    entry->patch_function = DXS_NONE;
    entry->function = read_function(&record, FIELD_FUNCTION);
    entry->name = unmangled_name(module->arena, view_text(&record, FIELD_NAME));
    entry->mangled_name = entry->function == DXS_NONE ? entry->name : module->functions[entry->function].name;
    entry->inputs = read_signature(&signatures, 0, "input signature element");
    entry->outputs = read_signature(&signatures, 1, "output signature element");
    entry->patch_or_primitive = read_signature(&signatures, 2, "patch or primitive signature element");
    for (uint32_t i = 0; i < view_count(&properties); i += 2)
        read_property(entry, &properties, view_uint(&properties, i), i + 1);
    complete_wave_size(entry);
    if (entry->stage == DXS_STAGE_NODE)
        entry->node = read_node(properties);
}

/* A library's first record has no function and no name, only flags of the whole library. */
static bool is_library_record(const struct module *module, const struct dxs_entry *entry)
{
    return module->info.stage == DXS_STAGE_LIBRARY && entry->function == DXS_NONE;
}

void read_entries(struct module *module)
{
    const struct named_metadata *named = module_named_metadata(module, "dx.entryPoints");
    uint32_t count = named ? named->count : 0;
    uint64_t element_count = 0;
    struct dxs_entry *entries = arena_array(module->arena, count, sizeof *entries);

    for (uint32_t i = 0; i < count; i++) {
        struct dxs_entry *entry = &entries[module->info.entry_count];
        read_entry(named_view(module, named, i, "entry point"), entry);
        element_count += entry->inputs.count + entry->outputs.count + entry->patch_or_primitive.count +
                         (entry->node ? entry->node->output_count : 0);
        if (element_count > (uint64_t)module->metadata_count * ELEMENTS_PER_METADATA)
            fail(module->arena->fault, DXS_RESULT_INVALID_MODULE, "%u entry points share too many signature elements",
                 count);
        if (entry->shader_flags & FLAG_NATIVE_LOW_PRECISION)
            module->info.native_16bit = true;
        module->info.entry_count += !is_library_record(module, entry);
    }
    module->entries = entries;
}
