/* The program's part is split into instructions. Changes keep its length, those of the part and of the container right,
 * so that most mutants get past the reader of tokens. */
#include "tests/fuzz/tokens.h"

#include "base/little_endian.h"
#include "tests/fuzz/records.h"

#include <string.h>

enum {
    CONTAINER_HEADER = 32,
    CONTAINER_SIZE = 24, /* offsets in the header */
    PART_COUNT = 28,
    PART_HEADER = 8,
    PROGRAM_HEADER = 2, /* in words */
    MAX_INSTRUCTIONS = 4096,
    OPCODE_BITS = 0x7FF,
    OPCODES = 235,
    CUSTOM_DATA = 53,
    OPERAND_KINDS = 43
};

struct program {
    uint8_t *data; /* of the container */
    size_t size, limit;
    size_t part;  /* offset of the part's header */
    size_t words; /* of the program */
    struct {
        uint32_t at, length; /* in words from the start of the program */
    } instructions[MAX_INSTRUCTIONS];
    uint32_t count;
};

static uint8_t *word_at(const struct program *p, size_t word)
{
    return p->data + p->part + PART_HEADER + 4 * word;
}

static bool is_program(const uint8_t *name)
{
    return memcmp(name, "SHEX", 4) == 0 || memcmp(name, "SHDR", 4) == 0;
}

static bool find_part(struct program *p)
{
    uint32_t count = p->size >= CONTAINER_HEADER ? load32(p->data + PART_COUNT) : 0;

    for (uint32_t i = 0; i < count && CONTAINER_HEADER + 4 * ((size_t)i + 1) <= p->size; i++) {
        p->part = load32(p->data + CONTAINER_HEADER + 4 * (size_t)i);
        if (p->part + PART_HEADER + 4 * PROGRAM_HEADER <= p->size && is_program(p->data + p->part))
            return true;
    }
    return false;
}

static bool find_instructions(struct program *p)
{
    size_t most = (p->size - p->part - PART_HEADER) / 4;

    p->words = load32(word_at(p, 1));
    if (p->words > most)
        return false;
    for (size_t at = PROGRAM_HEADER; at + 1 < p->words && p->count < MAX_INSTRUCTIONS;) {
        uint32_t word = load32(word_at(p, at)), length = word >> 24 & 0x7F;
        if ((word & OPCODE_BITS) == CUSTOM_DATA)
            length = load32(word_at(p, at + 1));
        if (length == 0 || length > p->words - at)
            return false;
        p->instructions[p->count].at = (uint32_t)at;
        p->instructions[p->count++].length = length;
        at += length;
    }
    return p->count > 0;
}

/* ---- Changes ----------------------------------------------------------------------------------------------------- */

/* Replaces `removed` words by `count` others, which lie outside of the container. */
static void splice(struct program *p, size_t at, size_t removed, const uint8_t *words, size_t count)
{
    size_t behind = p->size - (size_t)(word_at(p, at + removed) - p->data);

    if (p->size + 4 * count > p->limit)
        return;
    memmove(word_at(p, at + count), word_at(p, at + removed), behind);
    memcpy(word_at(p, at), words, 4 * count);
    p->size += 4 * count;
    p->size -= 4 * removed;
    p->words += count;
    p->words -= removed;
    store32(word_at(p, 1), (uint32_t)p->words);
    store32(p->data + p->part + 4, load32(p->data + p->part + 4) + (uint32_t)(4 * count) - (uint32_t)(4 * removed));
    store32(p->data + CONTAINER_SIZE, (uint32_t)p->size);
    for (uint32_t i = 0; i < load32(p->data + PART_COUNT) && CONTAINER_HEADER + 4 * ((size_t)i + 1) <= p->size; i++) {
        uint8_t *offset = p->data + CONTAINER_HEADER + 4 * (size_t)i;
        if (load32(offset) > p->part)
            store32(offset, load32(offset) + (uint32_t)(4 * count) - (uint32_t)(4 * removed));
    }
}

/* A copy of an instruction before another one, or in its place. */
static void copy_instruction(struct program *p, uint64_t *state, bool replaces)
{
    uint8_t words[4 * 128];
    uint32_t from = next_random(state, p->count), to = next_random(state, p->count);
    uint32_t length = p->instructions[from].length;

    if (length > sizeof words / 4)
        return;
    memcpy(words, word_at(p, p->instructions[from].at), 4 * (size_t)length);
    splice(p, p->instructions[to].at, replaces ? p->instructions[to].length : 0, words, length);
}

static void change_opcode_word(uint8_t *at, uint64_t *state)
{
    uint32_t word = load32(at);

    if (one_in(state, 2))
        word = (word & ~(uint32_t)OPCODE_BITS) | next_random(state, OPCODES);
    else
        word ^= 1u << (11 + next_random(state, 13)); /* a control */
    store32(at, word);
}

/* An operand word: its kind, components, or an index's representation. Other words are changed so, too. */
static void change_operand_word(uint8_t *at, uint64_t *state)
{
    uint32_t word = load32(at);

    switch (next_random(state, 4)) {
    case 0:
        word = (word & ~(UINT32_C(0xFF) << 12)) | next_random(state, OPERAND_KINDS) << 12;
        break;
    case 1:
        word ^= 1u << next_random(state, 12);
        break;
    case 2:
        word ^= 1u << (20 + next_random(state, 12));
        break;
    default:
        word = one_in(state, 2) ? (uint32_t)interesting_number(state) : word + next_random(state, 9) - 4;
        break;
    }
    store32(at, word);
}

static void change_once(struct program *p, uint64_t *state)
{
    uint32_t chosen = next_random(state, p->count), length = p->instructions[chosen].length;
    uint8_t *first = word_at(p, p->instructions[chosen].at);

    switch (next_random(state, 8)) {
    case 0:
        splice(p, p->instructions[chosen].at, length, first, 0);
        break;
    case 1:
        copy_instruction(p, state, false);
        break;
    case 2:
        copy_instruction(p, state, true);
        break;
    case 3:
        change_opcode_word(first, state);
        break;
    case 4: { /* a word of another instruction */
        uint32_t other = PROGRAM_HEADER + next_random(state, (uint32_t)p->words - PROGRAM_HEADER);
        memmove(first + 4 * (size_t)next_random(state, length), word_at(p, other), 4);
        break;
    }
    default:
        if (length > 1)
            change_operand_word(first + 4 * (1 + (size_t)next_random(state, length - 1)), state);
        break;
    }
}

bool mutate_tokens(uint8_t *data, size_t *size, size_t limit, uint64_t *state)
{
    static struct program p;

    for (uint32_t changes = 1 + next_random(state, 3); changes > 0; changes--) {
        p = (struct program){.data = data, .size = *size, .limit = limit};
        if (!find_part(&p) || !find_instructions(&p))
            return false;
        change_once(&p, state);
        *size = p.size;
    }
    return true;
}
