/* Structures that callers fill are refused, by their name, if a byte of their reserve is not 0. Those of the options:
 * arguments.c. */
#include "tests/common/counting_allocator.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/robustness/every_object.h"

#include "dxs_exec.h"

#include <stdio.h>
#include <string.h>

/* One of each structure, and what points to it. */
static struct {
    struct dxs_binding binding; /* the callbacks write these two reserves */
    struct dxs_location location;
    struct dxs_note note;
    struct dxs_resource resource;
    struct dxs_binding_request request;
    struct dxs_descriptor_range range;
    struct dxs_root_parameter parameter;
    struct dxs_static_sampler sampler;
    struct dxs_root_signature_desc signature;
    struct dxs_exec_geometry geometry;
    struct dxs_exec_instance instance;
    struct dxs_exec_scene scene;
    struct dxs_exec_resource bound;
    struct dxs_exec_options options;
    struct dxs_exec_values values;
    struct dxs_exec_vertices vertices;
    struct dxs_exec_pixels pixels;
    struct dxs_exec_patches patches;
    struct dxs_exec_points points;
    struct dxs_exec_stream streams[4];
    struct dxs_exec_primitives primitives;
    struct dxs_exec_meshes meshes;
    struct dxs_exec_amplification amplification;
} given;

static struct every_object objects;
static dxs_executor *executor;

static void set_up(void)
{
    memset(&given, 0, sizeof given);
    given.resource = (struct dxs_resource){.name = "none", .kind = DXS_RESOURCE_KIND_RAW_BUFFER, .count = 1};
    given.request.resource = &given.resource;
    given.range.count = 1;
    given.parameter.ranges = &given.range;
    given.parameter.range_count = 1;
    given.sampler = (struct dxs_static_sampler){.address_u = 1, .address_v = 1, .address_w = 1};
    given.signature.version = DXS_ROOT_SIGNATURE_VERSION_V1_1;
    given.signature.parameters = &given.parameter;
    given.signature.samplers = &given.sampler;
    given.signature.parameter_count = given.signature.sampler_count = 1;
    given.instance.geometries = &given.geometry;
    given.scene.instances = &given.instance;
    given.instance.geometry_count = given.scene.instance_count = 1;
    given.bound.scene = &given.scene;
    given.options = dxs_default_exec_options();
    given.values.semantic = "POSITION";
    given.vertices.vertex_count = given.vertices.input_count = 1;
    given.vertices.inputs = &given.values;
    given.primitives.streams = given.streams;
}

/* ---- Calls: each returns its error ------------------------------------------------------------------------------- */

static bool map_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user, (void)request;
    memcpy(binding->reserved, given.binding.reserved, sizeof binding->reserved);
    return true;
}

static bool map_location(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    (void)user, (void)request;
    memcpy(location->reserved, given.location.reserved, sizeof location->reserved);
    return true;
}

static const struct dxs_error *convert(void)
{
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;

    options.map_resource = map_resource;
    options.map_location = map_location;
    options.notes = &given.note;
    options.note_count = 1;
    dxs_convert(objects.converter, objects.module, 0, &options, &spirv);
    return dxs_converter_error(objects.converter);
}

static const struct dxs_error *serialize(void)
{
    const void *bytes;
    size_t size;

    dxs_root_signature_serialize(objects.signature, &given.signature, &bytes, &size);
    return dxs_root_signature_error(objects.signature);
}

static const struct dxs_error *lay_out(void)
{
    struct dxs_binding binding;

    if (dxs_layout_build(objects.layout, &given.signature, NULL, NULL) == DXS_RESULT_OK)
        dxs_layout_resolve(objects.layout, &given.request, &binding);
    return dxs_layout_error(objects.layout);
}

static const struct dxs_error *draw(void)
{
    dxs_executor_destroy(executor);
    executor = dxs_executor_create(objects.module, 0, &given.options);
    demand(executor != NULL, "there is memory");
    if (dxs_executor_bind(executor, &given.bound) == DXS_RESULT_OK)
        dxs_executor_run_vertices(executor, &given.vertices);
    return dxs_executor_error(executor);
}

#define RUN(structure)                                                                                                 \
    static const struct dxs_error *run_##structure(void)                                                               \
    {                                                                                                                  \
        dxs_executor_run_##structure(executor, &given.structure);                                                      \
        return dxs_executor_error(executor);                                                                           \
    }
RUN(pixels)
RUN(patches)
RUN(points)
RUN(primitives)
RUN(meshes)
RUN(amplification)

#define RESERVE(structure, member, call)                                                                               \
    {                                                                                                                  \
#structure, &given.member, sizeof given.member, call                                                           \
    }

static const struct reserve {
    const char *structure;
    void *bytes;
    size_t size;
    const struct dxs_error *(*call)(void);
} reserves[] = {
    RESERVE(dxs_binding, binding.reserved, convert),
    RESERVE(dxs_location, location.reserved, convert),
    RESERVE(dxs_note, note.reserved, convert),
    RESERVE(dxs_root_signature_desc, signature.reserved, serialize),
    RESERVE(dxs_root_parameter, parameter.reserved, serialize),
    RESERVE(dxs_descriptor_range, range.reserved, serialize),
    RESERVE(dxs_static_sampler, sampler.reserved, serialize),
    RESERVE(dxs_root_parameter, parameter.reserved, lay_out),
    RESERVE(dxs_binding_request, request.reserved, lay_out),
    RESERVE(dxs_exec_resource, bound.reserved, draw),
    RESERVE(dxs_exec_sampler, bound.sampler.reserved, draw),
    RESERVE(dxs_exec_scene, scene.reserved, draw),
    RESERVE(dxs_exec_instance, instance.reserved, draw),
    RESERVE(dxs_exec_geometry, geometry.reserved, draw),
    RESERVE(dxs_exec_variation, options.variation.reserved, draw),
    RESERVE(dxs_exec_vertices, vertices.reserved, draw),
    RESERVE(dxs_exec_values, values.reserved, draw),
    RESERVE(dxs_exec_pixels, pixels.reserved, run_pixels),
    RESERVE(dxs_exec_patches, patches.reserved, run_patches),
    RESERVE(dxs_exec_points, points.reserved, run_points),
    RESERVE(dxs_exec_primitives, primitives.reserved, run_primitives),
    RESERVE(dxs_exec_stream, streams[0].reserved, run_primitives),
    RESERVE(dxs_exec_stream, streams[3].reserved, run_primitives),
    RESERVE(dxs_exec_meshes, meshes.reserved, run_meshes),
    RESERVE(dxs_exec_amplification, amplification.reserved, run_amplification),
};

static int faults_of(const struct reserve *reserve)
{
    char expected[96];
    int faults = 0;

    snprintf(expected, sizeof expected, "%s: a field is set that this version", reserve->structure);
    set_up();
    const struct dxs_error *error = reserve->call();
    if (strstr(error->message, "a field is set")) {
        printf("%s: refused without a reason: %s\n", reserve->structure, error->message);
        faults++;
    }
    for (size_t n = 0; n < reserve->size; n++) {
        set_up();
        ((unsigned char *)reserve->bytes)[n] = 1;
        error = reserve->call();
        if (error->code != DXS_RESULT_INVALID_ARGUMENT || strncmp(error->message, expected, strlen(expected)) != 0) {
            printf("%s: byte %zu of its reserve: \"%s\"\n", reserve->structure, n, error->message);
            faults++;
        }
    }
    return faults;
}

/* No object is created, and nothing is allocated. */
static int allocator_faults(void)
{
    int faults = 0;

    for (size_t n = 0; n < sizeof((struct dxs_allocator *)0)->reserved; n++) {
        struct allocation_counts counts = {.fail_from = UINT64_MAX, .fail_only = UINT64_MAX};
        struct dxs_allocator allocator = counting_allocator(&counts);
        ((unsigned char *)allocator.reserved)[n] = 1;
        struct every_object o = create_every_object(&allocator);
        if (o.module || o.converter || o.signature || o.layout || o.graph || counts.calls > 0) {
            printf("dxs_allocator: byte %zu of its reserve is ignored\n", n);
            faults++;
        }
        destroy_every_object(&o);
    }
    return faults;
}

/* reserves SHADER: a vertex shader with a resource and the input POSITION */
int main(int argc, char **argv)
{
    struct input_files files = {0};
    int faults = allocator_faults();

    if (argc != 2 || !add_input_files(&files, argv[1]))
        return 2;
    objects = create_every_object(NULL);
    demand(has_every_object(&objects), "there is memory");
    demand(dxs_module_parse(objects.module, files.data[0].bytes, files.data[0].size, NULL) == DXS_RESULT_OK,
           "the shader parses");
    executor = dxs_executor_create(objects.module, 0, NULL);
    demand(executor != NULL, "there is memory");
    for (size_t n = 0; n < sizeof reserves / sizeof *reserves; n++)
        faults += faults_of(&reserves[n]);
    dxs_executor_destroy(executor);
    destroy_every_object(&objects);
    free_input_files(&files);
    return faults > 0;
}
