/* Follows paths of names and indices through the members of buffers, and writes numbers there: --set of
 * `dxil-spirv run`. */
#include "cli/run/member_places.h"

#include "cli/near_names.h"
#include "cli/resource_names.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    REASON_TEXT = 256
};

/* ---- Types ------------------------------------------------------------------------------------------------------- */

struct run_numbers run_numbers_of(const struct dxs_buffer_member *member)
{
    bool is_by_columns = member->type_class == DXS_TYPE_CLASS_COLUMN_MAJOR_MATRIX;

    return (struct run_numbers){.offset = member->offset,
                                .elements = member->element_count ? member->element_count : 1,
                                .rows = member->rows,
                                .columns = member->columns,
                                .element_step = member->element_stride,
                                .row_step = is_by_columns ? member->component_size : member->vector_stride,
                                .column_step = is_by_columns ? member->vector_stride : member->component_size,
                                .type = member->component_type,
                                .size = member->component_size};
}

static bool is_float(enum dxs_component_type type)
{
    return type >= DXS_COMPONENT_TYPE_F16;
}

/* ---- Paths ------------------------------------------------------------------------------------------------------- */

struct path {
    const struct run_word *word;
    const char *at;
    char reason[REASON_TEXT]; /* why it leads nowhere */
};

static size_t name_length(const char *text)
{
    return strcspn(text, ".[=");
}

static bool is_named(const char *name, const char *text)
{
    return strlen(name) == name_length(text) && strncmp(name, text, name_length(text)) == 0;
}

static bool lose(struct path *path, const char *format, const char *name)
{
    snprintf(path->reason, sizeof path->reason, format, name);
    return false;
}

/* "[3]" */
static bool take_index(struct path *path, uint32_t *index)
{
    const char *text = path->at;

    if (*text++ != '[' || !run_read_uint32(&text, index) || *text++ != ']')
        return false;
    path->at = text;
    return true;
}

static bool check_index(struct path *path, uint32_t index, uint32_t count)
{
    if (index >= count)
        snprintf(path->reason, sizeof path->reason, "index %" PRIu32 " is out of bounds: there are %" PRIu32, index,
                 count);
    return index < count;
}

/* Indices and components within a member: of the array, of rows, of components. ".x" is a component, too. */
static bool follow_numbers(struct path *path, struct run_numbers *n, bool is_array)
{
    static const char letters[] = "xyzw";
    uint32_t index;

    while (*path->at == '[' || *path->at == '.') {
        const char *letter = *path->at == '.' && path->at[1] ? strchr(letters, path->at[1]) : NULL;
        if (letter && n->rows == 1 && !is_array && name_length(path->at + 1) == 1) {
            index = (uint32_t)(letter - letters);
            path->at += 2;
        } else if (!take_index(path, &index)) {
            return lose(path, "%s: expected an index, or = and numbers", path->at);
        }
        uint32_t *count = is_array ? &n->elements : n->rows > 1 ? &n->rows : &n->columns;
        if (*count == 1 && !is_array)
            return lose(path, "%s", "a single number has no components");
        if (!check_index(path, index, *count))
            return false;
        n->offset += (uint64_t)index * (is_array ? n->element_step : n->rows > 1 ? n->row_step : n->column_step);
        *count = 1;
        is_array = false;
    }
    return true;
}

static const struct dxs_buffer_member *find_member(const struct dxs_buffer_member *members, uint32_t count,
                                                   const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        if (*members[i].name && is_named(members[i].name, name))
            return &members[i];
    return NULL;
}

static bool miss_member(struct path *path, const struct dxs_buffer_member *members, uint32_t count)
{
    struct nearest nearest = nearest_begin(path->at, name_length(path->at));

    for (uint32_t i = 0; i < count; i++)
        nearest_try(&nearest, members[i].name);
    if (!nearest.name)
        return lose(path, "there is no member %s", path->at);
    return lose(path, "there is no such member; is %s meant?", nearest.name);
}

/* `path->at`: a name. */
static bool follow_members(struct path *path, const struct dxs_buffer_member *members, uint32_t count,
                           struct run_numbers *n)
{
    for (;;) {
        const struct dxs_buffer_member *member = find_member(members, count, path->at);
        uint64_t base = n->offset;
        uint32_t index;
        if (!member)
            return miss_member(path, members, count);
        path->at += name_length(path->at);
        if (member->type_class != DXS_TYPE_CLASS_STRUCTURE) {
            struct dxs_exec_resource place = n->place;
            *n = run_numbers_of(member);
            n->place = place;
            n->offset += base;
            return follow_numbers(path, n, member->element_count > 0);
        }
        n->offset = base + member->offset;
        if (member->element_count) {
            if (!take_index(path, &index))
                return lose(path, "%s is an array of structures: expected an index and a member", member->name);
            if (!check_index(path, index, member->element_count))
                return false;
            n->offset += (uint64_t)index * member->element_stride;
        }
        if (*path->at != '.')
            return lose(path, "%s is a structure: expected a point and a member", member->name);
        path->at++;
        members = member->members;
        count = member->member_count;
    }
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

static void set_place(struct run_numbers *n, const struct dxs_resource *info, uint32_t element)
{
    *n = (struct run_numbers){.place = {.resource_class = (enum dxs_exec_class)info->resource_class,
                                        .space = info->space,
                                        .number = info->lower_bound + element}};
}

const struct dxs_buffer_member *run_named_members(const dxs_module *module, uint32_t resource, uint32_t *count)
{
    const struct dxs_resource *info = dxs_module_resource(module, resource);
    const struct dxs_buffer_member *members = dxs_module_buffer_members(module, resource, count);

    if (*count != 1 || members->type_class != DXS_TYPE_CLASS_STRUCTURE || members->element_count ||
        strcmp(members->name, info->name) != 0)
        return members;
    *count = members->member_count;
    return members->members;
}

/* Behind the name of a buffer: "[register]" of arrays, "[element]" of structured buffers, then members. */
static bool follow_buffer(struct path *path, const dxs_module *module, uint32_t resource, struct run_numbers *n)
{
    const struct dxs_resource *info = dxs_module_resource(module, resource);
    uint32_t count, element = 0;
    const struct dxs_buffer_member *members = dxs_module_buffer_members(module, resource, &count);

    path->at += name_length(path->at);
    if (info->count > 1 && (!take_index(path, &element) || element >= info->count))
        return lose(path, "%s is an array: expected the index of an element", info->name);
    set_place(n, info, element);
    if (info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER) {
        if (!take_index(path, &element))
            return lose(path, "%s is a structured buffer: expected the index of an element", info->name);
        n->offset = (uint64_t)element * info->stride;
    }
    if (count == 1 && !*members->name) { /* elements that are no structures */
        struct dxs_exec_resource place = n->place;
        uint64_t base = n->offset;
        *n = run_numbers_of(members);
        n->place = place;
        n->offset += base;
        return follow_numbers(path, n, members->element_count > 0);
    }
    if (*path->at != '.')
        return lose(path, "%s has members: expected a point and one of them", info->name);
    path->at++;
    if (!find_member(members, count, path->at))
        members = run_named_members(module, resource, &count);
    return follow_members(path, members, count, n);
}

static bool find_buffer(const dxs_module *module, const char *name, uint32_t *resource)
{
    uint32_t members;

    for (uint32_t i = 0; i < dxs_module_describe(module)->resource_count; i++) {
        *resource = i;
        if (is_named(dxs_module_resource(module, i)->name, name) && dxs_module_buffer_members(module, i, &members))
            return true;
    }
    return false;
}

/* The constant buffer that has a member of this name. False: none or several have one. */
static bool find_constant(struct path *path, const dxs_module *module, uint32_t *resource)
{
    struct dxs_exec_resource place = {.space = 0};
    const char *text = path->at;
    struct nearest nearest = nearest_begin(path->at, name_length(path->at));
    const char *found = NULL;
    uint32_t count, all = 0;

    for (uint32_t i = 0; i < dxs_module_describe(module)->resource_count; i++) {
        const struct dxs_resource *info = dxs_module_resource(module, i);
        const struct dxs_buffer_member *members = dxs_module_buffer_members(module, i, &count);
        nearest_try(&nearest, count ? info->name : "");
        all += count;
        if (info->kind != DXS_RESOURCE_KIND_CBUFFER || info->count > 1)
            continue;
        for (uint32_t m = 0; m < count; m++)
            nearest_try(&nearest, members[m].name);
        if (!find_member(members, count, path->at))
            continue;
        if (found) {
            snprintf(path->reason, sizeof path->reason, "%.80s and %.80s have such a member: expected BUFFER.MEMBER",
                     found, info->name);
            return false;
        }
        found = info->name;
        *resource = i;
    }
    if (!found && !all)
        return lose(path, "%s", "the shader's file has no names of members; expected REGISTER[BYTE]=DATA");
    if (!found && run_read_register(&text, &place) && *text == '=')
        return lose(path, "%s", "expected MEMBER=NUMBERS or REGISTER[BYTE]=DATA");
    if (!found && nearest.name)
        return lose(path, "no buffer and no constant has this name; is %s meant?", nearest.name);
    return found || lose(path, "%s", "no buffer and no constant has this name; --list shows them");
}

bool run_find_numbers(const struct run_word *word, const dxs_module *module, struct run_numbers *numbers)
{
    struct path path = {.word = word, .at = word->value};
    uint32_t resource, count;
    bool names_buffer = find_buffer(module, path.at, &resource), is_found;

    if (names_buffer && path.at[name_length(path.at)] != '=') {
        is_found = follow_buffer(&path, module, resource, numbers);
    } else if (find_constant(&path, module, &resource)) {
        const struct dxs_buffer_member *members = dxs_module_buffer_members(module, resource, &count);
        set_place(numbers, dxs_module_resource(module, resource), 0);
        is_found = follow_members(&path, members, count, numbers);
    } else {
        is_found = names_buffer && lose(&path, "%s", "the buffer has members: expected a point and one of them");
    }
    return is_found || run_refuse(word, path.reason);
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

/* Little-endian, as all memory of the executor. */
static void store_bits(uint64_t bits, uint32_t size, unsigned char *bytes)
{
    for (uint32_t i = 0; i < size; i++)
        bytes[i] = (unsigned char)(bits >> (8 * i));
}

static void store_float(const struct run_numbers *n, double number, unsigned char *bytes)
{
    const struct dxs_exec_format half = {.count = 1, .bits = 16, .component = DXS_EXEC_COMPONENT_FLOAT};
    float narrow = (float)number;
    uint32_t words[4] = {0};
    uint64_t bits;

    memcpy(words, &narrow, sizeof narrow);
    memcpy(&bits, &number, sizeof number);
    if (n->size == sizeof(uint16_t))
        dxs_exec_encode_texel(&half, words, bytes);
    else
        store_bits(n->size == sizeof number ? bits : words[0], n->size, bytes);
}

/* False: the number is too large. */
static bool store_integer(const struct run_numbers *n, bool is_negative, uint64_t number, unsigned char *bytes)
{
    unsigned bits = 8 * n->size;
    uint64_t limit = is_negative ? UINT64_C(1) << (bits - 1) : bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;

    if (number > limit)
        return false;
    store_bits(is_negative ? 0 - number : number, n->size, bytes);
    return true;
}

static bool take_word(const char **text, const char *word)
{
    size_t length = strlen(word);

    if (strncmp(*text, word, length) != 0 || ((*text)[length] && (*text)[length] != ','))
        return false;
    *text += length;
    return true;
}

/* One number. False: it is none of this type. */
static bool store_number(const struct run_numbers *n, const char **text, unsigned char *bytes)
{
    char *end;

    errno = 0;
    if (n->type == DXS_COMPONENT_TYPE_I1 && (take_word(text, "false") || take_word(text, "true")))
        return store_integer(n, false, (*text)[-4] == 't', bytes);
    if (is_float(n->type)) {
        double number = strtod(*text, &end);
        bool is_read = end != *text && (errno == 0 || isfinite(number)); /* a denormal is no error */
        *text = end;
        if (is_read)
            store_float(n, number, bytes);
        return is_read;
    }
    bool is_negative = **text == '-';
    const char *digits = *text + is_negative;
    uint64_t number;
    bool is_read = run_read_number(&digits, &number);
    *text = digits;
    return is_read && store_integer(n, is_negative, number, bytes);
}

/* 16-bit types that take 4 bytes have min-precision: they are 32-bit numbers. */
static const char *type_of(const struct run_numbers *n)
{
    bool is_wide = n->size == sizeof(uint32_t);

    return component_type_name(is_wide && n->type == DXS_COMPONENT_TYPE_F16   ? DXS_COMPONENT_TYPE_F32
                               : is_wide && n->type == DXS_COMPONENT_TYPE_I16 ? DXS_COMPONENT_TYPE_I32
                               : is_wide && n->type == DXS_COMPONENT_TYPE_U16 ? DXS_COMPONENT_TYPE_U32
                                                                              : n->type);
}

static bool refuse_count(const struct run_word *word, const struct run_numbers *n)
{
    char reason[REASON_TEXT];
    uint64_t count = (uint64_t)n->elements * n->rows * n->columns;

    snprintf(reason, sizeof reason, "expected %" PRIu64 " %s of type %s%s", count, count == 1 ? "number" : "numbers",
             type_of(n), count == 1 ? "" : ", separated by commas");
    return run_refuse(word, reason);
}

bool run_write_numbers(const struct run_word *word, const char *text, const struct run_numbers *n, void *bytes,
                       size_t size)
{
    if (n->size != 2 && n->size != 4 && n->size != 8)
        return run_refuse(word, "the member has no numbers");
    for (uint32_t e = 0; e < n->elements; e++)
        for (uint32_t r = 0; r < n->rows; r++)
            for (uint32_t c = 0; c < n->columns; c++) {
                uint64_t at = n->offset + (uint64_t)e * n->element_step + (uint64_t)r * n->row_step +
                              (uint64_t)c * n->column_step;
                bool is_first = e + r + c == 0;
                if (!is_first && *text++ != ',')
                    return refuse_count(word, n);
                if (at > size || n->size > size - at) {
                    char reason[REASON_TEXT];
                    snprintf(reason, sizeof reason, "the resource has %zu bytes", size);
                    return run_refuse(word, reason);
                }
                if (!store_number(n, &text, (unsigned char *)bytes + at))
                    return refuse_count(word, n);
            }
    return !*text || refuse_count(word, n);
}
