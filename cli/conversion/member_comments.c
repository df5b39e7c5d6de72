/* Names of constants in GLSL and HLSL. SPIR-V has constant buffers as arrays of rows, so SPIRV-Cross writes
 * Params_1._m0[0u].w (GLSL, arrays of buffers) or Params_1_m0[0u].w (HLSL). */
#include "cli/conversion/member_comments.h"

#include "cli/string_buffer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char rows_name[] = "_m0[";

enum {
    ROW_BYTES = 16,
    WORD_BYTES = 4,
    PATH_BYTES = 256,
    MAX_NAME = 60
};

/* An access to a row: what stands in the text. */
struct row_access {
    const char *variable; /* its name */
    size_t variable_length;
    uint64_t row;
    unsigned components; /* bit n: component n */
    const char *end;     /* behind it */
};

static bool is_word(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
           letter == '_';
}

/* ---- Accesses in the text ---------------------------------------------------------------------------------------- */

/* Before `end`, goes back over "[...]". */
static const char *before_index(const char *text, const char *end)
{
    unsigned depth = 0;
    while (end > text && (depth || end[-1] == ']')) {
        end--;
        depth += *end == ']';
        depth -= *end == '[';
    }
    return end;
}

/* The variable whose rows are named at `rows`. False: there is none. */
static bool find_variable(const char *text, const char *rows, struct row_access *access)
{
    const char *end = rows;
    if (end > text && end[-1] == '.')
        end = before_index(text, end - 1);
    const char *start = end;
    while (start > text && is_word(start[-1]))
        start--;
    access->variable = start;
    access->variable_length = (size_t)(end - start);
    return end > start;
}

/* "0u].w": the row, which only accesses write with its suffix, and the components. */
static bool read_row(const char *text, struct row_access *access)
{
    static const char letters[] = "xyzw";
    char *end;
    access->row = strtoull(text, &end, 10);
    if (end == text || strncmp(end, "u]", 2) != 0 || access->row > UINT32_MAX)
        return false;
    end += 2;
    access->components = 0;
    if (*end == '.')
        for (const char *letter; end[1] && (letter = strchr(letters, end[1])) != NULL; end++)
            access->components |= 1u << (letter - letters);
    if (access->components)
        end++;
    else
        access->components = 15;
    access->end = end;
    return true;
}

/* The first `before` + the variable's name + `after` in the text; after "": the name ends there. NULL: none. */
static const char *find_declaration(const char *text, const char *before, const char *name, size_t length,
                                    const char *after)
{
    for (const char *at = text; (at = strstr(at, before)) != NULL; at++) {
        const char *start = at + strlen(before), *end = start + length;
        if (strncmp(start, name, length) == 0 && (*after ? !strncmp(end, after, strlen(after)) : !is_word(*end)))
            return at;
    }
    return NULL;
}

/* Whether the variable consists of rows of 16 bytes, by its declaration. */
static bool has_rows(const char *text, const struct row_access *access)
{
    const char *variable = access->variable;
    size_t length = access->variable_length;
    if (find_declaration(text, "float4 ", variable, length, rows_name))
        return true;
    const char *declared = find_declaration(text, "\n} ", variable, length, ""); /* GLSL: vec4 _m0[N]; } Params_1 */
    if (declared) {
        const char *line = declared;
        while (line > text && line[-1] != '\n')
            line--;
        return strncmp(line, "    vec4 _m0[", 13) == 0;
    }
    declared = find_declaration(text, "> ", variable, length, ""); /* HLSL: ConstantBuffer<TYPE> cb2 */
    const char *name = declared;
    while (name && name > text && is_word(name[-1]))
        name--;
    return declared &&
           find_declaration(text, "struct ", name, (size_t)(declared - name), "\n{\n    float4 _m0[") != NULL;
}

/* ---- Members ----------------------------------------------------------------------------------------------------- */

/* SPIRV-Cross replaces what is no letter, and may append "_" and a number. */
static bool is_name_of(const struct row_access *access, const char *name)
{
    size_t n = 0;
    for (; name[n] && n < access->variable_length; n++)
        if (access->variable[n] != (is_word(name[n]) ? name[n] : '_'))
            return false;
    if (name[n] || n == 0)
        return false;
    bool has_suffix = n + 1 < access->variable_length && access->variable[n] == '_';
    for (n += has_suffix; has_suffix && n < access->variable_length; n++)
        if (access->variable[n] < '0' || access->variable[n] > '9')
            return false;
    return n == access->variable_length;
}

/* The members of the only constant buffer with the name. */
static const struct dxs_buffer_member *find_members(const dxs_module *module, const struct row_access *access,
                                                    uint32_t *count)
{
    const struct dxs_buffer_member *found = NULL;
    uint32_t matches = 0;
    for (uint32_t n = 0; dxs_module_resource(module, n); n++) {
        const struct dxs_resource *resource = dxs_module_resource(module, n);
        if (resource->kind != DXS_RESOURCE_KIND_CBUFFER || !is_name_of(access, resource->name))
            continue;
        found = dxs_module_buffer_members(module, n, count);
        matches++;
    }
    return matches == 1 ? found : NULL;
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

/* A variable of the text: its name stands there. */
struct variable {
    struct row_access first;
    const struct dxs_buffer_member *members; /* NULL: it has none, or no rows */
    uint32_t count;
};

/* A hash table, at most half full; `slots` NULL: empty. */
struct variables {
    struct variable *slots;
    size_t count, capacity;
};

static struct variable *find_slot(const struct variables *known, const struct row_access *access)
{
    size_t hash = 0;
    for (size_t n = 0; n < access->variable_length; n++)
        hash = 31 * hash + (unsigned char)access->variable[n];
    for (hash ^= hash >> 16;; hash++) {
        struct variable *slot = &known->slots[hash & (known->capacity - 1)];
        if (!slot->first.variable || (slot->first.variable_length == access->variable_length &&
                                      memcmp(slot->first.variable, access->variable, access->variable_length) == 0))
            return slot;
    }
}

static bool grow(struct variables *known)
{
    struct variables larger = {.count = known->count, .capacity = known->capacity ? 2 * known->capacity : 64};
    larger.slots = calloc(larger.capacity, sizeof(*larger.slots));
    if (!larger.slots)
        return false;
    for (size_t n = 0; n < known->capacity; n++)
        if (known->slots[n].first.variable)
            *find_slot(&larger, &known->slots[n].first) = known->slots[n];
    free(known->slots);
    *known = larger;
    return true;
}

/* The variable of an access. Each is looked up once among the module's resources and in the text. NULL: out of memory.
 */
static const struct variable *know_variable(struct variables *known, const dxs_module *module, const char *text,
                                            const struct row_access *access)
{
    if (2 * known->count >= known->capacity && !grow(known))
        return NULL;
    struct variable *slot = find_slot(known, access);
    if (slot->first.variable)
        return slot;
    known->count++;
    slot->first = *access;
    slot->members = find_members(module, access, &slot->count);
    if (slot->members && !has_rows(text, access))
        slot->members = NULL;
    return slot;
}

/* ---- Comments ---------------------------------------------------------------------------------------------------- */

static const struct dxs_buffer_member *member_at(const struct dxs_buffer_member *members, uint32_t count, uint64_t byte)
{
    for (uint32_t n = 0; n < count; n++)
        if (byte >= members[n].offset && byte - members[n].offset < members[n].size)
            return &members[n];
    return NULL;
}

/* "._m12" of a matrix; nothing of others. */
static int write_component(char *path, size_t size, const struct dxs_buffer_member *member, uint64_t byte)
{
    if (!member->vector_stride || !member->component_size)
        return 0;
    bool is_row_major = member->type_class == DXS_TYPE_CLASS_ROW_MAJOR_MATRIX;
    uint64_t vector = byte / member->vector_stride, place = byte % member->vector_stride / member->component_size;
    return snprintf(path, size, "._m%" PRIu64 "%" PRIu64, is_row_major ? vector : place, is_row_major ? place : vector);
}

/* A name of a file must not end the comment. */
static size_t write_name(char *path, size_t size, const char *name)
{
    size_t length = 0;
    for (; name[length] && length + 1 < size; length++)
        path[length] = is_word(name[length]) ? name[length] : '_';
    path[length] = 0;
    return length;
}

/* "lights[1].range". False: no member has this byte. */
static bool write_path(char path[PATH_BYTES], const struct dxs_buffer_member *members, uint32_t count, uint64_t byte)
{
    size_t length = 0;
    for (;;) {
        const struct dxs_buffer_member *member = member_at(members, count, byte);
        if (!member || length + 100 > PATH_BYTES)
            return false;
        byte -= member->offset;
        if (length)
            path[length++] = '.';
        length += write_name(path + length, MAX_NAME, member->name);
        if (member->element_stride) {
            length +=
                (size_t)snprintf(path + length, PATH_BYTES - length, "[%" PRIu64 "]", byte / member->element_stride);
            byte %= member->element_stride;
        }
        if (member->type_class != DXS_TYPE_CLASS_STRUCTURE) {
            write_component(path + length, PATH_BYTES - length, member, byte);
            return true;
        }
        members = member->members;
        count = member->member_count;
    }
}

/* The paths of the components, each once. */
static void write_comment(struct string_buffer *output, const struct row_access *access,
                          const struct dxs_buffer_member *members, uint32_t count)
{
    char last[PATH_BYTES] = "", path[PATH_BYTES] = "";
    bool is_open = false;
    for (unsigned c = 0; c < 4; c++) {
        uint64_t byte = ROW_BYTES * access->row + WORD_BYTES * c;
        if (!(access->components >> c & 1) || !write_path(path, members, count, byte) || !strcmp(path, last))
            continue;
        buffer_append_string(output, is_open ? ", " : "/*");
        buffer_append_string(output, path);
        memcpy(last, path, sizeof(last));
        is_open = true;
    }
    buffer_append_string(output, is_open ? "*/" : "");
}

void comment_members(struct tool_text *text, const dxs_module *module)
{
    struct string_buffer output = {0};
    struct variables known = {0};
    const char *copied = text->data;
    for (const char *at = text->data; at && (at = strstr(at, rows_name)) != NULL; at += strlen(rows_name)) {
        struct row_access access;
        if (!find_variable(text->data, at, &access) || !read_row(at + strlen(rows_name), &access))
            continue;
        const struct variable *variable = know_variable(&known, module, text->data, &access);
        if (!variable || !variable->members)
            continue;
        buffer_append(&output, copied, (size_t)(access.end - copied));
        write_comment(&output, &access, variable->members, variable->count);
        copied = access.end;
    }
    if (text->data && copied != text->data) {
        buffer_append_string(&output, copied);
        if (!output.failed) {
            tool_text_free(text);
            tool_text_set(text, output.data, output.size);
        }
    }
    free(known.slots);
    buffer_free(&output);
}
