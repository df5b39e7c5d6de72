/* Reads operands: the operand word with its extensions, immediates, indices. */
#include "dxbc/tokens.h"

#include "base/text.h"

#include <string.h>

enum {
    COMPONENTS_BITS = 3,
    COMPONENTS_NONE = 0,
    COMPONENTS_ONE = 1,
    COMPONENTS_FOUR = 2,

    INDEX_IMMEDIATE = 0,
    INDEX_IMMEDIATE64 = 1,
    INDEX_RELATIVE = 2,
    INDEX_IMMEDIATE_RELATIVE = 3,
    INDEX_IMMEDIATE64_RELATIVE = 4,

    EXTENSION_BITS = 0x3F,
    EXTENSION_MODIFIER = 1,

    USE_SOURCE = 1,
    USE_RESULT = 2
};
#define EXTENDED_BIT (UINT32_C(1) << 31)

static const struct {
    uint8_t index_counts; /* bit n: it may have n indices */
    uint8_t uses;
} registers[REGISTER_COUNT] = {
#define REGISTER(number, name, text, index_counts, uses) {index_counts, uses},
#include "dxbc/registers.def"
#undef REGISTER
};

#define REGISTER(number, name, ...) _Static_assert(REGISTER_##name == (number), #name ": its row is out of place");
#include "dxbc/registers.def"
#undef REGISTER

const char *register_name(uint32_t kind)
{
    static const char names[] =
#define REGISTER(number, name, text, ...) text "\0"
#include "dxbc/registers.def"
#undef REGISTER
        ;

    return nth_text(names, kind);
}

/* ---- Checks ------------------------------------------------------------------------------------------------------ */

/* The numbers of indices that the operand may have, as bits. */
static uint32_t allowed_index_counts(const struct tokens *tokens, uint32_t kind, char letter)
{
    bool is_resource = kind == REGISTER_SAMPLER || kind == REGISTER_RESOURCE || kind == REGISTER_UNORDERED_ACCESS;

    if (!has_register_ranges(tokens) || (!is_resource && kind != REGISTER_CONSTANT_BUFFER))
        return registers[kind].index_counts;
    return letter == 'o' || kind == REGISTER_CONSTANT_BUFFER ? 1 << 3 : 1 << 2;
}

static bool fits_letter(uint32_t kind, char letter)
{
    switch (letter) {
    case 'o':
        return true;
    case 't':
        return kind == REGISTER_RESOURCE || kind == REGISTER_UNORDERED_ACCESS || kind == REGISTER_GROUPSHARED ||
               kind == REGISTER_RASTERIZER;
    case 'g':
        return kind == REGISTER_UNORDERED_ACCESS || kind == REGISTER_GROUPSHARED;
    case 's':
        return kind == REGISTER_SAMPLER;
    case 'v':
        return kind == REGISTER_INPUT;
    case 'k':
        return kind == REGISTER_IMMEDIATE32;
    case 'm':
        return kind == REGISTER_STREAM;
    case 'l':
        return kind == REGISTER_LABEL || kind == REGISTER_FUNCTION_BODY;
    case 'x':
        return kind == REGISTER_INTERFACE;
    default:
        return (registers[kind].uses & (letter >= 'a' ? USE_SOURCE : USE_RESULT)) != 0;
    }
}

static void check_kind(struct tokens *tokens, const struct token_instruction *i, const struct token_operand *operand,
                       uint32_t number, char letter)
{
    if (!fits_letter(operand->kind, letter))
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "%s: operand %u cannot be %s", token_opcode_name(i->opcode),
                    number, register_name(operand->kind));
    if (!(allowed_index_counts(tokens, operand->kind, letter) >> operand->index_count & 1))
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "%s: operand %u is %s with %u indices",
                    token_opcode_name(i->opcode), number, register_name(operand->kind), operand->index_count);
}

/* ---- Parts of an operand ----------------------------------------------------------------------------------------- */

static void set_swizzle(struct token_operand *operand, uint32_t swizzle)
{
    for (uint32_t c = 0; c < 4; c++)
        operand->swizzle[c] = swizzle >> (2 * c) & 3;
}

static void read_components(struct tokens *tokens, struct token_operand *operand, uint32_t word)
{
    enum {
        IDENTITY = 0xE4, /* xyzw */
        REPEAT = 0x55    /* times a component: this component four times */
    };

    operand->selection = SELECT_MASK;
    set_swizzle(operand, IDENTITY);
    switch (word & COMPONENTS_BITS) {
    case COMPONENTS_NONE:
        operand->components = 0;
        operand->mask = 0;
        return;
    case COMPONENTS_ONE:
        operand->components = 1;
        operand->mask = 1;
        set_swizzle(operand, 0);
        return;
    case COMPONENTS_FOUR:
        operand->components = 4;
        break;
    default:
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "an operand of a reserved number of components");
    }
    operand->selection = word >> 2 & 3;
    operand->mask = 15;
    if (operand->selection == SELECT_MASK)
        operand->mask = word >> 4 & 15;
    else if (operand->selection == SELECT_SWIZZLE)
        set_swizzle(operand, word >> 4 & 0xFF);
    else if (operand->selection == SELECT_ONE)
        set_swizzle(operand, (word >> 4 & 3) * REPEAT);
    else
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "an operand with a reserved selection of components");
}

static void read_operand_extensions(struct tokens *tokens, struct token_operand *operand)
{
    uint32_t word;

    do {
        word = next_token_word(tokens);
        if ((word & EXTENSION_BITS) != EXTENSION_MODIFIER)
            continue;
        operand->modifiers = word >> 6 & 3;
        operand->min_precision = word >> 14 & 7;
        operand->non_uniform = word >> 17 & 1;
    } while (word & EXTENDED_BIT);
}

static void read_immediates(struct tokens *tokens, struct token_operand *operand)
{
    bool wide = operand->kind == REGISTER_IMMEDIATE64;
    uint32_t count = operand->components == 1 ? 1 + wide : 4;

    if (operand->components == 0)
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "an immediate without components");
    for (uint32_t c = 0; c < 4; c++)
        operand->immediates[c] = c < count ? next_token_word(tokens) : operand->immediates[c - count];
}

static uint32_t read_index_word(struct tokens *tokens, uint32_t representation)
{
    bool wide = representation == INDEX_IMMEDIATE64 || representation == INDEX_IMMEDIATE64_RELATIVE;

    if (representation == INDEX_RELATIVE)
        return 0;
    if (wide && next_token_word(tokens) != 0)
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "an index above 2^32");
    return next_token_word(tokens);
}

static void read_indices(struct tokens *tokens, struct token_instruction *i, uint32_t number, uint32_t word,
                         uint32_t nesting)
{
    struct token_operand *operand = &i->operands[number];

    for (uint32_t k = 0; k < operand->index_count; k++) {
        uint32_t representation = word >> (22 + 3 * k) & 7;
        if (representation > INDEX_IMMEDIATE64_RELATIVE)
            tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "an index of a reserved representation");
        operand->indices[k] = (struct token_index){read_index_word(tokens, representation), 0};
        if (representation < INDEX_RELATIVE)
            continue;
        if (nesting + 1 == MAX_OPERAND_NESTING)
            tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "indices in indices, nested more than %d deep",
                        MAX_OPERAND_NESTING - 1);
        if (i->nested_count == MAX_NESTED_OPERANDS)
            tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "more than %d operands in indices", MAX_NESTED_OPERANDS);
        operand->indices[k].relative = (uint8_t)(MAX_OPERANDS + i->nested_count++);
        read_operand(tokens, i, operand->indices[k].relative, 'u', nesting + 1);
    }
}

/* ---- The operand ------------------------------------------------------------------------------------------------- */

void read_operand(struct tokens *tokens, struct token_instruction *i, uint32_t number, char letter, uint32_t nesting)
{
    struct token_operand *operand = &i->operands[number];
    uint32_t word = next_token_word(tokens);

    *operand = (struct token_operand){.kind = (uint8_t)(word >> 12), .index_count = word >> 20 & 3};
    if (operand->kind >= REGISTER_COUNT)
        tokens_fail(tokens, DXS_RESULT_INVALID_BITCODE, "%s: operand %u of kind %u, which does not exist",
                    token_opcode_name(i->opcode), number, operand->kind);
    check_kind(tokens, i, operand, number, letter);
    read_components(tokens, operand, word);
    if (word & EXTENDED_BIT)
        read_operand_extensions(tokens, operand);
    if (operand->kind == REGISTER_IMMEDIATE32 || operand->kind == REGISTER_IMMEDIATE64)
        read_immediates(tokens, operand);
    else
        read_indices(tokens, i, number, word, nesting);
    if (nesting == 0)
        i->operand_count++;
}
