/* Writes the families of growing shaders: straight-line code, loops, switches, types, constants. */
#include "tests/common/shader_families.h"

#include <stdlib.h>

/* Start of every shader: a buffer, and a value that is not constant. */
struct start {
    written_value buffer, value;
};

static struct start write_start(struct shader_writer *shader)
{
    struct start start;

    start.buffer = write_handle(shader, add_buffer(shader));
    start.value = write_thread_id(shader);
    return start;
}

static written_value test_bit(struct shader_writer *shader, written_value value, uint32_t n)
{
    written_value bit = write_binary(shader, WRITE_AND, value, write_integer(shader, 1 + n % 200));
    return write_compare(shader, WRITE_EQUAL, bit, write_integer(shader, 0));
}

static void write_end(struct shader_writer *shader, const struct start *start, written_value value)
{
    write_buffer_store(shader, start->buffer, write_integer(shader, 0), value);
    write_return(shader);
}

static void write_straight_line(struct shader_writer *shader, uint32_t units)
{
    static const enum written_binary operations[] = {WRITE_ADD, WRITE_MUL, WRITE_XOR, WRITE_SUB, WRITE_OR};
    struct start start = write_start(shader);
    written_value value = start.value;

    for (uint32_t n = 0; n < units; n++)
        value = write_binary(shader, operations[n % 5], value, n % 3 ? write_integer(shader, n % 256) : start.value);
    write_end(shader, &start, value);
}

static void write_sequence_of_ifs(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_value value = start.value;
    label before = new_label(shader);

    write_branch(shader, before);
    place_label(shader, before);
    for (uint32_t n = 0; n < units; n++) {
        label inside = new_label(shader), merge = new_label(shader);
        write_branch_if(shader, test_bit(shader, value, n), inside, merge);
        place_label(shader, inside);
        written_value changed = write_binary(shader, WRITE_ADD, value, write_integer(shader, n % 256));
        write_branch(shader, merge);
        place_label(shader, merge);
        const struct incoming incoming[] = {{value, before}, {changed, inside}};
        value = write_phi(shader, incoming, 2);
        before = merge;
    }
    write_end(shader, &start, value);
}

/* What nests does so in nests one after another: SPIR-V allows 1,023 levels. */
enum {
    MAX_NEST = 900
};

static void write_nest_of_ifs(struct shader_writer *shader, const struct start *start, uint32_t depth)
{
    label *merges = malloc((depth + 1) * sizeof *merges);

    for (uint32_t n = 0; n < depth; n++) {
        label inside = new_label(shader);
        merges[n] = new_label(shader);
        write_branch_if(shader, test_bit(shader, start->value, n), inside, merges[n]);
        place_label(shader, inside);
    }
    for (uint32_t n = depth; n-- > 0;) {
        write_buffer_store(shader, start->buffer, write_integer(shader, n % 256), start->value);
        write_branch(shader, merges[n]);
        place_label(shader, merges[n]);
    }
    free(merges);
}

static void write_nested_ifs(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);

    for (uint32_t first = 0; first < units; first += MAX_NEST)
        write_nest_of_ifs(shader, &start, units - first < MAX_NEST ? units - first : MAX_NEST);
    write_end(shader, &start, start.value);
}

/* for (i = 0; i < value; i++) store(i, i); and goes on behind it. */
static void write_loop(struct shader_writer *shader, const struct start *start, label before)
{
    label header = new_label(shader), body = new_label(shader), after = new_label(shader);

    write_branch(shader, header);
    place_label(shader, header);
    written_value next = value_ahead(shader, 2); /* behind the phi and the comparison */
    const struct incoming incoming[] = {{write_integer(shader, 0), before}, {next, body}};
    written_value i = write_phi(shader, incoming, 2);
    write_branch_if(shader, write_compare(shader, WRITE_LESS, i, start->value), body, after);
    place_label(shader, body);
    write_binary(shader, WRITE_ADD, i, write_integer(shader, 1));
    write_buffer_store(shader, start->buffer, i, i);
    write_branch(shader, header);
    place_label(shader, after);
}

static void write_loops(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);

    for (uint32_t n = 0; n < units; n++) {
        label before = new_label(shader);
        write_branch(shader, before);
        place_label(shader, before);
        write_loop(shader, &start, before);
    }
    write_end(shader, &start, start.value);
}

/* The latch of each loop tests memory, so no loop needs a counter. */
static void write_nest_of_loops(struct shader_writer *shader, const struct start *start, uint32_t depth)
{
    label *headers = malloc((depth + 1) * sizeof *headers);

    for (uint32_t n = 0; n < depth; n++) {
        headers[n] = new_label(shader);
        write_branch(shader, headers[n]);
        place_label(shader, headers[n]);
        write_buffer_store(shader, start->buffer, write_integer(shader, n % 256), start->value);
    }
    for (uint32_t n = depth; n-- > 0;) {
        label after = new_label(shader);
        written_value loaded = write_buffer_load(shader, start->buffer, write_integer(shader, n % 256));
        write_branch_if(shader, test_bit(shader, loaded, n), headers[n], after);
        place_label(shader, after);
    }
    free(headers);
}

static void write_nested_loops(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);

    for (uint32_t first = 0; first < units; first += MAX_NEST)
        write_nest_of_loops(shader, &start, units - first < MAX_NEST ? units - first : MAX_NEST);
    write_end(shader, &start, start.value);
}

/* A loop with many exits, which alternate between two targets, and continues. */
static void write_loop_with_breaks(struct shader_writer *shader, const struct start *start, uint32_t breaks)
{
    label header = new_label(shader), end = new_label(shader);
    label first = new_label(shader), second = new_label(shader), targets[] = {first, second, header};

    write_branch(shader, header);
    place_label(shader, header);
    written_value loaded = write_buffer_load(shader, start->buffer, start->value);
    for (uint32_t n = 0; n < breaks; n++) {
        label next = new_label(shader);
        write_buffer_store(shader, start->buffer, write_integer(shader, n % 256), loaded);
        write_branch_if(shader, test_bit(shader, loaded, n), targets[n % 3], next);
        place_label(shader, next);
    }
    write_branch(shader, header);
    for (uint32_t n = 0; n < 2; n++) {
        place_label(shader, targets[n]);
        write_buffer_store(shader, start->buffer, write_integer(shader, n), start->value);
        write_branch(shader, end);
    }
    place_label(shader, end);
}

/* Consecutive loops. The exits of one loop join in a single SPIR-V instruction, whose length limits their number. */
static void write_interleaved_breaks(struct shader_writer *shader, uint32_t units)
{
    enum {
        MAX_BREAKS = 16384
    };
    struct start start = write_start(shader);

    for (uint32_t first = 0; first < units; first += MAX_BREAKS)
        write_loop_with_breaks(shader, &start, units - first < MAX_BREAKS ? units - first : MAX_BREAKS);
    write_end(shader, &start, start.value);
}

/* Irreducible loops: pairs of blocks that branch to each other, with an entry to both. */
static void write_irreducible_chain(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);

    for (uint32_t n = 0; n < units; n++) {
        label left = new_label(shader), right = new_label(shader), after = new_label(shader);
        write_branch_if(shader, test_bit(shader, start.value, n), left, right);
        place_label(shader, left);
        written_value loaded = write_buffer_load(shader, start.buffer, write_integer(shader, n % 256));
        write_branch_if(shader, test_bit(shader, loaded, n), right, after);
        place_label(shader, right);
        write_buffer_store(shader, start.buffer, write_integer(shader, n % 256), start.value);
        write_branch(shader, left);
        place_label(shader, after);
    }
    write_end(shader, &start, start.value);
}

/* Some cases fall through. */
static void write_one_switch(struct shader_writer *shader, const struct start *start, uint32_t cases)
{
    label end = new_label(shader), *targets = malloc((cases + 1) * sizeof *targets);

    for (uint32_t n = 0; n < cases; n++)
        targets[n] = new_label(shader);
    write_switch(shader, start->value, end, targets, cases);
    for (uint32_t n = 0; n < cases; n++) {
        place_label(shader, targets[n]);
        write_buffer_store(shader, start->buffer, write_integer(shader, n % 256), start->value);
        write_branch(shader, n % 7 == 6 && n + 1 < cases ? targets[n + 1] : end);
    }
    free(targets);
    place_label(shader, end);
}

/* Consecutive switches, each somewhat smaller than the limit of one SPIR-V instruction. */
static void write_switch_cases(struct shader_writer *shader, uint32_t units)
{
    enum {
        MAX_CASES = 16384
    };
    struct start start = write_start(shader);

    for (uint32_t first = 0; first < units; first += MAX_CASES)
        write_one_switch(shader, &start, units - first < MAX_CASES ? units - first : MAX_CASES);
    write_end(shader, &start, start.value);
}

static void write_many_resources(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);

    for (uint32_t n = 0; n < units; n++) {
        written_value zero = write_integer(shader, 0);
        write_buffer_store(shader, write_handle(shader, add_buffer(shader)), zero, start.value);
    }
    write_end(shader, &start, start.value);
}

/* Each unit is a structure with an array of unique length, and a variable of that type. */
static void write_many_types(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_value value = start.value;

    for (uint32_t n = 0; n < units; n++) {
        written_type array = write_array_type(shader, 2 + n, shader->int32);
        const written_type members[] = {shader->int32, array};
        written_type type = write_struct_type(shader, members, 2);
        written_value variable = write_alloca(shader, type);
        written_value one = write_integer(shader, 1);
        const written_value indices[] = {one, write_binary(shader, WRITE_AND, start.value, one)};
        written_value element = write_element_pointer(shader, type, variable, indices, 2);
        write_store(shader, element, value);
        value = write_load(shader, shader->int32, element);
    }
    write_end(shader, &start, value);
}

/* Constant arrays, each somewhat smaller than the limit of one SPIR-V instruction. */
static void write_huge_constants(struct shader_writer *shader, uint32_t units)
{
    enum {
        MAX_TABLE = 16384
    };
    struct start start = write_start(shader);
    uint64_t *elements = malloc((units + 1) * sizeof *elements);
    written_value sum = start.value;

    for (uint32_t n = 0; n < units; n++)
        elements[n] = n * UINT32_C(2654435761) & UINT32_MAX;
    for (uint32_t first = 0; first < units; first += MAX_TABLE) {
        uint32_t count = units - first < MAX_TABLE ? units - first : MAX_TABLE;
        written_type type = write_array_type(shader, count, shader->int32);
        written_value constant = write_constant_array(shader, type, elements + first, count);
        written_value table = write_constant_global(shader, type, constant);
        written_value element = write_element_pointer(shader, type, table, &start.value, 1);
        sum = write_binary(shader, WRITE_ADD, sum, write_load(shader, shader->int32, element));
    }
    free(elements);
    write_end(shader, &start, sum);
}

/* Long live ranges: all values are defined first, then used in reverse order. */
static void write_long_lives(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_value *values = malloc((units + 1) * sizeof *values), sum = start.value;

    for (uint32_t n = 0; n < units; n++)
        values[n] = write_binary(shader, WRITE_MUL, start.value, write_integer(shader, n));
    for (uint32_t n = units; n-- > 0;)
        sum = write_binary(shader, WRITE_XOR, sum, values[n]);
    free(values);
    write_end(shader, &start, sum);
}

/* Handles from the heap go through a local array. */
static void write_stored_handles(struct shader_writer *shader, uint32_t units)
{
    struct start start = write_start(shader);
    written_type type = write_array_type(shader, 2, shader->handle);
    written_value variable = write_alloca(shader, type);
    written_value pointer = write_element_pointer(shader, type, variable, &start.value, 1);

    shader->minor = 6;
    write_store(shader, pointer, write_heap_handle(shader, &shader->resources[0], start.value, false));
    for (uint32_t n = 0; n < units; n++)
        write_store(shader, pointer, write_load(shader, shader->handle, pointer));
    write_end(shader, &start, start.value);
}

const struct shader_family shader_families[] = {
    {"straight line", write_straight_line},
    {"sequence of ifs", write_sequence_of_ifs},
    {"nested ifs", write_nested_ifs},
    {"loops", write_loops},
    {"nested loops", write_nested_loops},
    {"interleaved breaks", write_interleaved_breaks},
    {"irreducible chain", write_irreducible_chain},
    {"switch cases", write_switch_cases},
    {"many resources", write_many_resources},
    {"many types", write_many_types},
    {"huge constants", write_huge_constants},
    {"long lives", write_long_lives},
    {"stored handles", write_stored_handles},
};
const uint32_t shader_family_count = sizeof shader_families / sizeof *shader_families;

uint8_t *make_family_shader(const struct shader_family *family, uint32_t units, size_t *size)
{
    struct shader_writer shader;

    shader_begin(&shader);
    family->write(&shader, units);
    return shader_finish(&shader, size);
}

uint32_t family_units(const struct shader_family *family, size_t bytes)
{
    enum {
        FEW = 16,
        MANY = 272
    };
    size_t small, large;

    free(make_family_shader(family, FEW, &small));
    free(make_family_shader(family, MANY, &large));
    double unit = (double)(large - small) / (double)(MANY - FEW), fixed = (double)small - (double)FEW * unit;
    return (double)bytes > fixed + unit ? (uint32_t)(((double)bytes - fixed) / unit) : 1;
}
