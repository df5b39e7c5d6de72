/* Parses the lines of .run files that describe acceleration structures, and converts these for the executor. */
#include "runner/run_files/run_scene.h"

#include "runner/common/report.h"
#include "runner/run_files/run_words.h"

#include <stdlib.h>
#include <string.h>

enum {
    TRIANGLE_FLOATS = 9,
    BOX_FLOATS = 6,
    TRANSFORM_FLOATS = 12
};

static size_t floats_of(const struct dxs_exec_geometry *geometry)
{
    return (size_t)geometry->count * (geometry->is_boxes ? BOX_FLOATS : TRIANGLE_FLOATS);
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

static struct input *find_scene(struct parser *p, struct register_name name)
{
    for (size_t i = 0; i < p->file.input_count; i++)
        if (p->file.inputs[i].kind == INPUT_SCENE && same_register(p->file.inputs[i].name, name))
            return &p->file.inputs[i];
    return add_input(p, INPUT_SCENE, name);
}

static struct dxs_exec_instance *add_instance(struct scene_outline *outline)
{
    outline->instances = reallocate(outline->instances, outline->instance_count + 1, sizeof *outline->instances);
    struct dxs_exec_instance *instance = &outline->instances[outline->instance_count++];
    *instance = (struct dxs_exec_instance){.to_world = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}, .mask = 0xFF};
    return instance;
}

/* `instance t0 id 7 mask 1 opaque matrix 1 0 0 0 ...`: the following `scene` lines add geometry to this instance. */
void parse_instance(struct parser *p, char **words)
{
    static const struct choice flags[] = {{"both-sides", DXS_EXEC_INSTANCE_FLAG_BOTH_SIDES},
                                          {"counter-clockwise", DXS_EXEC_INSTANCE_FLAG_COUNTER_CLOCKWISE},
                                          {"opaque", DXS_EXEC_INSTANCE_FLAG_OPAQUE},
                                          {"non-opaque", DXS_EXEC_INSTANCE_FLAG_NON_OPAQUE}};
    struct input *input = find_scene(p, next_register(p, &words));
    struct dxs_exec_instance *instance = add_instance(&input->scene);
    uint32_t flag;

    while (*words) {
        const char *word = *words++;
        if (CHOOSE(word, flags, &flag))
            instance->flags |= flag;
        else if (strcmp(word, "id") == 0)
            instance->id = next_number(p, &words, "an id");
        else if (strcmp(word, "contribution") == 0)
            instance->contribution = next_number(p, &words, "a contribution");
        else if (strcmp(word, "mask") == 0)
            instance->mask = next_number(p, &words, "a mask");
        else if (strcmp(word, "matrix") == 0)
            for (unsigned k = 0; k < TRANSFORM_FLOATS; k++)
                instance->to_world[k / 4][k % 4] = next_float(p, &words, "twelve numbers");
        else
            refuse(p, "no word of an instance", word);
    }
    if (instance->id >> 24 || instance->contribution >> 24 || instance->mask >> 8)
        refuse(p, "ids and contributions have 24 bits, masks 8", NULL);
}

static void append_values(struct value_list *list, const struct value_list *more)
{
    list->values = reallocate(list->values, list->count + more->count, sizeof *list->values);
    memcpy(list->values + list->count, more->values, more->count * sizeof *list->values);
    list->count += more->count;
    list->capacity = list->count;
}

/* `scene t0 opaque boxes f32 ...` */
void parse_scene(struct parser *p, char **words)
{
    struct input *input = find_scene(p, next_register(p, &words));
    struct scene_outline *outline = &input->scene;
    struct dxs_exec_geometry geometry = {.count = 0};

    for (;; words++) {
        if (*words && strcmp(*words, "opaque") == 0)
            geometry.is_opaque = true;
        else if (*words && strcmp(*words, "boxes") == 0)
            geometry.is_boxes = true;
        else if (!*words || strcmp(*words, "triangles") != 0)
            break;
    }
    struct value_list values = remaining_values(p, words);
    size_t floats = geometry.is_boxes ? BOX_FLOATS : TRIANGLE_FLOATS;
    for (size_t i = 0; i < values.count; i++)
        if (values.values[i].type != TYPE_F32)
            refuse(p, "vertices are of the type f32", NULL);
    if (values.count == 0 || values.count % floats != 0)
        refuse(p, "triangles have three vertices of three floats, boxes two corners", NULL);
    geometry.count = (uint32_t)(values.count / floats);
    if (outline->instance_count == 0)
        add_instance(outline);
    struct dxs_exec_instance *instance = &outline->instances[outline->instance_count - 1];
    if (instance->geometry_count > 0 && geometry.is_boxes != outline->geometries[outline->geometry_count - 1].is_boxes)
        refuse(p, "an instance has triangles or boxes, not both", NULL);
    instance->geometry_count++;
    outline->geometries = reallocate(outline->geometries, outline->geometry_count + 1, sizeof *outline->geometries);
    outline->geometries[outline->geometry_count++] = geometry;
    append_values(&input->values, &values);
    free(input->bytes);
    input->bytes = value_bytes(&input->values, &input->size);
}

/* ---- Contents ---------------------------------------------------------------------------------------------------- */

static void sort_corners(float *box)
{
    for (unsigned k = 0; k < 3; k++) {
        float a = box[k], b = box[3 + k];
        box[k] = a < b ? a : b;
        box[3 + k] = a < b ? b : a;
    }
}

struct dxs_exec_scene *describe_scene(const struct input *input)
{
    const struct scene_outline *outline = &input->scene;
    struct dxs_exec_scene *scene = allocate(1, sizeof *scene);
    struct dxs_exec_instance *instances = allocate(outline->instance_count, sizeof *instances);
    struct dxs_exec_geometry *geometries = allocate(outline->geometry_count, sizeof *geometries);
    float *vertices = allocate(input->size, 1);

    memcpy(instances, outline->instances, outline->instance_count * sizeof *instances);
    memcpy(geometries, outline->geometries, outline->geometry_count * sizeof *geometries);
    memcpy(vertices, input->bytes, input->size);
    *scene = (struct dxs_exec_scene){.instances = instances, .instance_count = outline->instance_count};
    for (uint32_t i = 0; i < outline->instance_count; i++) {
        instances[i].geometries = geometries;
        for (uint32_t k = 0; k < instances[i].geometry_count; k++, geometries++) {
            geometries->vertices = vertices;
            for (uint32_t box = 0; box < geometries->count && geometries->is_boxes; box++)
                sort_corners(vertices + (size_t)BOX_FLOATS * box);
            vertices += floats_of(geometries);
        }
    }
    return scene;
}

void release_scene(struct dxs_exec_scene *scene)
{
    if (!scene)
        return;
    if (scene->instance_count > 0) { /* all instances share one array of each kind */
        free((void *)(uintptr_t)scene->instances[0].geometries[0].vertices);
        free((void *)(uintptr_t)scene->instances[0].geometries);
        free((void *)(uintptr_t)scene->instances);
    }
    free(scene);
}
