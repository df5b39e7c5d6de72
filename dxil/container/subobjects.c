/* Reads the subobjects of libraries (root signatures, hit groups, configurations), and finds the subobject that is
 * associated with an entry point. */
#include "dxil/container/runtime_data.h"

#include <string.h>

static const char record_kind[] = "subobject"; /* for messages */

enum subobject_word {
    SUBOBJECT_KIND,
    SUBOBJECT_NAME,
    SUBOBJECT_FIRST, /* first of the words that depend on the kind */
    SUBOBJECT_WORDS = SUBOBJECT_FIRST + 4
};

static void read_root_signature(const struct runtime_data *data, uint32_t record, const uint32_t *words,
                                struct dxs_subobject *subobject)
{
    const size_t available = data->parts[RUNTIME_RAW_BYTES].size;
    const uint32_t offset = words[0], size = words[1];

    if (offset > available || size > available - offset)
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER,
             "runtime data: subobject %u (%s): a root signature of %u bytes at %u exceeds the pool of %zu bytes",
             record, subobject->name, size, offset, available);
    subobject->root_signature = data->raw + offset;
    subobject->root_signature_size = size;
    subobject->root_signature_offset = data->parts[RUNTIME_RAW_BYTES].offset + offset;
}

static void read_association(const struct runtime_data *data, uint32_t record, const uint32_t *words,
                             struct dxs_subobject *subobject)
{
    struct runtime_run run = runtime_run_read(data, record_kind, record, words[1]);

    subobject->associated = runtime_string(data, record_kind, record, words[0]);
    subobject->exports = runtime_run_strings(data, record_kind, record, run);
    subobject->export_count = run.count;
}

static void read_hit_group(const struct runtime_data *data, uint32_t record, const uint32_t *words,
                           struct dxs_subobject *subobject)
{
    if (words[0] > DXS_HIT_GROUP_TYPE_PROCEDURAL)
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER,
             "runtime data: subobject %u (%s): hit group type %u does not exist", record, subobject->name, words[0]);
    subobject->hit_group_type = (enum dxs_hit_group_type)words[0];
    subobject->any_hit = runtime_string(data, record_kind, record, words[1]);
    subobject->closest_hit = runtime_string(data, record_kind, record, words[2]);
    subobject->intersection = runtime_string(data, record_kind, record, words[3]);
}

static struct dxs_subobject read_subobject(const struct runtime_data *data, uint32_t record, const uint32_t *words)
{
    struct dxs_subobject subobject = {.kind = (enum dxs_subobject_kind)words[SUBOBJECT_KIND],
                                      .name = runtime_string(data, record_kind, record, words[SUBOBJECT_NAME]),
                                      .associated = "",
                                      .any_hit = "",
                                      .closest_hit = "",
                                      .intersection = ""};

    words += SUBOBJECT_FIRST;
    switch (subobject.kind) {
    case DXS_SUBOBJECT_KIND_STATE_OBJECT_CONFIG:
        subobject.flags = words[0];
        break;
    case DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE:
    case DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE:
        read_root_signature(data, record, words, &subobject);
        break;
    case DXS_SUBOBJECT_KIND_ASSOCIATION:
        read_association(data, record, words, &subobject);
        break;
    case DXS_SUBOBJECT_KIND_SHADER_CONFIG:
        subobject.max_payload_size = words[0];
        subobject.max_attribute_size = words[1];
        break;
    case DXS_SUBOBJECT_KIND_PIPELINE_CONFIG:
        subobject.max_recursion_depth = words[0];
        break;
    case DXS_SUBOBJECT_KIND_HIT_GROUP:
        read_hit_group(data, record, words, &subobject);
        break;
    case DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1:
        subobject.max_recursion_depth = words[0];
        subobject.flags = words[1];
        break;
    default:
        fail(data->fault, DXS_RESULT_INVALID_CONTAINER, "runtime data: subobject %u (%s): kind %u does not exist",
             record, subobject.name, (unsigned)subobject.kind);
    }
    return subobject;
}

void runtime_data_read_subobjects(const struct runtime_data *data)
{
    struct runtime_table table = runtime_table_read(data, RUNTIME_SUBOBJECTS, SUBOBJECT_WORDS, record_kind);
    struct dxs_subobject *subobjects = arena_array(data->arena, table.count, sizeof *subobjects);

    for (uint32_t n = 0; n < table.count; n++) {
        uint32_t words[SUBOBJECT_WORDS];
        runtime_record_read(data, RUNTIME_SUBOBJECTS, &table, n, words, SUBOBJECT_WORDS);
        subobjects[n] = read_subobject(data, n, words);
    }
    data->module->subobjects = subobjects;
    data->module->info.subobject_count = table.count;
}

/* ---- Associations ------------------------------------------------------------------------------------------------ */

/* Limits for one query. In hostile files many associations share one array of names, and many names share bytes. The
 * limits count the names of the entry point, the associations that match, and the bytes compared. Past a limit, no
 * further name matches. */
enum {
    MAX_NAMES = 64,
    MAX_ASSOCIATIONS = 64,
    MAX_COMPARED = 1 << 26
};

struct entry_names {
    const char *names[MAX_NAMES];
    uint32_t count;
    uint32_t left; /* bytes that may still be compared */
};

static bool is_same(struct entry_names *list, const char *a, const char *b)
{
    uint32_t length = 0;

    while (length < list->left && a[length] && a[length] == b[length])
        length++;
    bool is_compared = length < list->left;
    list->left -= is_compared ? length + 1 : length;
    return is_compared && a[length] == b[length];
}

static bool has_name(struct entry_names *list, uint32_t count, const char *name)
{
    for (uint32_t n = 0; n < count; n++)
        if (is_same(list, list->names[n], name))
            return true;
    return false;
}

/* The names by which an association can select an entry point: its name, its mangled name, the hit groups that contain
 * it. */
static struct entry_names find_names(const struct module *module, const struct dxs_entry *entry)
{
    struct entry_names list = {{entry->name, entry->mangled_name}, 2, MAX_COMPARED};

    for (uint32_t k = 0; k < module->info.subobject_count && list.count < MAX_NAMES; k++) {
        const struct dxs_subobject *s = &module->subobjects[k];
        if (s->kind == DXS_SUBOBJECT_KIND_HIT_GROUP &&
            (has_name(&list, 2, s->any_hit) || has_name(&list, 2, s->closest_hit) ||
             has_name(&list, 2, s->intersection)))
            list.names[list.count++] = s->name;
    }
    return list;
}

static bool associates(const struct dxs_subobject *association, struct entry_names *names)
{
    for (uint32_t e = 0; e < association->export_count && names->left; e++)
        if (has_name(names, names->count, association->exports[e]))
            return true;
    return false;
}

static const struct dxs_subobject *find_associated(const struct module *module, struct entry_names *names,
                                                   const struct dxs_subobject *association,
                                                   enum dxs_subobject_kind kind)
{
    for (uint32_t k = 0; k < module->info.subobject_count; k++)
        if (module->subobjects[k].kind == kind && is_same(names, module->subobjects[k].name, association->associated))
            return &module->subobjects[k];
    return NULL;
}

const struct dxs_subobject *associated_subobject(const struct module *module, const struct dxs_entry *entry,
                                                 enum dxs_subobject_kind kind)
{
    const struct dxs_subobject *by_default = NULL, *only = NULL, *found;
    struct entry_names names = find_names(module, entry);
    uint32_t count = 0, looked_at = 0;

    for (uint32_t k = 0; k < module->info.subobject_count; k++) {
        const struct dxs_subobject *s = &module->subobjects[k];
        if (s->kind == kind) {
            only = s;
            count++;
        }
        bool is_default = s->kind == DXS_SUBOBJECT_KIND_ASSOCIATION && s->export_count == 0;
        if (!(is_default || (s->kind == DXS_SUBOBJECT_KIND_ASSOCIATION && associates(s, &names))) ||
            looked_at++ >= MAX_ASSOCIATIONS || !(found = find_associated(module, &names, s, kind)))
            continue;
        if (!is_default)
            return found;
        by_default = found;
    }
    return by_default ? by_default : count == 1 ? only : NULL;
}
