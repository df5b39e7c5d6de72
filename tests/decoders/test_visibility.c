/* Tests of the decoder for visibility streams. */
#include "harness.h"
#include "decoders/models/visibility.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    PIPES,
    DRAW_WORDS,
    PRIMITIVE_WORDS,
    VISIBLE,
    OUTCOMES,
    RUNS,
    TOTALS,
    MAX_INSTANCES = 64,
    MAX_RUNS = 8,
    MAX_BYTES = 1 << 14
};

/* ---- The model --------------------------------------------------------------------------------------------------- */

/* The documentation's example: of 4 bins all for 5 primitives, none for 5. */
static void primitives_are_those_of_the_documentation(void **state)
{
    uint8_t bytes[4] = {0};
    struct visibility_writer writer = {bytes, sizeof bytes, 0, 0};
    (void)state;

    visibility_put_run(&writer, 4, (struct visibility_run){15, 5});
    visibility_put_run(&writer, 4, (struct visibility_run){0, 5});
    assert_memory_equal(bytes, ((const uint8_t[]){0xf9, 0x62, 0x80, 0}), 4);
    assert_int_equal(writer.position, 18);
}

static void numbers_are_those_of_the_documentation(void **state)
{
    static const char *const known[] = {"1", "010", "011", "00100", "00101", "00110", "00111"};
    (void)state;

    for (uint32_t number = 1; number <= 7; number++) {
        uint8_t bytes[2] = {0};
        struct visibility_writer writer = {bytes, sizeof bytes, 0, 0};
        visibility_put_number(&writer, number);
        assert_int_equal(writer.position, strlen(known[number - 1]));
        for (size_t i = 0; i < writer.position; i++)
            assert_int_equal(bytes[i / 8] >> (7 - i % 8) & 1, known[number - 1][i] - '0');
    }
}

/* Of ten instances of a draw the first is visible; the draw behind it is empty: a visible draw, then a skip of two. */
static void a_draw_is_skipped_with_the_instances_before_it(void **state)
{
    static const struct visibility_run run = {1, 1};
    struct visibility_instance instances[11] = {{&run, 1, false}};
    uint8_t draws[8], primitives[4];
    struct visibility_writer draw_writer = {draws, sizeof draws, 0, 0}, primitive_writer = {primitives, 4, 0, 0};
    (void)state;

    instances[9].is_last = instances[10].is_last = true;
    assert_true(visibility_encode(instances, 11, 1, &draw_writer, &primitive_writer));
    /* 11 1 1 0, then 0 0 010 1, then 1, 18 zeros, 1 */
    assert_memory_equal(draws, ((const uint8_t[]){0xf0, 0xb0, 0, 0x02, 0, 0, 0, 0}), 8);

    const struct visibility_task task = {1, 2, 1, 1, 1};
    const struct visibility_pipe pipe = {0, 1, 0, 1, 1};
    struct visibility_draw visible[2];
    struct visibility_outcome outcome;
    struct visibility_run runs[1];
    assert_int_equal(visibility_decode(&task, &pipe, draws, primitives, visible, &outcome, runs), 1);
    assert_true(outcome.visible_count == 1 && outcome.draw_count == 2 && outcome.faults == 0);
    assert_true(runs[0].bins == 1 && runs[0].primitive_count == 1);
}

struct scene {
    struct visibility_instance instances[MAX_INSTANCES];
    struct visibility_run runs[MAX_INSTANCES][MAX_RUNS];
    uint32_t count;
};

static void random_scene(struct scene *scene, uint32_t bin_count, uint64_t *random)
{
    uint32_t emptiness = 1 + random_below(random, 6);

    scene->count = random_below(random, MAX_INSTANCES);
    for (uint32_t i = 0; i < scene->count; i++) {
        bool is_empty = random_below(random, 7) < emptiness;
        scene->instances[i] = (struct visibility_instance){scene->runs[i], 1 + random_below(random, MAX_RUNS),
                                                           random_below(random, 3) != 0};
        for (uint32_t n = 0; n < MAX_RUNS; n++) {
            uint32_t bins = random_word(random) >> (32 - bin_count);
            scene->runs[i][n] = (struct visibility_run){is_empty || random_below(random, 3) == 0 ? 0 : bins,
                                                        1 + random_size(random, 32) / 2};
        }
    }
    if (scene->count)
        scene->instances[scene->count - 1].is_last = true;
}

static uint32_t bins_of(const struct visibility_instance *instance)
{
    uint32_t bins = 0;
    for (uint32_t i = 0; i < instance->run_count; i++)
        bins |= instance->runs[i].bins;
    return bins;
}

/* Exactly the visible instances are found, each with its runs. */
static void check_scene(const struct scene *scene, const struct visibility_outcome *outcome,
                        const struct visibility_draw *visible, const struct visibility_run *runs)
{
    uint32_t draw = 0, instance = 0, found = 0;

    assert_int_equal(outcome->faults, 0);
    for (uint32_t i = 0; i < scene->count; i++) {
        const struct visibility_instance *source = &scene->instances[i];
        if (bins_of(source)) {
            const struct visibility_draw *v = &visible[found++];
            assert_true(v->draw == draw && v->instance == instance && v->bins == bins_of(source) && v->faults == 0);
            assert_int_equal(v->run_count, source->run_count);
            assert_memory_equal(runs + v->first_run, source->runs, v->run_count * sizeof *runs);
        }
        instance = source->is_last ? 0 : instance + 1;
        draw += source->is_last;
    }
    assert_true(outcome->visible_count == found && outcome->draw_count == draw);
}

/* Pipes with their own streams, stored one after the other. */
struct streams {
    struct visibility_task task;
    struct visibility_pipe pipes[8];
    uint8_t draws[8 * MAX_BYTES], primitives[8 * MAX_BYTES];
    struct scene scenes[8];
};

static void encode_random(struct streams *s, uint32_t pipe_count, uint64_t *random)
{
    s->task = (struct visibility_task){pipe_count, MAX_INSTANCES, pipe_count * MAX_INSTANCES * MAX_RUNS, 0, 0};
    for (uint32_t i = 0; i < pipe_count; i++) {
        struct visibility_writer draws = {s->draws + 4 * s->task.draw_word_count, MAX_BYTES, 0, 0};
        struct visibility_writer primitives = {s->primitives + 4 * s->task.primitive_word_count, MAX_BYTES, 0, 0};
        uint32_t bin_count = i == 0 ? 32 : 1 + random_below(random, 32);
        random_scene(&s->scenes[i], bin_count, random);
        assert_true(visibility_encode(s->scenes[i].instances, s->scenes[i].count, bin_count, &draws, &primitives));
        s->pipes[i] =
            (struct visibility_pipe){s->task.draw_word_count, (uint32_t)draws.position / 32,
                                     s->task.primitive_word_count, (uint32_t)primitives.position / 32, bin_count};
        s->task.draw_word_count += s->pipes[i].draw_words;
        s->task.primitive_word_count += s->pipes[i].primitive_words;
    }
}

struct results {
    struct visibility_draw visible[8 * MAX_INSTANCES];
    struct visibility_outcome outcomes[8];
    struct visibility_run runs[8 * MAX_INSTANCES * MAX_RUNS];
};

static void what_is_encoded_is_decoded(void **state)
{
    struct streams *s = calloc(1, sizeof *s);
    struct results *results = calloc(1, sizeof *results);
    uint64_t random = 1;
    (void)state;

    for (int n = 0; n < 200; n++) {
        encode_random(s, 4, &random);
        visibility_decode(&s->task, s->pipes, s->draws, s->primitives, results->visible, results->outcomes,
                          results->runs);
        for (uint32_t i = 0; i < 4; i++)
            check_scene(&s->scenes[i], &results->outcomes[i], results->visible + i * MAX_INSTANCES, results->runs);
    }
    free(s);
    free(results);
}

/* ---- The shaders ------------------------------------------------------------------------------------------------- */

static void check_streams(const struct decoding *decoding, const void *user)
{
    const struct visibility_task *task = user;
    struct visibility_draw *visible = calloc(task->pipe_count * task->draw_capacity + 1, sizeof *visible);
    struct visibility_outcome *outcomes = calloc(task->pipe_count + 1, sizeof *outcomes);
    struct visibility_run *runs = calloc(task->run_capacity + 1, sizeof *runs);
    const struct visibility_draw *found = decoding->buffers[VISIBLE];

    uint32_t count = visibility_decode(task, decoding->buffers[PIPES], decoding->buffers[DRAW_WORDS],
                                       decoding->buffers[PRIMITIVE_WORDS], visible, outcomes, runs);
    assert_int_equal(*(const uint32_t *)decoding->buffers[TOTALS], count);
    assert_memory_equal(decoding->buffers[OUTCOMES], outcomes, task->pipe_count * sizeof *outcomes);
    assert_memory_equal(decoding->buffers[RUNS], runs,
                        (count < task->run_capacity ? count : task->run_capacity) * sizeof *runs);
    for (uint32_t i = 0; i < task->pipe_count; i++)
        for (uint32_t n = 0; n < outcomes[i].visible_count && n < task->draw_capacity; n++)
            assert_memory_equal(&found[i * task->draw_capacity + n], &visible[i * task->draw_capacity + n],
                                sizeof *visible);
    free(visible);
    free(outcomes);
    free(runs);
}

static void decode(const struct visibility_task *task, const struct streams *s)
{
    const void *inputs[MAX_BUFFERS] = {s->pipes, s->draws, s->primitives};
    struct decoding decoding;

    decoding_begin(&decoding, "visibility-stream", (const uint32_t *)task, inputs);
    decode_everywhere(&decoding, check_streams, task);
    decoding_end(&decoding);
}

static void encoded_streams_are_decoded(void **state)
{
    struct streams *s = calloc(1, sizeof *s);
    uint64_t random = 2;
    (void)state;

    for (int n = 0; n < 12; n++) {
        encode_random(s, 1 + n % 8, &random);
        struct visibility_task task = s->task;
        decode(&task, s);
        task.run_capacity = n;
        task.draw_capacity = random_below(&random, 12);
        decode(&task, s);
    }
    free(s);
}

/* Flipped bits, and pipes at wrong offsets. */
static void damaged_streams_are_decoded(void **state)
{
    struct streams *s = calloc(1, sizeof *s);
    uint64_t random = 3;
    (void)state;

    for (int n = 0; n < 9; n++) {
        encode_random(s, 8, &random);
        for (uint32_t i = 0; i < 12; i++) {
            uint8_t bit = (uint8_t)(1 << random_below(&random, 8));
            s->draws[random_below(&random, 4 * s->task.draw_word_count)] ^= bit;
            if (!s->task.primitive_word_count)
                continue;
            uint32_t place = random_below(&random, 4 * s->task.primitive_word_count);
            s->primitives[place] = (uint8_t)random_word(&random);
        }
        if (n % 3 == 0)
            for (size_t i = 0; i < sizeof s->draws; i++)
                s->draws[i] = random_below(&random, 4) ? 0 : (uint8_t)random_word(&random);
        for (uint32_t i = 0; i < 8 && n % 2; i++) {
            uint32_t word = random_below(&random, 5);
            ((uint32_t *)&s->pipes[i])[word] = random_size(&random, 32);
        }
        decode(&s->task, s);
    }
    free(s);
}

/* Draw streams of several chunks, as the shader reads them, primitive streams of different lengths, and more slots than
 * `place` adds up in a round. */
static void long_streams_are_decoded(void **state)
{
    enum {
        DRAWS = 700,
        LONGEST = 40,
        DRAW_BYTES = DRAWS * 12,
        PRIMITIVE_BYTES = DRAWS * LONGEST * 8
    };
    struct visibility_run *runs = calloc(DRAWS * LONGEST, sizeof *runs);
    struct visibility_instance *instances = calloc(DRAWS, sizeof *instances);
    uint8_t *draws = calloc(2, DRAW_BYTES), *primitives = calloc(2, PRIMITIVE_BYTES);
    struct visibility_pipe pipes[2];
    uint64_t random = 4;
    (void)state;

    for (uint32_t i = 0; i < 2; i++) {
        uint32_t bin_count = i == 0 ? 32 : 3;
        struct visibility_writer draw_writer = {draws + i * DRAW_BYTES, DRAW_BYTES, 0, 0};
        struct visibility_writer writer = {primitives + i * PRIMITIVE_BYTES, PRIMITIVE_BYTES, 0, 0};
        for (uint32_t n = 0; n < DRAWS; n++) {
            uint32_t count = random_below(&random, LONGEST);
            struct visibility_run *own = runs + n * LONGEST;
            for (uint32_t k = 0; k < count; k++)
                own[k] =
                    (struct visibility_run){random_below(&random, 3) ? random_word(&random) >> (32 - bin_count) : 0,
                                            1 + (random_size(&random, 24) >> 8)};
            instances[n] = (struct visibility_instance){own, count, random_below(&random, 4) != 0 || n + 1 == DRAWS};
        }
        assert_true(visibility_encode(instances, DRAWS, bin_count, &draw_writer, &writer));
        pipes[i] = (struct visibility_pipe){i * DRAW_BYTES / 4, (uint32_t)draw_writer.position / 32,
                                            i * PRIMITIVE_BYTES / 4, (uint32_t)writer.position / 32, bin_count};
    }
    const uint32_t capacities[] = {DRAWS, 300, 17000};
    for (int i = 0; i < 3; i++) {
        const struct visibility_task task = {2, capacities[i], i == 1 ? 1000 : 2 * DRAWS * LONGEST, 2 * DRAW_BYTES / 4,
                                             2 * PRIMITIVE_BYTES / 4};
        const void *inputs[MAX_BUFFERS] = {pipes, draws, primitives};
        struct decoding decoding;
        decoding_begin(&decoding, "visibility-stream", (const uint32_t *)&task, inputs);
        decode_everywhere(&decoding, check_streams, &task);
        decoding_end(&decoding);
    }
    free(runs);
    free(instances);
    free(draws);
    free(primitives);
}

/* A draw stream whose 64 parts have more words than the shader reads at once: too much work for the executor. */
static void streams_of_long_parts_are_decoded(void **state)
{
    enum {
        DRAWS = 9000,
        DRAW_BYTES = DRAWS * 8
    };
    struct visibility_run *runs = calloc(DRAWS, sizeof *runs);
    struct visibility_instance *instances = calloc(DRAWS, sizeof *instances);
    uint8_t *draws = calloc(1, DRAW_BYTES), *primitives = calloc(1, DRAW_BYTES);
    struct visibility_writer draw_writer = {draws, DRAW_BYTES, 0, 0}, writer = {primitives, DRAW_BYTES, 0, 0};
    uint64_t random = 9;
    struct decoding decoding;
    (void)state;

    for (uint32_t i = 0; i < DRAWS; i++) {
        runs[i] = (struct visibility_run){random_below(&random, 9) ? 1 | random_word(&random) : 0, 1};
        instances[i] = (struct visibility_instance){runs + i, 1, random_below(&random, 3) != 0 || i + 1 == DRAWS};
    }
    assert_true(visibility_encode(instances, DRAWS, 32, &draw_writer, &writer));
    const struct visibility_task task = {1, DRAWS, DRAWS, DRAW_BYTES / 4, DRAW_BYTES / 4};
    const struct visibility_pipe pipe = {0, (uint32_t)draw_writer.position / 32, 0, (uint32_t)writer.position / 32, 32};
    const void *inputs[MAX_BUFFERS] = {&pipe, draws, primitives};
    assert_true(pipe.draw_words > 64 * 128);
    decoding_begin(&decoding, "visibility-stream", (const uint32_t *)&task, inputs);
    if (decoding_run_on_device(&decoding))
        check_streams(&decoding, &task);
    decoding_end(&decoding);
    free(runs);
    free(instances);
    free(draws);
    free(primitives);
}

/* ---- The encoder ------------------------------------------------------------------------------------------------- */

enum {
    SOURCES,
    INSTANCES,
    ENCODED_RUNS,
    ENCODED_PIPES,
    ENCODED_DRAWS,
    ENCODED_PRIMITIVES,
    ENCODED_OUTCOMES,
    MAX_ENCODED = 700
};

/* Pipes whose instances and runs follow each other. */
struct encoding {
    uint32_t constants[5]; /* pipes, instances, runs, room of each pipe */
    uint32_t sources[8][3], instances[8 * MAX_ENCODED][3];
    struct visibility_run runs[8 * MAX_ENCODED * 3];
};

static void random_encoding(struct encoding *e, uint32_t pipe_count, uint32_t most, uint64_t *random)
{
    uint32_t instances = 0, runs = 0;

    for (uint32_t pipe = 0; pipe < pipe_count; pipe++) {
        uint32_t bins = 1 + random_below(random, 32), emptiness = random_below(random, 5);
        uint32_t count = random_below(random, most + 1), lasts = 1 + random_below(random, 4);
        e->sources[pipe][0] = instances;
        e->sources[pipe][1] = count;
        e->sources[pipe][2] = bins;
        for (uint32_t i = 0; i < count; i++, instances++) {
            uint32_t own = 1 + random_below(random, 3);
            bool is_empty = random_below(random, 4) < emptiness;
            e->instances[instances][0] = runs;
            e->instances[instances][1] = own;
            e->instances[instances][2] = random_below(random, 4) < lasts;
            for (; own > 0; own--)
                e->runs[runs++] = (struct visibility_run){is_empty ? 0 : random_word(random) >> (32 - bins),
                                                          1 + random_size(random, 32) / 2};
        }
    }
    const uint32_t constants[5] = {pipe_count, instances, runs, most * 4 + 4, most * 10};
    memcpy(e->constants, constants, sizeof constants);
}

/* A pipe's streams as the model writes them. */
static void check_pipe(const struct decoding *decoding, const struct encoding *e, uint32_t pipe)
{
    uint32_t draw_room = e->constants[3], primitive_room = e->constants[4];
    size_t draw_bytes = MAX_ENCODED * 16, primitive_bytes = MAX_ENCODED * 40;
    uint8_t *draws = malloc(draw_bytes), *primitives = malloc(primitive_bytes);
    struct visibility_instance *instances = calloc(e->sources[pipe][1] + 1, sizeof *instances);
    struct visibility_writer draw_writer = {draws, draw_bytes, 0, 0}, writer = {primitives, primitive_bytes, 0, 0};

    for (uint32_t i = 0; i < e->sources[pipe][1]; i++) {
        const uint32_t *source = e->instances[e->sources[pipe][0] + i];
        instances[i] = (struct visibility_instance){e->runs + source[0], source[1], source[2]};
    }
    assert_true(visibility_encode(instances, e->sources[pipe][1], e->sources[pipe][2], &draw_writer, &writer));
    uint32_t draw_words = (uint32_t)draw_writer.position / 32, words = (uint32_t)writer.position / 32;
    bool fits = draw_words <= draw_room && words <= primitive_room;
    const uint32_t expected[5] = {pipe * draw_room, draw_words, pipe * primitive_room, words, e->sources[pipe][2]};
    assert_memory_equal((const uint32_t *)decoding->buffers[ENCODED_PIPES] + 5 * pipe, expected, sizeof expected);
    assert_int_equal(((const uint32_t *)decoding->buffers[ENCODED_OUTCOMES])[pipe], fits ? 0 : 2);
    assert_memory_equal((const uint32_t *)decoding->buffers[ENCODED_DRAWS] + pipe * draw_room, draws,
                        4 * (draw_words < draw_room ? draw_words : draw_room));
    assert_memory_equal((const uint32_t *)decoding->buffers[ENCODED_PRIMITIVES] + pipe * primitive_room, primitives,
                        4 * (words < primitive_room ? words : primitive_room));
    free(draws);
    free(primitives);
    free(instances);
}

static void check_encoding(const struct decoding *decoding, const void *user)
{
    const struct encoding *e = user;

    for (uint32_t pipe = 0; pipe < e->constants[0]; pipe++)
        check_pipe(decoding, e, pipe);
}

static void streams_are_encoded(void **state)
{
    struct encoding *e = calloc(1, sizeof *e);
    uint64_t random = 7;
    (void)state;

    for (uint32_t n = 0; n < 12; n++) {
        const void *inputs[MAX_BUFFERS] = {e->sources, e->instances, e->runs};
        struct decoding decoding;
        random_encoding(e, 1 + n % 8, n == 3 ? MAX_ENCODED : 40, &random);
        if (n % 4 == 2) {
            e->constants[3] = n;
            e->constants[4] = 3 * n;
        }
        decoding_begin(&decoding, "visibility-stream-encode", e->constants, inputs);
        decode_everywhere(&decoding, check_encoding, e);
        decoding_end(&decoding);
    }
    free(e);
}

/* Pipes that reach beyond the instances, instances that reach beyond the runs, runs of no primitives: a pipe is empty,
 * an instance ends. */
static void check_damaged(const struct decoding *decoding, const void *user)
{
    static const uint32_t outcomes[4] = {1, 1, 4, 0};
    (void)user;

    assert_memory_equal(decoding->buffers[ENCODED_OUTCOMES], outcomes, sizeof outcomes);
    for (uint32_t pipe = 0; pipe < 2; pipe++)
        assert_int_equal(((const uint32_t *)decoding->buffers[ENCODED_PIPES])[5 * pipe + 1], 0);
    /* 1 1111 0 1 0: the run before the one of no primitives; 0 0 1 1: empty; then the end. */
    static const uint8_t bytes[5] = {0xfa, 0x38, 0, 0, 0x20};
    assert_memory_equal((const uint32_t *)decoding->buffers[ENCODED_DRAWS] + 16, bytes, sizeof bytes);
}

static void damaged_instances_are_encoded(void **state)
{
    static const uint32_t sources[4][3] = {{2, 2, 4}, {0, 1, 33}, {0, 2, 4}, {3, 0, 1}};
    static const uint32_t instances[3][3] = {{0, 3, 1}, {2, UINT32_MAX, 1}, {0, 1, 1}};
    static const uint32_t runs[3][2] = {{15, 5}, {15, 0}, {15, 1}};
    static const uint32_t constants[] = {4, 3, 3, 8, 8};
    const void *inputs[MAX_BUFFERS] = {sources, instances, runs};
    struct decoding decoding;
    (void)state;

    decoding_begin(&decoding, "visibility-stream-encode", constants, inputs);
    decode_everywhere(&decoding, check_damaged, NULL);
    decoding_end(&decoding);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(primitives_are_those_of_the_documentation),
        cmocka_unit_test(numbers_are_those_of_the_documentation),
        cmocka_unit_test(a_draw_is_skipped_with_the_instances_before_it),
        cmocka_unit_test(what_is_encoded_is_decoded),
        cmocka_unit_test(encoded_streams_are_decoded),
        cmocka_unit_test(damaged_streams_are_decoded),
        cmocka_unit_test(long_streams_are_decoded),
        cmocka_unit_test(streams_of_long_parts_are_decoded),
        cmocka_unit_test(streams_are_encoded),
        cmocka_unit_test(damaged_instances_are_encoded),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
