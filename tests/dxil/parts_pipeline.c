/* PSV0, from which a driver learns about a shader without its code. Each version of the part appends members to the
 * version before it. The sizes in the part tell which members exist. */
#include "parts.h"

#include "tests/common/demand.h"

#include <string.h>

enum { /* size of the first structure, since version 1, 2, 3 */
    HAS_SIGNATURES = 36,
    HAS_THREADS = 48,
    HAS_ENTRY_NAME = 52
};

enum {
    NAMES,
    INDICES,
    ELEMENT_BYTES = 16,
    RESOURCE_KIND_AT = 16 /* since version 2 */
};

/* The part while it is read. */
struct reading {
    struct bytes part;
    size_t at;
    struct bytes info, names, indices;
};

static struct bytes take(struct reading *reading, size_t size)
{
    struct bytes taken = slice(reading->part, reading->at, size);
    reading->at += size;
    return taken;
}

static uint32_t take_word(struct reading *reading)
{
    return word_at(take(reading, 4), 0);
}

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

static bool has_semantic(const struct dxs_signature *signature, enum dxs_semantic first, enum dxs_semantic last)
{
    for (uint32_t e = 0; e < signature->count; e++)
        if (signature->elements[e].semantic >= first && signature->elements[e].semantic <= last)
            return true;
    return false;
}

static void check_stage(struct check *check, struct bytes info, const struct dxs_entry *entry)
{
    bool has_position = has_semantic(&entry->outputs, DXS_SEMANTIC_POSITION, DXS_SEMANTIC_POSITION);

    switch (entry->stage) {
    case DXS_STAGE_VERTEX:
        expect(check, "writes a position", byte_at(info, 0), has_position);
        break;
    case DXS_STAGE_HULL:
        expect(check, "input control points", word_at(info, 0), entry->input_control_points);
        expect(check, "output control points", word_at(info, 4), entry->output_control_points);
        expect(check, "domain", word_at(info, 8), entry->tessellator_domain);
        expect(check, "tessellator's output", word_at(info, 12), entry->tessellator_output);
        break;
    case DXS_STAGE_DOMAIN:
        expect(check, "input control points", word_at(info, 0), entry->input_control_points);
        expect(check, "writes a position", byte_at(info, 4), has_position);
        expect(check, "domain", word_at(info, 8), entry->tessellator_domain);
        break;
    case DXS_STAGE_GEOMETRY:
        expect(check, "input primitive", word_at(info, 0), entry->input_primitive);
        expect(check, "topology", word_at(info, 4), entry->output_topology);
        expect(check, "streams", word_at(info, 8), entry->stream_mask);
        expect(check, "writes a position", byte_at(info, 12), has_position);
        break;
    case DXS_STAGE_PIXEL:
        expect(check, "writes depth", byte_at(info, 0),
               has_semantic(&entry->outputs, DXS_SEMANTIC_DEPTH, DXS_SEMANTIC_DEPTH_GREATER_EQUAL));
        break;
    case DXS_STAGE_MESH:
        expect(check, "bytes of payload", word_at(info, 8), entry->payload_size);
        expect(check, "vertices", half_at(info, 12), entry->max_vertices);
        expect(check, "primitives", half_at(info, 14), entry->max_primitives);
        break;
    case DXS_STAGE_AMPLIFICATION:
        expect(check, "bytes of payload", word_at(info, 0), entry->payload_size);
        break;
    default:
        break;
    }
}

/* Without a wave size: 0, and the greatest number. */
static void check_later_members(struct check *check, struct bytes info, const struct dxs_entry *entry)
{
    expect(check, "least lanes", word_at(info, 16), entry->wave_size_min);
    expect(check, "most lanes", word_at(info, 20), entry->wave_size_max ? entry->wave_size_max : UINT32_MAX);
    if (info.size < HAS_SIGNATURES)
        return;
    expect(check, "stage in PSV0", byte_at(info, 24), entry->stage);
    if (entry->stage == DXS_STAGE_GEOMETRY)
        expect(check, "vertices", half_at(info, 26), entry->max_vertex_count);
    if (entry->stage == DXS_STAGE_MESH)
        expect(check, "topology", byte_at(info, 27), entry->output_topology);
    for (size_t n = 0; n < 3 && info.size >= HAS_THREADS; n++)
        expect(check, "threads of a group", word_at(info, 36 + 4 * n), entry->thread_group[n]);
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

/* PSVResourceType of a resource. */
static uint32_t type_of(const struct dxs_resource *resource)
{
    bool raw = resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER,
         structured = resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;

    switch (resource->resource_class) {
    case DXS_RESOURCE_CLASS_SAMPLER:
        return 1;
    case DXS_RESOURCE_CLASS_CBV:
        return 2;
    case DXS_RESOURCE_CLASS_SRV:
        return raw || resource->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE ? 4 : structured ? 5 : 3;
    default:
        return raw ? 7 : structured && resource->has_counter ? 9 : structured ? 8 : 6;
    }
}

static void check_resource(struct check *check, struct bytes record, const struct dxs_resource *resource)
{
    demand(resource != NULL, "there is such a resource");
    expect(check, "type of a resource", word_at(record, 0), type_of(resource));
    expect(check, "space", word_at(record, 4), resource->space);
    expect(check, "first register", word_at(record, 8), resource->lower_bound);
    expect(check, "last register", word_at(record, 12),
           resource->count == DXS_UNBOUNDED ? UINT32_MAX : resource->lower_bound + resource->count - 1);
    if (record.size <= RESOURCE_KIND_AT)
        return;
    expect(check, "kind of a resource", word_at(record, 16), resource->kind);
    expect(check, "64-bit atomics", word_at(record, 20) & 1, resource->used_by_64_bit_atomics);
}

/* The part lists constant buffers, samplers, SRVs, UAVs, in this order. */
static void check_resources(struct check *check, struct reading *reading)
{
    static const uint8_t classes[] = {DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_CLASS_SAMPLER, DXS_RESOURCE_CLASS_SRV,
                                      DXS_RESOURCE_CLASS_UAV};
    uint32_t total = dxs_module_describe(check->module)->resource_count, count = take_word(reading);

    expect(check, "resources", count, total);
    uint32_t stride = count ? take_word(reading) : 0;
    for (size_t c = 0; c < sizeof classes; c++) {
        for (uint32_t n = 0; n < total && count > 0; n++) {
            const struct dxs_resource *resource = dxs_module_resource(check->module, n);
            if (resource->resource_class != classes[c])
                continue;
            check_resource(check, take(reading, stride), resource);
            count--;
        }
    }
    take(reading, (size_t)count * stride);
}

/* ---- Signatures -------------------------------------------------------------------------------------------------- */

static void check_element(struct check *check, const struct reading *reading, struct bytes record,
                          const struct dxs_signature_element *element)
{
    uint32_t place = byte_at(record, 10), dynamic = byte_at(record, 14);
    bool has_register = place >> 6 & 1;

    if (element->semantic == DXS_SEMANTIC_ARBITRARY)
        expect_text(check, "a semantic", text_at(reading->names, word_at(record, 0)), element->name);
    expect(check, "rows", byte_at(record, 8), element->rows);
    for (uint32_t row = 0; row < element->rows; row++)
        expect(check, "semantic index", word_at(reading->indices, 4 * ((size_t)word_at(record, 4) + row)),
               element->semantic_indices[row]);
    expect(check, "a register", has_register ? byte_at(record, 9) : DXS_NONE, element->start_row);
    expect(check, "columns", place & 15, element->columns);
    expect(check, "first column", has_register ? place >> 4 & 3 : 0, element->start_column);
    expect(check, "kind of semantic", byte_at(record, 11), element->semantic);
    expect(check, "type of components", byte_at(record, 12), component_of_part(element->component_type));
    expect(check, "interpolation", byte_at(record, 13), element->interpolation);
    expect(check, "components with dynamic rows", dynamic & 15, element->dynamic_index_mask);
    expect(check, "stream", dynamic >> 4 & 3, element->stream);
}

static void check_signatures(struct check *check, struct reading *reading, const struct dxs_entry *entry)
{
    const struct dxs_signature *const signatures[] = {&entry->inputs, &entry->outputs, &entry->patch_or_primitive};
    uint32_t total = 0;

    for (size_t s = 0; s < 3; s++) {
        expect(check, "elements of a signature", byte_at(reading->info, 28 + s), signatures[s]->count);
        total += byte_at(reading->info, 28 + s);
    }
    uint32_t stride = total ? take_word(reading) : 0;
    demand(!total || stride >= ELEMENT_BYTES, "elements have all members");
    for (size_t s = 0; s < 3; s++)
        for (uint32_t e = 0; e < byte_at(reading->info, 28 + s) && e < signatures[s]->count; e++)
            check_element(check, reading, take(reading, stride), &signatures[s]->elements[e]);
}

void check_pipeline_state(struct check *check, struct bytes part, const struct dxs_entry *entry)
{
    struct reading reading = {.part = part};

    if (!part.size)
        return;
    reading.info = take(&reading, take_word(&reading));
    check_stage(check, reading.info, entry);
    check_later_members(check, reading.info, entry);
    check_resources(check, &reading);
    if (reading.info.size < HAS_SIGNATURES)
        return;
    reading.names = take(&reading, take_word(&reading));
    reading.indices = take(&reading, 4 * (size_t)take_word(&reading));
    check_signatures(check, &reading, entry);
    if (reading.info.size >= HAS_ENTRY_NAME)
        expect_text(check, "entry point", text_at(reading.names, word_at(reading.info, 48)), entry->name);
}
