/* --table: an entry point for people: inputs, outputs, and where each resource lives, with HLSL's names. */
#include "cli/conversion/table.h"
#include "cli/conversion/statistics.h"
#include "cli/resource_names.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    COLUMNS = 5,
    CELL = 96
};

/* Rows of cells, padded to the widest of their column. */
struct rows {
    struct string_buffer *text;
    char (*cells)[COLUMNS][CELL];
    size_t count, capacity;
};

static char (*add_row(struct rows *rows))[CELL]
{
    if (rows->count == rows->capacity) {
        size_t capacity = 2 * rows->capacity + 16;
        void *larger = realloc(rows->cells, capacity * sizeof(*rows->cells));
        if (!larger) {
            rows->text->failed = true;
            return NULL;
        }
        rows->cells = larger;
        rows->capacity = capacity;
    }
    memset(rows->cells[rows->count], 0, sizeof(*rows->cells));
    return rows->cells[rows->count++];
}

static void write_rows(struct rows *rows, const char *title)
{
    size_t widths[COLUMNS] = {0};
    for (size_t n = 0; n < rows->count; n++)
        for (size_t c = 0; c < COLUMNS; c++) {
            make_plain(rows->cells[n][c], "");
            if (widths[c] < strlen(rows->cells[n][c]))
                widths[c] = strlen(rows->cells[n][c]);
        }
    if (rows->count)
        buffer_append_format(rows->text, "\n%s\n", title);
    for (size_t n = 0; n < rows->count; n++) {
        char line[COLUMNS * (CELL + 2) + 2] = "";
        size_t length = 0;
        for (size_t c = 0; c < COLUMNS; c++)
            length +=
                (size_t)snprintf(line + length, sizeof(line) - length, "  %-*s", (int)widths[c], rows->cells[n][c]);
        while (length && line[length - 1] == ' ')
            length--;
        buffer_append(rows->text, line, length);
        buffer_append_string(rows->text, "\n");
    }
    free(rows->cells);
    *rows = (struct rows){.text = rows->text};
}

/* ---- Signatures -------------------------------------------------------------------------------------------------- */

static void write_signature(struct rows *rows, const char *title, const struct dxs_signature *signature)
{
    for (uint32_t n = 0; n < signature->count; n++) {
        const struct dxs_signature_element *e = &signature->elements[n];
        char(*cells)[CELL] = add_row(rows);
        if (!cells)
            return;
        snprintf(cells[0], CELL, "%.60s%" PRIu32, e->name, e->rows ? e->semantic_indices[0] : 0);
        if (e->columns > 1)
            snprintf(cells[1], CELL, "%s%" PRIu32, component_type_name(e->component_type), e->columns);
        else
            snprintf(cells[1], CELL, "%s", component_type_name(e->component_type));
        if (e->rows > 1)
            snprintf(cells[2], CELL, "%" PRIu32 " rows", e->rows);
        if (e->start_row != DXS_NONE)
            snprintf(cells[3], CELL, "register %" PRIu32 ".%c", e->start_row, "xyzw"[e->start_column & 3]);
    }
    write_rows(rows, title);
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static void write_register(char cell[CELL], const struct dxs_resource *resource)
{
    char letter = "tubs"[resource->resource_class & 3];
    if (resource->lower_bound == DXS_NONE) {
        snprintf(cell, CELL, "heap");
        return;
    }
    int length = snprintf(cell, CELL, "%c%" PRIu32, letter, resource->lower_bound);
    if (resource->count == DXS_UNBOUNDED)
        length += snprintf(cell + length, CELL - (size_t)length, "...");
    else if (resource->count > 1)
        length += snprintf(cell + length, CELL - (size_t)length, "-%c%" PRIu32, letter,
                           resource->lower_bound + resource->count - 1);
    if (resource->space)
        snprintf(cell + length, CELL - (size_t)length, ",space%" PRIu32, resource->space);
}

static void write_place(char cell[CELL], const struct dxs_binding *binding)
{
    static const char *const arguments[] = {
        [DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS] = "push constants",
        [DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK] = "uniform block",
        [DXS_ROOT_ARGUMENTS_SHADER_RECORD] = "shader record",
        [DXS_ROOT_ARGUMENTS_MEMORY] = "memory",
    };
    const char *what = binding->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS     ? "address in "
                       : binding->descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS ? "constants in "
                                                                              : "table index in ";
    bool has_place = binding->descriptor != DXS_DESCRIPTOR_FORM_CONSTANTS && !binding->in_bound_heap &&
                     (binding->descriptor != DXS_DESCRIPTOR_FORM_ADDRESS || binding->in_heap);
    int length = 0;
    cell[0] = 0;
    if (has_place)
        length = snprintf(cell, CELL, "set %" PRIu32 ", binding %" PRIu32, binding->set, binding->binding);
    else if (binding->in_bound_heap)
        length = snprintf(cell, CELL, "bound heap");
    if (binding->in_heap)
        length += snprintf(cell + length, CELL - (size_t)length, ", from index %" PRIu32, binding->heap_offset);
    if (binding->root_arguments != DXS_ROOT_ARGUMENTS_NONE)
        snprintf(cell + length, CELL - (size_t)length, "%s%s%s, byte %" PRIu32, length ? "; " : "", what,
                 arguments[binding->root_arguments], binding->offset);
}

static void write_counter(char cell[CELL], const struct dxs_binding *binding)
{
    const char *form = binding->counter == DXS_COUNTER_ADDRESS ? "counter's address" : "counter";
    if (binding->in_bound_heap && binding->counter != DXS_COUNTER_ADDRESS)
        snprintf(cell, CELL, "counter in the bound heap");
    else
        snprintf(cell, CELL, "%s: set %" PRIu32 ", binding %" PRIu32, form, binding->counter_set,
                 binding->counter_binding);
}

static void write_resources(struct rows *rows, const struct dxs_spirv *spirv)
{
    for (uint32_t n = 0; n < spirv->resource_count; n++) {
        const struct dxs_resource *resource = spirv->resources[n].resource;
        char(*cells)[CELL] = add_row(rows);
        if (!cells)
            return;
        write_register(cells[0], resource);
        snprintf(cells[1], CELL, "%s%s", resource->resource_class == DXS_RESOURCE_CLASS_UAV ? "RW" : "",
                 resource_kind_name(resource->kind));
        snprintf(cells[2], CELL, "%.90s", resource->name);
        write_place(cells[3], &spirv->resources[n].binding);
        if (resource->has_counter)
            write_counter(cells[4], &spirv->resources[n].binding);
    }
    write_rows(rows, "resources");
}

/* ---- Constants --------------------------------------------------------------------------------------------------- */

/* `base`: offset of the structure around; of the first element, if that is an array's. */
static void write_members(struct rows *rows, const struct dxs_buffer_member *members, uint32_t count, uint64_t base,
                          unsigned depth)
{
    for (uint32_t n = 0; n < count; n++) {
        const struct dxs_buffer_member *member = &members[n];
        char(*cells)[CELL] = add_row(rows);
        if (!cells)
            return;
        snprintf(cells[0], CELL, "byte %" PRIu64, base + member->offset);
        member_type_name(member, cells[1], CELL);
        int length = snprintf(cells[2], CELL, "%*s%.60s", (int)(2 * (depth < 16 ? depth : 16)), "",
                              *member->name ? member->name : "(element)");
        if (member->element_count) {
            snprintf(cells[2] + length, CELL - (size_t)length, "[%" PRIu32 "]", member->element_count);
            snprintf(cells[3], CELL, "stride %" PRIu32, member->element_stride);
        }
        write_members(rows, member->members, member->member_count, base + member->offset, depth + 1);
    }
}

static void write_buffers(struct rows *rows, const dxs_module *module, const struct dxs_spirv *spirv)
{
    for (uint32_t n = 0; dxs_module_resource(module, n); n++) {
        uint32_t count;
        char title[128];
        const struct dxs_resource *resource = dxs_module_resource(module, n);
        const struct dxs_buffer_member *members = dxs_module_buffer_members(module, n, &count);
        bool is_used = false;
        for (uint32_t used = 0; used < spirv->resource_count; used++)
            is_used |= spirv->resources[used].resource == resource;
        if (!is_used || !count)
            continue;
        write_members(rows, members, count, 0, 0);
        snprintf(title, sizeof(title), "members of %.90s", resource->name);
        make_plain(title, "");
        write_rows(rows, title);
    }
}

/* ---- Statistics ------------------------------------------------------------------------------------------------- */

static void write_statistics(struct rows *rows, const struct dxs_spirv *spirv)
{
    struct statistics statistics;

    if (!spirv_statistics(spirv->words, spirv->word_count, &statistics)) {
        rows->text->failed = true;
        return;
    }
    for (uint32_t n = 0; n < STATISTIC_COUNT; n++) {
        char(*cells)[CELL] = statistics.counts[n] ? add_row(rows) : NULL;
        if (!cells)
            continue;
        snprintf(cells[0], CELL, "%s", statistic_name((enum statistic)n));
        snprintf(cells[1], CELL, "%" PRIu32, statistics.counts[n]);
    }
    char(*cells)[CELL] = statistics.groupshared_bytes ? add_row(rows) : NULL;
    if (cells) {
        bool is_known = statistics.groupshared_bytes != UINT64_MAX;
        snprintf(cells[0], CELL, "groupshared bytes");
        snprintf(cells[1], CELL, is_known ? "%" PRIu64 : "unknown", statistics.groupshared_bytes);
    }
    write_rows(rows, "instructions of the SPIR-V");
}

void write_table(struct string_buffer *text, const dxs_module *module, uint32_t entry, const struct dxs_spirv *spirv)
{
    const struct dxs_entry *e = dxs_module_entry(module, entry);
    const struct dxs_module_info *info = dxs_module_describe(module);
    struct rows rows = {.text = text};
    size_t start = text->size;

    buffer_append_string(text, e->name);
    buffer_append_format(text, ": %s shader, shader model %u.%u", dxs_stage_name(e->stage),
                         (unsigned)info->shader_model_major, (unsigned)info->shader_model_minor);
    if (e->thread_group[0])
        buffer_append_format(text, ", groups of %" PRIu32 " x %" PRIu32 " x %" PRIu32, e->thread_group[0],
                             e->thread_group[1], e->thread_group[2]);
    buffer_append_format(text, ", %zu words of SPIR-V\n", spirv->word_count);
    if (text->data)
        make_plain(text->data + start, "\n");
    write_signature(&rows, "inputs", &e->inputs);
    write_signature(&rows, "outputs", &e->outputs);
    write_signature(&rows, e->stage == DXS_STAGE_MESH ? "outputs per primitive" : "patch constants",
                    &e->patch_or_primitive);
    write_resources(&rows, spirv);
    write_buffers(&rows, module, spirv);
    write_statistics(&rows, spirv);
}
