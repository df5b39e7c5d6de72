#include "cli/tools/glsl_repairs.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Lines that go behind "#version" if the text has a word. A macro does not replace its own name in its replacement. */
static const struct repair {
    const char *word, *lines;
} repairs[] = {
    {"interpolateAtSample(", "#define interpolateAtSample(value, sample) interpolateAtSample(value, int(sample))\n"},
    {"imulExtended(", "#define imulExtended(a, b, high, low) \\\n"
                      "    { int h, l; imulExtended(int(a), int(b), h, l); high = uint(h); low = uint(l); }\n"},
    {"gl_BuiltIn_4998", "#extension GL_AMD_shader_explicit_vertex_parameter : require\n"
                        "#define gl_BuiltIn_4998 gl_BaryCoordPullModelAMD\n"},
    {"gl_BuiltIn_5335", "#extension GL_EXT_ray_tracing_position_fetch : require\n"
                        "#define gl_BuiltIn_5335 gl_HitTriangleVertexPositionsEXT\n"},
    {"gl_BuiltIn_5352", "#define gl_BuiltIn_5352 gl_GeometryIndexEXT\n"},
    {"gl_BuiltIn_5436", "#extension GL_NV_cluster_acceleration_structure : require\n"
                        "#define gl_BuiltIn_5436 gl_ClusterIDNV\n"},
};

static const char wide_images[] = "#extension GL_EXT_shader_image_int64 : require\n";

/* Inserts `part` at this place of *text, which moves. False: out of memory. */
static bool insert(char **text, size_t at, const char *part)
{
    size_t size = strlen(*text) + 1, length = strlen(part);
    char *longer = realloc(*text, size + length);
    if (!longer)
        return false;
    memmove(longer + at + length, longer + at, size - at);
    memcpy(longer + at, part, length);
    *text = longer;
    return true;
}

static bool insert_behind_version(char **text, const char *lines)
{
    const char *end = strchr(*text, '\n');
    return !end || insert(text, (size_t)(end - *text) + 1, lines);
}

/* ---- Images of 64-bit integers ----------------------------------------------------------------------------------- */

static bool is_wide(spvc_compiler compiler, const spvc_reflected_resource *resource)
{
    spvc_type image = spvc_compiler_get_type_handle(compiler, resource->base_type_id);
    spvc_type texel = spvc_compiler_get_type_handle(compiler, spvc_type_get_image_sampled_type(image));
    spvc_basetype type = spvc_type_get_basetype(texel);
    return type == SPVC_BASETYPE_UINT64 || type == SPVC_BASETYPE_INT64;
}

/* The name in its declaration "layout(...) uniform ... image2D NAME;" or "... NAME[...];". NULL: there is none. */
static char *find_declaration(char *text, const char *name)
{
    for (char *at = strstr(text, name); at; at = strstr(at + 1, name)) {
        char end = at[strlen(name)], *line = at;
        while (line > text && line[-1] != '\n')
            line--;
        if ((end == ';' || end == '[') && at > line && at[-1] == ' ' && strncmp(line, "layout(", 7) == 0)
            return at;
    }
    return NULL;
}

/* image2D becomes u64image2D, and the layout gets the format. */
static bool widen_image(char **text, const char *name)
{
    char *at = find_declaration(*text, name), *type = at ? at - 1 : NULL;
    if (!at)
        return true;
    while (type > *text && type[-1] != ' ')
        type--;
    if (strncmp(type, "image", 5) != 0)
        return true;
    if (!insert(text, (size_t)(type - *text), "u64"))
        return false;
    for (at = find_declaration(*text, name); at > *text && at[-1] != '\n';)
        at--;
    return insert(text, (size_t)(strchr(at, ')') - *text), ", r64ui");
}

static bool widen_images(spvc_compiler compiler, char **text)
{
    spvc_resources resources;
    const spvc_reflected_resource *images;
    size_t count;
    bool is_any = false;
    if (spvc_compiler_create_shader_resources(compiler, &resources) != SPVC_SUCCESS ||
        spvc_resources_get_resource_list_for_type(resources, SPVC_RESOURCE_TYPE_STORAGE_IMAGE, &images, &count) !=
            SPVC_SUCCESS)
        return false;
    for (size_t n = 0; n < count; n++) {
        if (!is_wide(compiler, &images[n]))
            continue;
        if (!widen_image(text, spvc_compiler_get_name(compiler, images[n].id)))
            return false;
        is_any = true;
    }
    return !is_any || insert_behind_version(text, wide_images);
}

/* ---- The text ---------------------------------------------------------------------------------------------------- */

static bool repair(spvc_compiler compiler, const char *line, char **text)
{
    const char *size = *line ? strstr(*text, "layout(local_size_x") : NULL, *end = size ? strchr(size, '\n') : NULL;
    if (end && !insert(text, (size_t)(end - *text), line))
        return false;
    for (size_t n = 0; n < sizeof(repairs) / sizeof(repairs[0]); n++)
        if (strstr(*text, repairs[n].word) && !insert_behind_version(text, repairs[n].lines))
            return false;
    return widen_images(compiler, text);
}

char *glsl_repair(spvc_compiler compiler, const char *source, const char *line)
{
    char *text = malloc(strlen(source) + 1);
    if (!text)
        return NULL;
    strcpy(text, source);
    if (repair(compiler, line, &text))
        return text;
    free(text);
    return NULL;
}
