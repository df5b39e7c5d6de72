/* --template: writes a .run file with all that a shader reads, to fill in (docs/reference/run-files.md). */
#include "cli/run/template.h"

#include "cli/files.h"
#include "cli/messages.h"
#include "cli/resource_names.h"
#include "cli/run/contents.h"
#include "cli/run/member_places.h"
#include "cli/run/wanted.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_EXPLICIT = 16, /* numbers of a line, lines of a member; more become `zeros N` */
    VERTICES = 3
};

struct template
{
    const dxs_module *module;
    const struct dxs_entry *entry;
    const char *filling; /* "zeros" or "random" */
    struct string_buffer text;
};

/* Names come from the file: a line break would end the comment. */
static void append_name(struct string_buffer *text, const char *name)
{
    char plain[128];

    snprintf(plain, sizeof plain, "%.120s", name);
    make_plain(plain, "");
    buffer_append_string(text, plain);
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

static void append_numbers(struct template *t, bool is_float, const char *type, uint64_t count)
{
    if (strcmp(t->filling, "random") == 0) {
        buffer_append_format(&t->text, " %s random 1 %" PRIu64 "%s", type, count, is_float ? "" : " below 16");
    } else if (count > MAX_EXPLICIT) {
        buffer_append_format(&t->text, " %s zeros %" PRIu64, type, count);
    } else {
        buffer_append_format(&t->text, " %s", type);
        for (uint64_t i = 0; i < count; i++)
            buffer_append_string(&t->text, " 0");
    }
}

/* Bytes that no member has. */
static void append_padding(struct template *t, uint64_t bytes, const char *comment)
{
    if (bytes)
        buffer_append_format(&t->text, "\n  %s zeros %" PRIu64 "%s", bytes % 4 ? "u8" : "u32",
                             bytes % 4 ? bytes : bytes / 4, comment);
}

static bool is_float(const struct run_numbers *n)
{
    return n->type >= DXS_COMPONENT_TYPE_F16;
}

static const char *type_of(const struct run_numbers *n)
{
    bool is_signed =
        n->type == DXS_COMPONENT_TYPE_I16 || n->type == DXS_COMPONENT_TYPE_I32 || n->type == DXS_COMPONENT_TYPE_I64;

    if (is_float(n))
        return n->size == 2 ? "f16" : n->size == 8 ? "f64" : "f32";
    return n->size == 2 ? "u16" : n->size == 8 ? is_signed ? "i64" : "u64" : is_signed ? "i32" : "u32";
}

/* Numbers in the order of memory: `vectors` of `each` in every element. */
struct rows_in_memory {
    uint64_t vectors, each, vector_step, chunk, chunks; /* chunk: numbers without a gap; chunks: of all elements */
};

static struct rows_in_memory rows_of(const struct run_numbers *n)
{
    bool is_by_columns = n->column_step > n->row_step && n->rows > 1;
    struct rows_in_memory m = {.vectors = is_by_columns ? n->columns : n->rows,
                               .each = is_by_columns ? n->rows : n->columns,
                               .vector_step = is_by_columns ? n->column_step : n->row_step};

    m.chunk = m.each;
    m.chunks = m.vectors * n->elements;
    if (m.vectors == 1 || m.vector_step == m.each * n->size) {
        m.chunk = m.each * m.vectors;
        m.chunks = n->elements;
    }
    if (m.chunks == n->elements && (n->elements == 1 || n->element_step == m.chunk * n->size)) {
        m.chunk *= n->elements;
        m.chunks = 1;
    }
    return m;
}

/* "lights[0].range, float": `path` is that of the structure around, with a point. */
static void append_description(struct template *t, const char *path, const struct dxs_buffer_member *member)
{
    char type[96];

    buffer_append_string(&t->text, "  # ");
    append_name(&t->text, path);
    append_name(&t->text, member->name);
    member_type_name(member, type, sizeof type);
    buffer_append_string(&t->text, *member->name ? ", " : "");
    append_name(&t->text, type);
    if (member->element_count)
        buffer_append_format(&t->text, "[%" PRIu32 "]", member->element_count);
    if (member->type_class == DXS_TYPE_CLASS_COLUMN_MAJOR_MATRIX)
        buffer_append_string(&t->text, ", column after column");
}

/* A member without members, at byte `base` + its offset. `*end`: bytes that are written. */
static void append_member(struct template *t, const struct dxs_buffer_member *member, const char *path, uint64_t base,
                          uint64_t *end)
{
    struct run_numbers n = run_numbers_of(member);
    struct rows_in_memory m = rows_of(&n);
    uint64_t per_element = m.chunks / n.elements;

    if (n.offset + base < *end || (n.size != 2 && n.size != 4 && n.size != 8) || !m.chunk)
        return; /* in another one, which no compiler makes */
    append_padding(t, n.offset + base - *end, "");
    *end = n.offset + base;
    if (m.chunks > MAX_EXPLICIT)
        append_padding(t, member->size, "");
    for (uint64_t i = 0; i < m.chunks && m.chunks <= MAX_EXPLICIT; i++) {
        uint64_t element = per_element ? i / per_element : 0, vector = per_element ? i % per_element : 0;
        uint64_t at = base + n.offset + element * n.element_step + vector * m.vector_step;
        append_padding(t, at > *end ? at - *end : 0, "");
        buffer_append_string(&t->text, "\n ");
        append_numbers(t, is_float(&n), type_of(&n), m.chunk);
        *end = at + m.chunk * n.size;
        if (i == 0)
            append_description(t, path, member);
    }
    if (m.chunks > MAX_EXPLICIT) {
        *end += member->size;
        append_description(t, path, member);
        buffer_append_format(&t->text, ", one every %" PRIu32 " bytes", member->element_stride);
    }
}

/* Modules limit how deep structures nest. Of arrays of structures the first element is written by members. */
static void append_members(struct template *t, const struct dxs_buffer_member *members, uint32_t count,
                           const char *path, uint64_t base, uint64_t *end)
{
    char own[128];

    for (uint32_t i = 0; i < count; i++) {
        const struct dxs_buffer_member *member = &members[i];
        if (member->type_class == DXS_TYPE_CLASS_OBJECT)
            continue;
        if (member->type_class != DXS_TYPE_CLASS_STRUCTURE) {
            append_member(t, member, path, base, end);
            continue;
        }
        snprintf(own, sizeof own, "%s%.60s%s.", path, member->name, member->element_count ? "[0]" : "");
        append_members(t, member->members, member->member_count, own, base + member->offset, end);
        uint64_t behind = base + member->offset + member->size;
        if (member->element_count > 1 && behind > *end) {
            append_padding(t, behind - *end, "  # further elements of ");
            append_name(&t->text, member->name);
            *end = behind;
        }
    }
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* "u1,space2": register number `element` of the resource. */
static void append_register(struct string_buffer *text, const struct dxs_resource *info, uint32_t element)
{
    buffer_append_format(text, "%c%" PRIu32, "tubs"[info->resource_class & 3], info -> lower_bound + element);
    if (info->space)
        buffer_append_format(text, ",space%" PRIu32, info->space);
}

/* "f32:zeros:64" and "f32:random:64". `is_filled`: the count follows from the size. */
static void append_contents(struct template *t, const char *contents, bool is_filled)
{
    const char *count = strrchr(contents, ':');
    char type[4];

    snprintf(type, sizeof type, "%.3s", contents);
    if (strcmp(t->filling, "zeros") == 0 && is_filled)
        buffer_append_format(&t->text, " %s zeros", type);
    else if (is_filled)
        buffer_append_format(&t->text, " %s random 1%s", type, *type == 'f' ? "" : " below 16");
    else
        append_numbers(t, *type == 'f', type, strtoull(count + 1, NULL, 10));
}

/* "rgba32f:4x4,layers6:f32:zeros:64" */
static void append_texture(struct template *t, const char *value)
{
    size_t format = strcspn(value, ":"), size = strcspn(value + format + 1, ":");
    const char *contents = value + format + 1 + size + 1;

    for (size_t i = 0; i <= format + size; i++) {
        char word[] = {value[i] == ':' || value[i] == ',' ? ' ' : value[i], 0};
        bool ends_name = i > format && word[0] >= 'a' && word[0] != 'x' && value[i + 1] >= '0' && value[i + 1] <= '9';
        buffer_append_format(&t->text, "%s%s", word, ends_name ? " " : ""); /* layers6: two words */
    }
    append_contents(t, contents, true);
}

static void append_sampler(struct template *t, const char *value)
{
    const char *comparison = strrchr(value, '-') ? strrchr(value, ',') : NULL; /* "linear,clamp,less-equal" */

    for (; *value && value != comparison; value++)
        buffer_append_format(&t->text, "%c", *value == ',' ? ' ' : *value);
    if (comparison)
        buffer_append_format(&t->text, " compare %s", comparison + 1);
}

/* The members of the buffer, if they are known, else words. */
static void append_buffer(struct template *t, uint32_t resource)
{
    uint32_t count;
    const struct dxs_buffer_member *members = dxs_module_buffer_members(t->module, resource, &count);
    const struct dxs_resource *info = dxs_module_resource(t->module, resource);
    uint64_t size = run_proposed_size(info), end = 0;

    if (!count) {
        append_numbers(t, false, "u32", size / 4);
        return;
    }
    append_members(t, members, count, "", 0, &end);
    uint64_t element = info->stride ? info->stride : size;
    if (element > end)
        append_padding(t, element - end, "");
    if (size > element)
        append_padding(t, size - element, "  # the other elements");
}

/* Behind the register. */
static void append_resource_words(struct template *t, const struct run_wanted *wanted)
{
    const char *contents = strchr(wanted->value, '=') + 1;
    enum run_resource_kind kind = run_kind_of(dxs_module_resource(t->module, wanted->resource));

    if (kind != RUN_BUFFER &&
        kind != RUN_CBUFFER) /* their numbers begin with a blank, or stand on lines of their own */
        buffer_append_string(&t->text, " ");
    switch (kind) {
    case RUN_BUFFER:
    case RUN_CBUFFER:
        append_buffer(t, wanted->resource);
        break;
    case RUN_TEXTURE:
        append_texture(t, contents);
        break;
    case RUN_SAMPLER:
        append_sampler(t, contents);
        break;
    case RUN_TYPED:
        buffer_append(&t->text, contents, strcspn(contents, ":"));
        append_contents(t, strchr(contents, ':') + 1, false);
        break;
    case RUN_SCENE:
        buffer_append_string(&t->text, "opaque f32 -1 -1 1 1 -1 1 0 1 1");
        break;
    }
}

/* Arrays get a line for each element, those without end one line, which stands for all. */
static void append_resource(struct template *t, const struct run_wanted *wanted)
{
    const struct dxs_resource *info = dxs_module_resource(t->module, wanted->resource);
    bool is_counter = strcmp(wanted->option, "--counter") == 0;
    uint32_t count = info->count == DXS_UNBOUNDED ? 1 : info->count < MAX_EXPLICIT ? info->count : MAX_EXPLICIT;

    buffer_append_string(&t->text, "\n# ");
    append_name(&t->text, is_counter ? "its counter" : wanted->about);
    buffer_append_string(&t->text, "\n");
    for (uint32_t i = 0; i < count; i++) {
        buffer_append_format(&t->text, "%s ", wanted->option + 2);
        append_register(&t->text, info, i);
        if (is_counter)
            buffer_append_string(&t->text, " 0");
        else
            append_resource_words(t, wanted);
        buffer_append_string(&t->text, "\n");
    }
}

static void append_input(struct template *t, const struct run_wanted *wanted)
{
    buffer_append_string(&t->text, "\n# ");
    append_name(&t->text, wanted->about);
    buffer_append_string(&t->text, "\ninput ");
    buffer_append(&t->text, wanted->value, strcspn(wanted->value, "="));
    append_contents(t, strchr(wanted->value, '=') + 1, false);
    buffer_append_string(&t->text, "\n");
}

static bool append_wanted(void *user, const struct run_wanted *wanted)
{
    struct template *t = user;

    if (wanted->resource != DXS_NONE)
        append_resource(t, wanted);
    else if (strchr(wanted->value, '='))
        append_input(t, wanted);
    return true;
}

/* ---- The file ---------------------------------------------------------------------------------------------------- */

static const char *topology_of(uint32_t primitive)
{
    static const char *const names[] = {
        [1] = "points", [2] = "lines", [3] = "triangles", [6] = "lines-adjacency", [7] = "triangles-adjacency"};

    return primitive < sizeof names / sizeof *names && names[primitive] ? names[primitive] : NULL;
}

static void append_targets(struct template *t)
{
    const struct dxs_signature *outputs = &t->entry->outputs;

    for (uint32_t i = 0; i < outputs->count; i++) {
        const struct dxs_signature_element *e = &outputs->elements[i];
        for (uint32_t row = 0; row < e->rows && e->semantic == DXS_SEMANTIC_TARGET; row++)
            buffer_append_format(&t->text, "target o%" PRIu32 " %s\n", e->semantic_indices[row],
                                 run_format_of(e->component_type));
    }
}

/* What runs. False: another shader's template is needed. */
static bool append_start(struct template *t)
{
    const struct dxs_entry *e = t->entry;
    uint32_t points = e->stage == DXS_STAGE_GEOMETRY ? dxs_exec_input_vertices(e) : e->input_control_points;

    switch (e->stage) {
    case DXS_STAGE_VERTEX:
        buffer_append_format(&t->text, "vertices %d\n", VERTICES);
        return true;
    case DXS_STAGE_PIXEL:
        buffer_append_string(&t->text, "draw 4x4\n");
        append_targets(t);
        return true;
    case DXS_STAGE_COMPUTE:
        buffer_append_string(&t->text, "dispatch 1 1 1\n");
        return true;
    case DXS_STAGE_GEOMETRY:
        buffer_append_format(&t->text, "pipeline vertices %" PRIu32, points);
        if (topology_of(e->input_primitive))
            buffer_append_format(&t->text, " %s\n", topology_of(e->input_primitive));
        else
            buffer_append_format(&t->text, " patches %" PRIu32 "\n", points);
        return true;
    case DXS_STAGE_HULL:
        buffer_append_format(&t->text, "pipeline vertices %" PRIu32 " patches %" PRIu32 "\n", points, points);
        buffer_append_string(&t->text, "shader DOMAIN  # the domain shader: DOMAIN.dxil beside the hull shader\n");
        return true;
    case DXS_STAGE_MESH:
        buffer_append_string(&t->text, "pipeline groups 1 1 1\n");
        if (e->payload_size)
            buffer_append_string(&t->text, "shader AMPLIFICATION  # AMPLIFICATION.dxil beside the mesh shader\n");
        return true;
    case DXS_STAGE_AMPLIFICATION:
        buffer_append_string(&t->text, "pipeline groups 1 1 1\n");
        buffer_append_string(&t->text, "shader MESH  # the mesh shader: MESH.dxil beside the amplification shader\n");
        return true;
    case DXS_STAGE_DOMAIN:
        complain("run: --template: a domain shader runs behind its hull shader, whose template names it");
        return false;
    default:
        complain("run: --template: %s shaders do not run on the executor", dxs_stage_name(e->stage));
        return false;
    }
}

/* Which descriptors of a heap are read is not known before the shader runs. */
static bool append_all(struct template *t, const struct run_arguments *arguments, uint32_t entry)
{
    const char *heaps = run_heaps_of(t->entry);
    bool is_complete = run_visit_wanted(arguments, t->module, entry, t->filling, append_wanted, t);

    if (heaps)
        buffer_append_format(&t->text, "\n# %s\n# texture h0 rgba32f 4x4 f32 zeros\n", heaps);
    return is_complete && !t->text.failed;
}

enum exit_code run_write_template(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry)
{
    struct template t = {.module = module,
                         .entry = dxs_module_entry(module, entry),
                         .filling = arguments->filling ? arguments->filling : "zeros"};
    enum exit_code code = EXIT_INTERNAL;

    buffer_append_string(&t.text, "# Fill in, then: dxil-spirv run ");
    append_name(&t.text, arguments->input);
    buffer_append_string(&t.text, " --run-file ");
    append_name(&t.text, strcmp(arguments->template_path, "-") == 0 ? "FILE" : arguments->template_path);
    buffer_append_format(&t.text, " --dump ...\n# docs/reference/run-files.md has the language.\n\n# %s shader ",
                         dxs_stage_name(t.entry->stage));
    append_name(&t.text, t.entry->name);
    if (t.entry->thread_group[0])
        buffer_append_format(&t.text, ", %" PRIu32 " x %" PRIu32 " x %" PRIu32 " threads per group",
                             t.entry->thread_group[0], t.entry->thread_group[1], t.entry->thread_group[2]);
    buffer_append_string(&t.text, "\n");
    if (!append_start(&t)) {
        code = EXIT_USAGE;
    } else if (!append_all(&t, arguments, entry)) {
        complain("out of memory");
    } else if (!file_write(arguments->template_path, t.text.data, t.text.size)) {
        complain("%s: %s", arguments->template_path, strerror(errno));
        code = EXIT_USAGE;
    } else {
        code = EXIT_DONE;
    }
    buffer_free(&t.text);
    return code;
}
