/* Ray queries. Proceed tests all triangles and boxes of the scene in turn, without an acceleration structure. */
#include "exec/numbers.h"
#include "exec/rays.h"
#include "exec/resources.h"

#include <string.h>

enum ray_flag {
    RAY_FORCE_OPAQUE = 0x1,
    RAY_FORCE_NON_OPAQUE = 0x2,
    RAY_ACCEPT_FIRST_HIT = 0x4,
    RAY_CULL_BACK_FACING = 0x10,
    RAY_CULL_FRONT_FACING = 0x20,
    RAY_CULL_OPAQUE = 0x40,
    RAY_CULL_NON_OPAQUE = 0x80,
    RAY_SKIP_TRIANGLES = 0x100,
    RAY_SKIP_BOXES = 0x200
};

enum commitment { /* values of CommittedStatus */
    COMMITTED_NOTHING,
    COMMITTED_TRIANGLE,
    COMMITTED_BOX
};

struct intersection {
    uint32_t instance_index, geometry_index, primitive;
    const struct dxs_exec_instance *instance; /* NULL: no intersection */
    const struct dxs_exec_geometry *geometry;
    double to_object[3][4];
    struct ray object_ray;
    struct meeting meeting; /* boxes: only t, as given by the shader */
    bool is_front, is_opaque;
};

struct ray_query {
    uint32_t fixed_flags; /* constant flags of AllocateRayQuery */
    const struct dxs_exec_scene *scene;
    uint32_t flags, mask;
    struct ray ray;
    double least, greatest; /* TMin, TMax */
    uint64_t next;          /* index in the whole scene of the next primitive to test */
    struct intersection candidate, committed;
    enum commitment status;
};

/* The queries of one AllocateRayQuery. Its handle is its 1-based position in the list wave.ray_queries. */
struct ray_queries {
    const struct instruction *allocation;
    struct ray_query *of_lanes; /* by lane */
    struct ray_queries *next;
};

enum {
    WORK_OF_A_PRIMITIVE = WORK_OF_A_STEP
};

/* ---- Handles ----------------------------------------------------------------------------------------------------- */

static void allocate_query(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct machine *machine = wave->machine;
    struct ray_queries **place = &wave->ray_queries;
    uint32_t handle = 1;

    for (; *place && (*place)->allocation != in; place = &(*place)->next)
        handle++;
    take_work(machine, handle);
    if (!*place) {
        *place = arena_zeroed(machine->group_arena, 1, sizeof **place);
        (*place)->allocation = in;
        (*place)->of_lanes = arena_zeroed(machine->group_arena, machine->wave_size, sizeof *(*place)->of_lanes);
    }
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        (*place)->of_lanes[lane] = (struct ray_query){.fixed_flags = (uint32_t)operand(wave, frame, in, 0, lane)[0]};
        *result_slots(wave, frame, in, lane) = handle;
    }
}

static struct ray_query *find_query(const struct wave *wave, uint64_t handle, uint32_t lane)
{
    struct ray_queries *queries = wave->ray_queries;

    for (; queries && handle > 1; handle--, queries = queries->next)
        take_work(wave->machine, 1);
    if (!queries || handle != 1)
        fail(wave->machine->fault, DXS_RESULT_INVALID_MODULE, "a ray query that nothing has allocated");
    return &queries->of_lanes[lane];
}

/* ---- Candidates -------------------------------------------------------------------------------------------------- */

static uint64_t primitive_count(const struct dxs_exec_scene *scene)
{
    uint64_t count = 0;

    for (uint32_t i = 0; i < scene->instance_count; i++)
        for (uint32_t k = 0; k < scene->instances[i].geometry_count; k++)
            count += scene->instances[i].geometries[k].count;
    return count;
}

/* The primitive with this index in the whole scene; its hit is not yet computed. */
static struct intersection primitive_of_scene(const struct dxs_exec_scene *scene, uint64_t number)
{
    struct intersection found = {.instance = NULL};

    for (uint32_t i = 0; i < scene->instance_count; i++) {
        const struct dxs_exec_instance *instance = &scene->instances[i];
        for (uint32_t k = 0; k < instance->geometry_count; k++) {
            if (number < instance->geometries[k].count) {
                found.instance_index = i;
                found.geometry_index = k;
                found.primitive = (uint32_t)number;
                found.instance = instance;
                found.geometry = &instance->geometries[k];
                return found;
            }
            number -= instance->geometries[k].count;
        }
    }
    return found;
}

/* Ray flags override the instance's flags. Instance flags override the geometry's. */
static bool is_opaque(const struct ray_query *query, const struct intersection *at)
{
    bool opaque = at->geometry->is_opaque;

    if (at->instance->flags & (DXS_EXEC_INSTANCE_FLAG_OPAQUE | DXS_EXEC_INSTANCE_FLAG_NON_OPAQUE))
        opaque = at->instance->flags & DXS_EXEC_INSTANCE_FLAG_OPAQUE;
    if (query->flags & (RAY_FORCE_OPAQUE | RAY_FORCE_NON_OPAQUE))
        opaque = query->flags & RAY_FORCE_OPAQUE;
    return opaque;
}

/* True if the instance mask or the ray flags exclude the primitive. */
static bool is_left_out(const struct ray_query *query, const struct intersection *at)
{
    uint32_t opacity = at->is_opaque ? RAY_CULL_OPAQUE : RAY_CULL_NON_OPAQUE;
    uint32_t kind = at->geometry->is_boxes ? RAY_SKIP_BOXES : RAY_SKIP_TRIANGLES;

    return !(at->instance->mask & query->mask & 0xFF) || query->flags & (opacity | kind);
}

/* True if the ray hits a side of the triangle that its flags cull. */
static bool shows_culled_side(const struct ray_query *query, const struct intersection *at)
{
    uint32_t side = at->is_front ? RAY_CULL_FRONT_FACING : RAY_CULL_BACK_FACING;

    return query->flags & side && !(at->instance->flags & DXS_EXEC_INSTANCE_FLAG_BOTH_SIDES);
}

/* Upper limit for t: the committed hit, or TMax. */
static double greatest_distance(const struct ray_query *query)
{
    return query->status == COMMITTED_NOTHING ? query->greatest : query->committed.meeting.t;
}

/* Tests the primitive `at` and computes its hit. True if the ray hits it between TMin and the committed hit. */
static bool meets(struct machine *machine, const struct ray_query *query, struct intersection *at)
{
    double greatest = greatest_distance(query);

    at->is_opaque = is_opaque(query, at);
    if (is_left_out(query, at))
        return false;
    if (!invert_transform(at->instance->to_world, at->to_object))
        fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "the transform of an instance of the scene has no inverse");
    at->object_ray = transform_ray(&query->ray, (const double(*)[4])at->to_object);
    if (at->geometry->is_boxes)
        return ray_meets_box(&at->object_ray, at->geometry->vertices + (size_t)6 * at->primitive, query->least,
                             greatest);
    if (!ray_meets_triangle(&at->object_ray, at->geometry->vertices + (size_t)9 * at->primitive, &at->meeting))
        return false;
    at->is_front = at->meeting.clockwise == !(at->instance->flags & DXS_EXEC_INSTANCE_FLAG_COUNTER_CLOCKWISE);
    return at->meeting.t > query->least && at->meeting.t < greatest && !shows_culled_side(query, at);
}

static void commit(struct ray_query *query, const struct intersection *at)
{
    query->committed = *at;
    query->status = at->geometry->is_boxes ? COMMITTED_BOX : COMMITTED_TRIANGLE;
    if (query->flags & RAY_ACCEPT_FIRST_HIT)
        query->next = UINT64_MAX;
}

/* Commits the opaque triangles that the ray hits. True: found a candidate that the shader must decide about. */
static bool proceed(struct machine *machine, struct ray_query *query)
{
    uint64_t count = query->scene ? primitive_count(query->scene) : 0;

    while (query->next < count) {
        uint64_t number = machine->options->reversed ? count - 1 - query->next : query->next;
        struct intersection at = primitive_of_scene(query->scene, number);
        take_work(machine, WORK_OF_A_PRIMITIVE + query->scene->instance_count);
        query->next++;
        if (!meets(machine, query, &at))
            continue;
        if (at.geometry->is_boxes || !at.is_opaque) {
            query->candidate = at;
            return true;
        }
        commit(query, &at);
    }
    return false;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* The operation in one lane. */
struct context {
    struct wave *wave;
    struct frame *frame;
    const struct instruction *in;
    uint32_t lane;
    struct ray_query *query;
    uint64_t *result; /* NULL: no result */
};

static uint64_t argument(const struct context *c, uint32_t number)
{
    return operand(c->wave, c->frame, c->in, number, c->lane)[0];
}

static double float_argument(const struct context *c, uint32_t number)
{
    return (double)f32_number(argument(c, number));
}

static void trace(const struct context *c)
{
    const struct view scene = operand_view(c->wave, c->frame, c->in, 1, c->lane);

    if (!scene.resource->scene)
        fail(c->wave->machine->fault, DXS_RESULT_BAD_MAPPING,
             "what is bound to t%u, space %u is no acceleration structure", scene.resource->number,
             scene.resource->space);
    *c->query = (struct ray_query){.fixed_flags = c->query->fixed_flags,
                                   .scene = scene.resource->scene,
                                   .flags = c->query->fixed_flags | (uint32_t)argument(c, 2),
                                   .mask = (uint32_t)argument(c, 3),
                                   .least = float_argument(c, 7),
                                   .greatest = float_argument(c, 11)};
    for (uint32_t k = 0; k < 3; k++) {
        c->query->ray.origin[k] = float_argument(c, 4 + k);
        c->query->ray.direction[k] = float_argument(c, 8 + k);
    }
}

static void proceed_query(const struct context *c)
{
    *c->result = proceed(c->wave->machine, c->query);
}

static void abort_query(const struct context *c)
{
    c->query->next = UINT64_MAX;
}

static void commit_triangle(const struct context *c)
{
    if (c->query->candidate.instance && !c->query->candidate.geometry->is_boxes)
        commit(c->query, &c->query->candidate);
}

/* Ignores a hit before TMin or beyond the committed hit. */
static void commit_box(const struct context *c)
{
    double t = float_argument(c, 1);

    if (!c->query->candidate.instance || !c->query->candidate.geometry->is_boxes || !(t >= c->query->least) ||
        t > greatest_distance(c->query))
        return;
    c->query->candidate.meeting.t = t;
    commit(c->query, &c->query->candidate);
}

/* Properties of the ray in world space. */
static void ray_fact(const struct context *c)
{
    const struct ray_query *query = c->query;
    double number = query->least;

    if (c->in->dx_op == DX_RayQuery_RayFlags) {
        *c->result = query->flags;
        return;
    }
    if (c->in->dx_op != DX_RayQuery_RayTMin && argument(c, 1) < 3)
        number =
            (c->in->dx_op == DX_RayQuery_WorldRayOrigin ? query->ray.origin : query->ray.direction)[argument(c, 1)];
    *c->result = f32_bits((float)number);
}

static void status(const struct context *c)
{
    *c->result = c->query->status;
}

/* ---- Properties of intersections --------------------------------------------------------------------------------- */

/* Row and column are operands 1 and 2; out of range: 0. */
static uint32_t matrix_element(const struct context *c, const struct intersection *at, bool to_world)
{
    uint64_t row = argument(c, 1), column = argument(c, 2);

    if (row > 2 || column > 3)
        return 0;
    return f32_bits(to_world ? at->instance->to_world[row][column] : (float)at->to_object[row][column]);
}

/* The component is operand 1; out of range: 0. */
static uint32_t vector_element(const struct context *c, const double vector[3])
{
    uint64_t component = argument(c, 1);

    return f32_bits(component < 3 ? (float)vector[component] : 0);
}

static uint64_t intersection_fact(const struct context *c, const struct intersection *at)
{
    const double weights[3] = {at->meeting.u, at->meeting.v, 0};

    switch (c->in->dx_op) {
    case DX_RayQuery_CandidateType: /* 0: a triangle, 1: a box */
        return at->geometry->is_boxes;
    case DX_RayQuery_CandidateObjectToWorld3x4:
    case DX_RayQuery_CommittedObjectToWorld3x4:
        return matrix_element(c, at, true);
    case DX_RayQuery_CandidateWorldToObject3x4:
    case DX_RayQuery_CommittedWorldToObject3x4:
        return matrix_element(c, at, false);
    case DX_RayQuery_CandidateProceduralPrimitiveNonOpaque:
        return !at->is_opaque;
    case DX_RayQuery_CandidateTriangleFrontFace:
    case DX_RayQuery_CommittedTriangleFrontFace:
        return at->is_front;
    case DX_RayQuery_CandidateTriangleBarycentrics:
    case DX_RayQuery_CommittedTriangleBarycentrics:
        return vector_element(c, weights);
    case DX_RayQuery_CandidateTriangleRayT:
    case DX_RayQuery_CommittedRayT:
        return f32_bits((float)at->meeting.t);
    case DX_RayQuery_CandidateInstanceIndex:
    case DX_RayQuery_CommittedInstanceIndex:
        return at->instance_index;
    case DX_RayQuery_CandidateInstanceID:
    case DX_RayQuery_CommittedInstanceID:
        return at->instance->id;
    case DX_RayQuery_CandidateGeometryIndex:
    case DX_RayQuery_CommittedGeometryIndex:
        return at->geometry_index;
    case DX_RayQuery_CandidatePrimitiveIndex:
    case DX_RayQuery_CommittedPrimitiveIndex:
        return at->primitive;
    case DX_RayQuery_CandidateObjectRayOrigin:
    case DX_RayQuery_CommittedObjectRayOrigin:
        return vector_element(c, at->object_ray.origin);
    case DX_RayQuery_CandidateObjectRayDirection:
    case DX_RayQuery_CommittedObjectRayDirection:
        return vector_element(c, at->object_ray.direction);
    default: /* InstanceContributionToHitGroupIndex */
        return at->instance->contribution;
    }
}

/* 0 without a candidate. */
static void candidate_fact(const struct context *c)
{
    const struct intersection *at = &c->query->candidate;

    *c->result = at->instance ? intersection_fact(c, at) : 0;
}

/* Without a committed hit, CommittedRayT is TMax and all else is undefined. */
static void committed_fact(const struct context *c)
{
    const struct machine *machine = c->wave->machine;

    if (c->query->status != COMMITTED_NOTHING)
        *c->result = intersection_fact(c, &c->query->committed);
    else if (c->in->dx_op == DX_RayQuery_CommittedRayT)
        *c->result = f32_bits((float)c->query->greatest);
    else
        *c->result = truncate_bits(bits_in_memory(machine, c->in->type), machine->options->undefined_bits);
}

/* x, y, z of the three vertices in object space; zeros if `at` is no triangle. */
static void give_corners(const struct context *c, const struct intersection *at)
{
    bool is_triangle = at->instance && !at->geometry->is_boxes;

    for (uint32_t k = 0; k < 9; k++)
        c->result[k] = is_triangle ? f32_bits(at->geometry->vertices[(size_t)9 * at->primitive + k]) : 0;
}

static void candidate_corners(const struct context *c)
{
    give_corners(c, &c->query->candidate);
}

static void committed_corners(const struct context *c)
{
    const uint64_t undefined = truncate_bits(32, c->wave->machine->options->undefined_bits);

    if (c->query->status != COMMITTED_NOTHING)
        give_corners(c, &c->query->committed);
    else
        for (uint32_t k = 0; k < 9; k++)
            c->result[k] = undefined;
}

/* Scenes have no clusters: the id is all ones. */
static void cluster_id(const struct context *c)
{
    *c->result = UINT32_MAX;
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

static void (*const handlers[DX_OP_COUNT])(const struct context *) = {
    [DX_RayQuery_TraceRayInline] = trace,
    [DX_RayQuery_Proceed] = proceed_query,
    [DX_RayQuery_Abort] = abort_query,
    [DX_RayQuery_CommitNonOpaqueTriangleHit] = commit_triangle,
    [DX_RayQuery_CommitProceduralPrimitiveHit] = commit_box,
    [DX_RayQuery_CommittedStatus] = status,
    [DX_RayQuery_RayFlags] = ray_fact,
    [DX_RayQuery_WorldRayOrigin] = ray_fact,
    [DX_RayQuery_WorldRayDirection] = ray_fact,
    [DX_RayQuery_RayTMin] = ray_fact,
    [DX_RayQuery_CandidateType] = candidate_fact,
    [DX_RayQuery_CandidateObjectToWorld3x4] = candidate_fact,
    [DX_RayQuery_CandidateWorldToObject3x4] = candidate_fact,
    [DX_RayQuery_CandidateProceduralPrimitiveNonOpaque] = candidate_fact,
    [DX_RayQuery_CandidateTriangleFrontFace] = candidate_fact,
    [DX_RayQuery_CandidateTriangleBarycentrics] = candidate_fact,
    [DX_RayQuery_CandidateTriangleRayT] = candidate_fact,
    [DX_RayQuery_CandidateInstanceIndex] = candidate_fact,
    [DX_RayQuery_CandidateInstanceID] = candidate_fact,
    [DX_RayQuery_CandidateGeometryIndex] = candidate_fact,
    [DX_RayQuery_CandidatePrimitiveIndex] = candidate_fact,
    [DX_RayQuery_CandidateObjectRayOrigin] = candidate_fact,
    [DX_RayQuery_CandidateObjectRayDirection] = candidate_fact,
    [DX_RayQuery_CandidateInstanceContributionToHitGroupIndex] = candidate_fact,
    [DX_RayQuery_CommittedObjectToWorld3x4] = committed_fact,
    [DX_RayQuery_CommittedWorldToObject3x4] = committed_fact,
    [DX_RayQuery_CommittedTriangleFrontFace] = committed_fact,
    [DX_RayQuery_CommittedTriangleBarycentrics] = committed_fact,
    [DX_RayQuery_CommittedRayT] = committed_fact,
    [DX_RayQuery_CommittedInstanceIndex] = committed_fact,
    [DX_RayQuery_CommittedInstanceID] = committed_fact,
    [DX_RayQuery_CommittedGeometryIndex] = committed_fact,
    [DX_RayQuery_CommittedPrimitiveIndex] = committed_fact,
    [DX_RayQuery_CommittedObjectRayOrigin] = committed_fact,
    [DX_RayQuery_CommittedObjectRayDirection] = committed_fact,
    [DX_RayQuery_CommittedInstanceContributionToHitGroupIndex] = committed_fact,
    [DX_RayQuery_CandidateTriangleObjectPosition] = candidate_corners,
    [DX_RayQuery_CommittedTriangleObjectPosition] = committed_corners,
    [DX_RayQuery_CandidateClusterID] = cluster_id,
    [DX_RayQuery_CommittedClusterID] = cluster_id,
};

static void run(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct context c = {.wave = wave, .frame = frame, .in = in};

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        c.lane = frame->lanes[i];
        c.query = find_query(wave, argument(&c, 0), c.lane);
        c.result = in->result != NO_VALUE ? result_slots(wave, frame, in, c.lane) : NULL;
        handlers[in->dx_op](&c);
    }
}

operation_handler *ray_operation(uint16_t operation)
{
    if (operation == DX_AllocateRayQuery || operation == DX_AllocateRayQuery2)
        return allocate_query;
    return handlers[operation] ? run : NULL;
}
