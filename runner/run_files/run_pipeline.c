/* Parses the lines of .run files for pipelines of several graphics shaders. */
#include "runner/common/report.h"
#include "runner/run_files/run_words.h"

#include <stdio.h>
#include <string.h>

enum {
    MAX_PATCH_VERTICES = 32
};

static const struct choice topologies[] = {
    {"points", VK_PRIMITIVE_TOPOLOGY_POINT_LIST},
    {"lines", VK_PRIMITIVE_TOPOLOGY_LINE_LIST},
    {"line-strip", VK_PRIMITIVE_TOPOLOGY_LINE_STRIP},
    {"triangles", VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST},
    {"triangle-strip", VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP},
    {"lines-adjacency", VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY},
    {"triangles-adjacency", VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY},
};

/* `patches 3`, or another topology */
static void parse_topology(struct parser *p, char ***words)
{
    struct pipeline_run *pipeline = &p->file.pipeline;
    uint32_t topology;

    if (parse_optional_count(p, words, "patches", &pipeline->patch_vertices)) {
        if (pipeline->patch_vertices > MAX_PATCH_VERTICES)
            refuse(p, "patches have at most 32 vertices", NULL);
        pipeline->topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
        return;
    }
    const char *word = next_word(p, words, "a topology");
    if (!CHOOSE(word, topologies, &topology))
        refuse(p, "no topology", word);
    pipeline->topology = (VkPrimitiveTopology)topology;
}

/* `pipeline groups 2 1 1`, `pipeline vertices 6 instances 2 patches 3` */
static void parse_pipeline(struct parser *p, char **words)
{
    const char *kind = next_word(p, &words, "`vertices` or `groups`");

    start_once(p, START_PIPELINE);
    p->file.pipeline.runs_groups = strcmp(kind, "groups") == 0;
    if (p->file.pipeline.runs_groups) {
        parse_groups(p, &words);
    } else if (strcmp(kind, "vertices") == 0) {
        parse_vertex_counts(p, &words);
        parse_topology(p, &words);
    } else {
        refuse(p, "neither `vertices` nor `groups`", kind);
    }
    if (*words)
        refuse(p, "no word of `pipeline`", *words);
}

/* `shader name`, `shader topic/name` */
static void parse_shader(struct parser *p, char **words)
{
    struct pipeline_run *pipeline = &p->file.pipeline;
    const char *name = next_word(p, &words, "a shader");

    if (p->file.start != START_PIPELINE)
        refuse(p, "shaders stand behind the line `pipeline`", NULL);
    if (pipeline->shader_count == MAX_PIPELINE_SHADERS)
        refuse(p, "a pipeline has fewer shaders", name);
    end_line(p, words);
    pipeline->shaders[pipeline->shader_count++] = name;
}

/* `viewport X Y WIDTH HEIGHT` */
static void parse_viewport(struct parser *p, char **words)
{
    struct pipeline_run *pipeline = &p->file.pipeline;
    struct viewport viewport;

    viewport.x = next_float(p, &words, "x");
    viewport.y = next_float(p, &words, "y");
    viewport.width = next_float(p, &words, "a width");
    viewport.height = next_float(p, &words, "a height");
    if (p->file.start != START_PIPELINE || *words)
        refuse(p, "viewports have four numbers and stand behind the line `pipeline`", NULL);
    if (pipeline->viewport_count == MAX_VIEWPORTS || !(viewport.width > 0) || !(viewport.height > 0))
        refuse(p, "there are up to 16 viewports, and none is empty", NULL);
    pipeline->viewports[pipeline->viewport_count++] = viewport;
}

static void parse_constant(struct parser *p, char **words)
{
    struct pipeline_run *pipeline = &p->file.pipeline;

    if (p->file.start != START_PIPELINE || pipeline->constant_count == MAX_CONSTANTS)
        refuse(p, "up to 4 specialization constants stand behind the line `pipeline`", NULL);
    pipeline->constant_ids[pipeline->constant_count] = next_number(p, &words, "an id");
    pipeline->constants[pipeline->constant_count++] = next_number(p, &words, "a value");
    if (*words)
        refuse(p, "no word of `specialize`", *words);
}

char *path_of_pipeline_shader(const char *own, const char *name)
{
    const char *end = strrchr(own, '/');
    size_t folder = end ? (size_t)(end - own) + 1 : 0, size = folder + strlen(name) + sizeof "../.dxil";
    char *path = allocate(size, 1);

    snprintf(path, size, "%.*s%s%s.dxil", (int)folder, own, strchr(name, '/') ? "../" : "", name);
    return path;
}

bool parse_pipeline_line(struct parser *p, const char *keyword, char **words)
{
    static const struct {
        const char *keyword;
        void (*parse)(struct parser *p, char **words);
    } lines[] = {{"pipeline", parse_pipeline},
                 {"shader", parse_shader},
                 {"viewport", parse_viewport},
                 {"specialize", parse_constant}};

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        if (strcmp(lines[i].keyword, keyword) == 0) {
            lines[i].parse(p, words);
            return true;
        }
    }
    return false;
}
