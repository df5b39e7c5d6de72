/* Random words of SPIR-V with what the suggested sizes of waves depend on. */
#include "answers.h"
#include "model.h"
#include "translator.h"

#include "tests/common/demand.h"

enum { /* of SPIR-V */
    OP_CAPABILITY = 17,
    OP_CONSTANT = 43,
    OP_LOAD = 61,
    OP_ACCESS_CHAIN = 65,
    OP_DECORATE = 71,
    OP_COMPOSITE_CONSTRUCT = 80,
    OP_COMPOSITE_EXTRACT = 81,
    OP_COMPOSITE_INSERT = 82,
    OP_SAMPLE = 87,      /* the next: with an explicit level */
    OP_SAMPLE_DREF = 89, /* likewise */
    OP_FETCH = 95,
    OP_GATHER = 96, /* the next: with a depth reference */
    OP_READ = 98,
    OP_IMAGE_WRITE = 99,
    OP_UMOD = 137,
    OP_BITWISE_AND = 199,
    OP_CONTROL_BARRIER = 224,
    OP_MEMORY_BARRIER = 225,
    OP_PHI = 245,
    OP_ELECT = 333, /* votes and broadcasts follow */
    OP_BALLOT = 339,
    OP_BALLOT_BIT_COUNT = 342,
    OP_SHUFFLE = 345,
    OP_FIRST_REDUCTION = 349,
    BUILT_IN = 11,
    LOCATION = 30,
    LOCAL_INDEX = 29
};

enum {
    MAX_WORDS = 1024
};

static uint32_t words[MAX_WORDS];
static uint32_t last_id; /* ids count up; the first ones are types, inputs and constants */

enum {
    FIRST_RESULT = 16,
    ID_BOUND = 4096,
    FIRST_CONSTANT = 6 /* 31, 32, 256 and others */
};

static void emit(uint32_t op, uint32_t count, const uint32_t *operands)
{
    words[translator.word_count++] = (count + 1) << 16 | op;
    memcpy(&words[translator.word_count], operands, count * sizeof *operands);
    translator.word_count += count;
}

#define EMIT(op, ...) emit(op, sizeof((uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t), (uint32_t[]){__VA_ARGS__})

enum {
    OF_THREAD = 1, /* inputs: the first is the thread's number more often than not */
    OF_OTHERS = 5
};

/* Short chains of values show each step of what depends on the thread. */
static uint32_t random_id(void)
{
    if (once_in(2))
        return OF_OTHERS;
    return last_id >= FIRST_RESULT && !once_in(4) ? last_id : OF_THREAD;
}

static void emit_declarations(void)
{
    static const uint32_t capabilities[] = {1, 9, 22, 61, 4433};           /* 9, 22: floats and integers of 16 bits */
    static const uint32_t built_ins[] = {26, 27, 28, LOCAL_INDEX, 36, 41}; /* 27: LocalInvocationId; 36: SubgroupSize */
    static const uint32_t numbers[] = {31, 32, 0x108, 0x48, 0, 1, 64};

    for (uint32_t n = draw(4); n > 0; n--)
        EMIT(OP_CAPABILITY, capabilities[draw(5)]);
    for (uint32_t id = OF_THREAD; id < OF_OTHERS; id++)
        if (id == OF_THREAD || once_in(6))
            EMIT(OP_DECORATE, id, once_in(8) ? LOCATION : BUILT_IN,
                 id == OF_THREAD && draw(2) ? LOCAL_INDEX : built_ins[draw(6)]);
    for (uint32_t n = 0; n < sizeof numbers / sizeof *numbers; n++)
        EMIT(OP_CONSTANT, 5, FIRST_CONSTANT + n, numbers[n]);
}

/* An instruction with operands that are ids, but for a literal at the end or a mask in between. */
static void emit_value(void)
{
    uint32_t a = random_id(), b = random_id(), c = random_id();
    bool has_mask = draw(2);

    last_id++;
    switch (draw(12)) {
    case 0:
        EMIT(OP_LOAD, 5, last_id, a, 8); /* load, aligned */
        break;
    case 1:
        EMIT(OP_ACCESS_CHAIN, 5, last_id, a, b, c);
        break;
    case 2:
        EMIT(OP_COMPOSITE_CONSTRUCT, 5, last_id, a, b);
        break;
    case 3:
        EMIT(OP_COMPOSITE_EXTRACT, 5, last_id, a, draw(5));
        break;
    case 4:
        EMIT(OP_COMPOSITE_INSERT, 5, last_id, a, b, draw(5));
        break;
    case 5: /* samples, with and without depth reference */
        emit(OP_SAMPLE + draw(2), has_mask ? 6 : 4, (uint32_t[]){5, last_id, a, b, 2, c});
        break;
    case 6:
        emit(OP_SAMPLE_DREF + draw(2), has_mask ? 7 : 5, (uint32_t[]){5, last_id, a, b, c, 2, a});
        break;
    case 7: /* fetches and reads */
        emit(draw(2) ? OP_FETCH : OP_READ, has_mask ? 6 : 4, (uint32_t[]){5, last_id, a, b, 2, c});
        break;
    case 8: /* gathers */
        emit(OP_GATHER + draw(2), has_mask ? 7 : 5, (uint32_t[]){5, last_id, a, b, c, 8, a});
        break;
    case 9: /* modulo, and */
        EMIT(draw(2) ? OP_UMOD : OP_BITWISE_AND, 5, last_id, a, FIRST_CONSTANT + draw(3));
        break;
    case 10:
        EMIT(OP_BITWISE_AND, 5, last_id, FIRST_CONSTANT + draw(3), a);
        break;
    default:
        last_id--;
        EMIT(OP_IMAGE_WRITE, a, b, c, 0); /* an image is written: no result */
    }
}

/* A barrier, or an instruction that looks at other lanes. */
static void emit_wave(void)
{
    uint32_t a = random_id(), b = random_id();

    switch (draw(6)) {
    case 0: /* barriers */
        EMIT(OP_CONTROL_BARRIER, 6, 6, FIRST_CONSTANT + draw(7));
        return;
    case 1:
        EMIT(OP_MEMORY_BARRIER, 6, FIRST_CONSTANT + draw(7));
        return;
    default:
        break;
    }
    last_id++;
    switch (draw(4)) {
    case 0:
        EMIT(OP_BALLOT, 5, last_id, 6, a);
        EMIT(OP_COMPOSITE_EXTRACT, 5, last_id + 1, last_id, draw(3));
        last_id++;
        break;
    case 1:
        EMIT(OP_SHUFFLE, 5, last_id, 6, a, b);
        break;
    case 2:
        EMIT(once_in(6) ? OP_BALLOT_BIT_COUNT : OP_FIRST_REDUCTION + draw(16), 5, last_id, 6, draw(3), a);
        break;
    default:
        EMIT(OP_ELECT + draw(6), 5, last_id, 6, a);
    }
}

/* A value that comes around a loop, and all lanes of it. */
static void emit_loop(void)
{
    uint32_t phi = last_id + 1;

    EMIT(OP_PHI, 5, phi, OF_OTHERS, 5, phi + 2 + draw(4), 5);
    EMIT(OP_FIRST_REDUCTION, 5, phi + 1, 6, 0, phi);
    last_id += 2;
}

void make_random_words(void)
{
    translator.words = words;
    translator.word_count = 5;
    words[3] = ID_BOUND;
    last_id = FIRST_RESULT - 1;
    emit_declarations();
    if (once_in(4))
        emit_loop();
    for (uint32_t n = draw(5); n > 0; n--)
        emit_value();
    for (uint32_t n = draw(4); n > 0; n--)
        emit_wave();
}

static void ignore_conversion(uint32_t entry, const struct dxs_options *options)
{
    (void)entry, (void)options;
}

/* Shaders of few instructions, most of them of 32 threads in a row. */
void ask_about_words(dxil_spv_parsed_blob blob)
{
    const struct translator before = translator;
    const struct dxs_entry entry = {.name = "main",
                                    .mangled_name = "main",
                                    .stage = once_in(4) ? DXS_STAGE_MESH : DXS_STAGE_COMPUTE,
                                    .thread_group = {once_in(4) ? 64 : 32, 1 + once_in(8), 1 + once_in(8)}};
    const struct expected expected = {.entry = &entry, .patch_offset = DXS_NONE};
    dxil_spv_converter c;

    translator.entries = &entry;
    translator.info.entry_count = 1;
    translator.conversion = ignore_conversion;
    translator.result = DXS_RESULT_OK;
    translator.defaults = (struct dxs_options){0};
    demand(dxil_spv_create_converter(blob, &c) == DXIL_SPV_SUCCESS, "a converter is made");
    for (int n = 0; n < 16; n++) {
        make_random_words();
        demand(dxil_spv_converter_run(c) == DXIL_SPV_SUCCESS, "it converts");
        const struct dxs_spirv spirv = {.words = translator.words, .word_count = translator.word_count};
        demand_answers("words", c, &spirv, &expected);
    }
    dxil_spv_converter_free(c);
    translator = before;
}
