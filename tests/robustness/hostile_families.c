/* Builds modules that no compiler writes: few bytes that would make a careless library do exponential or quadratic
 * work. */
#include "tests/robustness/hostile_families.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    MAX_COMPONENTS = 65534, /* the library's limit for one value */
    DEEPEST = 60,           /* nesting of types and constants, just below the limit */
    LONGEST_VECTOR = 1024
};

struct start {
    written_value buffer, value, condition;
};

static struct start write_start(struct shader_writer *shader)
{
    struct start start;

    start.buffer = write_handle(shader, add_buffer(shader));
    start.value = write_thread_id(shader);
    start.condition = write_compare(shader, WRITE_EQUAL, start.value, write_integer(shader, 3));
    return start;
}

static void write_end(struct shader_writer *shader, const struct start *start)
{
    write_buffer_store(shader, start->buffer, write_integer(shader, 0), start->value);
    write_return(shader);
}

/* ---- Types and constants ----------------------------------------------------------------------------------------- */

/* Each structure contains the previous one twice; the innermost is empty. */
static void write_doubled_types(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_struct_type(shader, NULL, 0);

    for (uint32_t n = 0; n < DEEPEST; n++) {
        const written_type members[] = {type, type};
        type = write_struct_type(shader, members, 2);
    }
    for (uint32_t n = 0; n < units; n++) {
        written_value variable = write_alloca(shader, type);
        write_store(shader, variable, write_load(shader, type, variable));
    }
    write_end(shader, &start);
}

/* Each array contains the previous one twice: 2^60 numbers or zeros. */
static written_value write_doubled_constant(struct shader_writer *shader, written_type *type, bool is_null)
{
    written_value value = write_integer(shader, 1);

    *type = shader->int32;
    for (uint32_t n = 0; n < DEEPEST; n++) {
        const written_value members[] = {value, value};
        *type = write_array_type(shader, 2, *type);
        value = is_null ? write_null(shader, *type) : write_aggregate(shader, *type, members, 2);
    }
    return value;
}

static void write_doubled_constants(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type;
    written_value value = write_doubled_constant(shader, &type, false);
    written_value global = write_constant_global(shader, type, value);
    written_value indices[DEEPEST];

    for (uint32_t n = 0; n < DEEPEST; n++)
        indices[n] = start.value;
    for (uint32_t n = 0; n < units; n++)
        start.value = write_load(shader, shader->int32, write_element_pointer(shader, type, global, indices, DEEPEST));
    write_end(shader, &start);
}

static void write_doubled_zeros(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type;
    written_value zeros = write_doubled_constant(shader, &type, true);
    written_value global = write_constant_global(shader, type, zeros);

    for (uint32_t n = 0; n < units; n++)
        write_store(shader, global, zeros);
    write_end(shader, &start);
}

/* Many variables share one large constant. */
static void write_shared_constant(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    uint32_t count = units / 2 + 1;
    uint64_t *elements = calloc(count, sizeof *elements);
    written_type type = write_array_type(shader, count, shader->int32);
    written_value value = write_constant_array(shader, type, elements, count);

    for (uint32_t n = 0; n < count; n++) {
        written_value global = write_constant_global(shader, type, value);
        start.value = write_load(shader, shader->int32, write_element_pointer(shader, type, global, &start.value, 1));
    }
    free(elements);
    write_end(shader, &start);
}

/* [2^32 - 1 x [2^32 - 1 x i32]]: for local and groupshared variables. */
static written_type write_huge_type(struct shader_writer *shader)
{
    return write_array_type(shader, UINT32_MAX, write_array_type(shader, UINT32_MAX, shader->int32));
}

static void write_huge_variables(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_huge_type(shader);

    for (uint32_t n = 0; n < units; n++) {
        const written_value indices[] = {start.value, start.value};
        written_value variable = n % 2 ? write_groupshared(shader, type) : write_alloca(shader, type);
        write_store(shader, write_element_pointer(shader, type, variable, indices, 2), start.value);
    }
    write_end(shader, &start);
}

static void write_huge_values(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_huge_type(shader);

    for (uint32_t n = 0; n < units; n++)
        write_store(shader, write_alloca(shader, type), write_null(shader, type));
    write_end(shader, &start);
}

/* A structure of arrays with the maximal number of components. */
static written_type write_wide_type(struct shader_writer *shader, uint32_t parts)
{
    written_type *members = malloc(parts * sizeof *members);
    written_type part = write_array_type(shader, MAX_COMPONENTS / parts, shader->int32);

    for (uint32_t i = 0; i < parts; i++)
        members[i] = part;
    written_type type = write_struct_type(shader, members, parts);
    free(members);
    return type;
}

static void write_wide_values(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_wide_type(shader, 64);
    written_value from = write_alloca(shader, type), to = write_alloca(shader, type);

    for (uint32_t n = 0; n < units; n++)
        write_store(shader, to, write_load(shader, type, from));
    write_end(shader, &start);
}

static void write_wide_selections(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_wide_type(shader, 16);
    written_value variable = write_alloca(shader, type), value = write_load(shader, type, variable);

    for (uint32_t n = 0; n < units; n++)
        value = write_select(shader, start.condition, value, write_null(shader, type));
    write_store(shader, variable, value);
    write_end(shader, &start);
}

/* Phis of wide structures at every join. */
static void write_wide_joins(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_wide_type(shader, 16);
    written_value variable = write_alloca(shader, type), value = write_load(shader, type, variable);
    label before = new_label(shader);

    write_branch(shader, before);
    place_label(shader, before);
    for (uint32_t n = 0; n < units; n++) {
        label inside = new_label(shader), merge = new_label(shader);
        write_branch_if(shader, start.condition, inside, merge);
        place_label(shader, inside);
        written_value other = write_load(shader, type, variable);
        write_branch(shader, merge);
        place_label(shader, merge);
        const struct incoming incoming[] = {{value, before}, {other, inside}};
        value = write_phi_of(shader, type, incoming, 2);
        before = merge;
    }
    write_store(shader, variable, value);
    write_end(shader, &start);
}

static void write_long_vectors(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_vector_type(shader, LONGEST_VECTOR, shader->int32);
    written_value variable = write_alloca(shader, type), value = write_load(shader, type, variable);

    for (uint32_t n = 0; n < units; n++)
        value = write_binary(shader, WRITE_ADD, value, value);
    write_store(shader, variable, value);
    write_end(shader, &start);
}

/* ---- Pointers and calls ------------------------------------------------------------------------------------------ */

/* Each pointer is a select with the previous one as both operands: 2^n paths lead to the variables. */
static void write_doubled_pointers(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_value pointer = write_alloca(shader, shader->int32), other = write_alloca(shader, shader->int32);

    for (uint32_t n = 0; n < units; n++)
        pointer = write_select(shader, start.condition, pointer, n ? pointer : other);
    start.value = write_load(shader, shader->int32, pointer);
    write_end(shader, &start);
}

static void write_doubled_handles(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_value handle = start.buffer, other = write_handle(shader, add_buffer(shader));

    for (uint32_t n = 0; n < units; n++)
        handle = write_select(shader, start.condition, handle, n ? handle : other);
    start.buffer = handle;
    write_end(shader, &start);
}

/* A chain of getelementptr; each intermediate pointer is used, too. */
static void write_pointer_chain(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_array_type(shader, 8, shader->int32);
    written_value pointer = write_alloca(shader, type);

    for (uint32_t n = 0; n < units; n++) {
        pointer = write_element_pointer(shader, type, pointer, NULL, 0);
        write_store(shader, write_element_pointer(shader, type, pointer, &start.value, 1), start.value);
    }
    write_end(shader, &start);
}

static void write_many_declarations(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    const written_type types[] = {shader->int32, shader->int32};

    for (uint32_t n = 0; n < units; n++) {
        char name[LONGEST_WRITTEN_NAME];
        snprintf(name, sizeof name, "none%u", n);
        start.value = write_call(shader, name, types, &start.value, 1);
    }
    write_end(shader, &start);
}

/* Besides, each has constants of the module to know. */
static void write_many_functions(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);

    for (uint32_t n = 0; n < units; n++) {
        char name[LONGEST_WRITTEN_NAME];
        snprintf(name, sizeof name, "f%u", n);
        write_empty_call(shader, name);
        start.value = write_binary(shader, WRITE_ADD, start.value, write_integer(shader, 1000 + n));
    }
    write_end(shader, &start);
}

/* ---- Control flow ------------------------------------------------------------------------------------------------ */

/* Every block switches to every other block: every loop has many entries. */
static void write_web(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    uint32_t count = 1;
    label end = new_label(shader);

    while ((count + 1) * (count + 1) <= units)
        count++;
    label *blocks = malloc(count * sizeof *blocks);
    for (uint32_t n = 0; n < count; n++)
        blocks[n] = new_label(shader);
    write_switch(shader, start.value, end, blocks, count);
    for (uint32_t n = 0; n < count; n++) {
        place_label(shader, blocks[n]);
        written_value loaded = write_buffer_load(shader, start.buffer, start.value);
        write_switch(shader, loaded, end, blocks, count);
    }
    place_label(shader, end);
    free(blocks);
    write_end(shader, &start);
}

static uint32_t next_random(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*state >> 33);
}

/* Chooses the two successors of block `n` of `count`; `count`: the end. */
typedef void choose_targets(uint64_t *state, uint32_t n, uint32_t count, uint32_t targets[2]);

static void write_graph(struct shader_writer *shader, uint32_t units, choose_targets *choose)
{
    struct start start = write_start(shader);
    label *blocks = malloc((units + 1) * sizeof *blocks);
    uint64_t state = 1;

    for (uint32_t n = 0; n <= units; n++)
        blocks[n] = new_label(shader);
    write_branch(shader, blocks[0]);
    for (uint32_t n = 0; n < units; n++) {
        uint32_t targets[2];
        choose(&state, n, units, targets);
        place_label(shader, blocks[n]);
        written_value loaded = write_buffer_load(shader, start.buffer, start.value);
        write_branch_if(shader, write_compare(shader, WRITE_EQUAL, loaded, start.value), blocks[targets[0]],
                        blocks[targets[1]]);
    }
    place_label(shader, blocks[units]);
    free(blocks);
    write_end(shader, &start);
}

static void choose_any(uint64_t *state, uint32_t n, uint32_t count, uint32_t targets[2])
{
    (void)n;
    for (int t = 0; t < 2; t++)
        targets[t] = next_random(state) % (count + 1);
}

static void write_random_graph(struct shader_writer *shader, uint32_t units)
{
    write_graph(shader, units, choose_any);
}

/* Edges to nearby blocks: loops and their exits in every order. */
static void choose_near(uint64_t *state, uint32_t n, uint32_t count, uint32_t targets[2])
{
    int64_t other = (int64_t)n + (int64_t)next_random(state) % 64 - 24;

    targets[0] = n + 1;
    targets[1] = other < 0 ? 0 : other > count ? count : (uint32_t)other;
}

static void write_tangle(struct shader_writer *shader, uint32_t units)
{
    write_graph(shader, units, choose_near);
}

/* A chain of phis; each refers to the next one. */
static void write_forward_phis(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    label before = new_label(shader), header = new_label(shader), end = new_label(shader);

    write_branch(shader, before);
    place_label(shader, before);
    write_branch(shader, header);
    place_label(shader, header);
    for (uint32_t n = 0; n < units; n++) {
        written_value next = n + 1 < units ? value_ahead(shader, 1) : start.value;
        const struct incoming incoming[] = {{start.value, before}, {next, header}};
        write_phi(shader, incoming, 2);
    }
    write_branch_if(shader, start.condition, header, end);
    place_label(shader, end);
    write_end(shader, &start);
}

/* A switch whose cases all branch to one block. */
static void write_huge_switch(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    label end = new_label(shader), *targets = malloc((units + 1) * sizeof *targets);

    for (uint32_t n = 0; n < units; n++)
        targets[n] = end;
    write_switch(shader, start.value, end, targets, units);
    free(targets);
    place_label(shader, end);
    write_end(shader, &start);
}

/* Values defined before a chain of loops with two entries; all are used after each loop. */
static void write_values_across_loops(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    uint32_t count = 1;

    while ((count + 1) * (count + 1) <= units)
        count++;
    written_value *values = malloc(count * sizeof *values);
    for (uint32_t n = 0; n < count; n++)
        values[n] = write_binary(shader, WRITE_MUL, start.value, write_integer(shader, n));
    for (uint32_t n = 0; n < count; n++) {
        label left = new_label(shader), right = new_label(shader), after = new_label(shader);
        write_branch_if(shader, start.condition, left, right);
        place_label(shader, left);
        for (uint32_t v = 0; v < count; v++)
            values[v] = write_binary(shader, WRITE_ADD, start.value, start.value);
        write_branch_if(shader, start.condition, right, after);
        place_label(shader, right);
        write_branch(shader, left);
        place_label(shader, after);
        for (uint32_t v = 1; v < count; v++)
            values[v] = write_binary(shader, WRITE_ADD, values[v - 1], values[v]);
        start.value = values[count - 1];
    }
    free(values);
    write_end(shader, &start);
}

/* Many nested loops; the innermost exits to each of them. */
static void write_ladder(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    label *headers = malloc((units + 1) * sizeof *headers), *afters = malloc((units + 1) * sizeof *afters);

    for (uint32_t n = 0; n < units; n++) {
        headers[n] = new_label(shader);
        afters[n] = new_label(shader);
        write_branch(shader, headers[n]);
        place_label(shader, headers[n]);
    }
    written_value loaded = write_buffer_load(shader, start.buffer, start.value);
    label none = new_label(shader);
    write_switch(shader, loaded, none, afters, units);
    place_label(shader, none);
    write_switch(shader, start.value, afters[0], headers, units);
    for (uint32_t n = units; n-- > 0;) {
        place_label(shader, afters[n]);
        if (n > 0)
            write_branch_if(shader, start.condition, headers[n - 1], afters[n - 1]);
    }
    free(headers);
    free(afters);
    write_end(shader, &start);
}

/* ---- Operations whose time grows with lanes, members or queries -------------------------------------------------- */

enum {
    REPETITIONS = 64 /* of the operation in an endless loop */
};

static label begin_endless_loop(struct shader_writer *shader)
{
    label header = new_label(shader);

    shader->group_size = 128;
    shader->minor = 5;
    write_branch(shader, header);
    place_label(shader, header);
    return header;
}

static void end_endless_loop(struct shader_writer *shader, const struct start *start, label header)
{
    label after = new_label(shader);

    write_branch_if(shader, start->condition, after, header);
    place_label(shader, after);
    write_end(shader, start);
}

/* A number that no thread has: the loop does not end. */
static struct start write_endless_start(struct shader_writer *shader)
{
    struct start start = write_start(shader);

    start.condition = write_compare(shader, WRITE_EQUAL, start.value, write_integer(shader, -1));
    return start;
}

/* All lanes are in one mask. */
static void write_prefixes(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_endless_start(shader);
    written_type word = shader->int32;
    const written_type masks[] = {word, word, word, word};
    written_type mask = write_named_struct(shader, "dx.types.fouri32", masks, 4);
    const written_type ballot_types[] = {mask, word, shader->bool_type};
    const written_value ballot[] = {write_integer(shader, 116),
                                    write_compare(shader, WRITE_EQUAL, start.value, start.value)};
    const written_type types[] = {word, word, word, word, word, word, word, shader->int8, shader->int8};
    written_value zero8 = write_integer_of(shader, shader->int8, 0);
    label header = begin_endless_loop(shader);

    written_value all = write_call(shader, "dx.op.waveActiveBallot", ballot_types, ballot, 2);
    written_value parts[4];
    for (uint32_t k = 0; k < 4; k++)
        parts[k] = write_extract(shader, all, k);
    for (uint32_t n = 0; n < units; n++) {
        const written_value arguments[] = {
            write_integer(shader, 166), start.value, parts[0], parts[1], parts[2], parts[3], zero8, zero8};
        write_call(shader, "dx.op.waveMultiPrefixOp.i32", types, arguments, 8);
    }
    end_endless_loop(shader, &start, header);
}

/* Addresses of the last member of a structure whose other members are empty. */
static void write_empty_members(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_endless_start(shader);
    written_type *members = malloc((units + 1) * sizeof *members), empty = write_struct_type(shader, NULL, 0);

    for (uint32_t n = 0; n < units; n++)
        members[n] = empty;
    members[units] = shader->int32;
    written_value variable = write_alloca(shader, write_struct_type(shader, members, units + 1));
    written_type type = shader->type_count - 1;
    written_value last = write_integer(shader, units);
    free(members);
    label header = begin_endless_loop(shader);
    for (uint32_t n = 0; n < REPETITIONS; n++)
        write_element_pointer(shader, type, variable, &last, 1);
    end_endless_loop(shader, &start, header);
}

static void write_ray_queries(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_endless_start(shader);
    const written_type types[] = {shader->int32, shader->int32, shader->int32};
    const written_type abort_types[] = {shader->void_type, shader->int32, shader->int32};
    written_value last = start.value;

    for (uint32_t n = 0; n < units; n++) {
        const written_value arguments[] = {write_integer(shader, 178), write_integer(shader, 0)};
        last = write_call(shader, "dx.op.allocateRayQuery", types, arguments, 2);
    }
    label header = begin_endless_loop(shader);
    for (uint32_t n = 0; n < REPETITIONS; n++) {
        const written_value arguments[] = {write_integer(shader, 181), last};
        write_call(shader, "dx.op.rayQuery_Abort", abort_types, arguments, 2);
    }
    end_endless_loop(shader, &start, header);
}

/* Memory of each thread, which each group sets anew. */
static void write_memory_of_threads(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_value variable = write_alloca(shader, write_array_type(shader, units, shader->int32));
    written_type type = shader->type_count - 1;
    written_value first = write_integer(shader, 0);

    for (uint32_t n = 0; n < units; n++)
        write_element_pointer(shader, type, variable, &first, 1);
    write_end(shader, &start);
}

/* As many names of one list of type annotations as it has pairs. */
static void write_repeated_annotations(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);

    shader->repeated_annotations = units;
    write_end(shader, &start);
}

const struct shader_family hostile_families[] = {
    {"doubled types", write_doubled_types},
    {"doubled constants", write_doubled_constants},
    {"doubled zeros", write_doubled_zeros},
    {"shared constant", write_shared_constant},
    {"huge variables", write_huge_variables},
    {"huge values", write_huge_values},
    {"wide values", write_wide_values},
    {"wide selections", write_wide_selections},
    {"wide joins", write_wide_joins},
    {"long vectors", write_long_vectors},
    {"doubled pointers", write_doubled_pointers},
    {"doubled handles", write_doubled_handles},
    {"pointer chain", write_pointer_chain},
    {"many declarations", write_many_declarations},
    {"many functions", write_many_functions},
    {"web of blocks", write_web},
    {"random graph", write_random_graph},
    {"tangle", write_tangle},
    {"forward phis", write_forward_phis},
    {"huge switch", write_huge_switch},
    {"values across loops", write_values_across_loops},
    {"ladder of loops", write_ladder},
    {"prefixes of masks", write_prefixes},
    {"empty members", write_empty_members},
    {"ray queries", write_ray_queries},
    {"memory of threads", write_memory_of_threads},
    {"repeated annotations", write_repeated_annotations},
};
const uint32_t hostile_family_count = sizeof hostile_families / sizeof *hostile_families;
