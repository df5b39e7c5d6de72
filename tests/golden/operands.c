/* Compares the library's table of literals in instructions (spirv/builder/rewrites.h) with what SPIRV-Tools parse. */
#include "check.h"

#include "spirv/builder/rewrites.h"
#include "tests/spirv/results.h"

#define kDefaultMaxIdBound operands_max_id_bound /* the header defines it: cli/tools/spirv_tools.c has it, too */
#include <spirv-tools/libspirv.h>
#include <stdlib.h>

enum {
    HEADER_WORDS = 5,
    HEADER_BOUND = 3
};

/* The code of a module. */
struct code {
    bool *is_value; /* by id: an instruction with a type defines it */
    bool is_parsed; /* the parser has reached a function: only then are instructions compared */
    uint32_t wrong; /* the first opcode that the table has wrong; 0: none */
};

static bool is_literal(const uint32_t *words, uint32_t n)
{
    uint32_t literal = literal_word(opcode_of(words)), first = literal & (LITERAL_TAIL - 1);

    return first && (n == first || (n > first && literal & LITERAL_TAIL));
}

/* No pass replaces labels and declarations, so the table may call them literals: scopes of memory, labels of switches.
 */
static bool is_right(const struct code *code, const uint32_t *words, uint32_t n, bool is_id)
{
    return is_literal(words, n) ? !is_id || !code->is_value[words[n]] : is_id;
}

static spv_result_t compare(void *user, const spv_parsed_instruction_t *parsed)
{
    struct code *code = user;

    code->is_parsed |= parsed->opcode == SpvOpFunction;
    for (uint32_t k = 0; k < parsed->num_operands && code->is_parsed; k++) {
        const spv_parsed_operand_t *operand = &parsed->operands[k];
        bool is_id = operand->type == SPV_OPERAND_TYPE_ID || operand->type == SPV_OPERAND_TYPE_TYPE_ID ||
                     operand->type == SPV_OPERAND_TYPE_RESULT_ID || operand->type == SPV_OPERAND_TYPE_SCOPE_ID ||
                     operand->type == SPV_OPERAND_TYPE_MEMORY_SEMANTICS_ID;
        for (uint32_t n = operand->offset; n < operand->offset + operand->num_words && !code->wrong; n++)
            code->wrong = is_right(code, parsed->words, n, is_id) ? 0 : parsed->opcode;
    }
    return SPV_SUCCESS;
}

/* The same for an instruction that SPIRV-Tools of Debian 12 do not know. What follows its first literal stays unseen:
 * newer_opcodes.def does not say what it is. */
static void compare_newer(struct code *code, const uint32_t *words)
{
    uint32_t first = spirv_result_word(opcode_of(words)) + 1, ids = spirv_newer_ids(opcode_of(words));

    for (uint32_t n = 1; n < length_of(words) && (n < first || n - first <= ids) && !code->wrong; n++)
        code->wrong = is_right(code, words, n, n < first || n - first < ids) ? 0 : opcode_of(words);
}

static bool is_newer(uint32_t opcode)
{
    switch (opcode) {
#define NEWER_OPCODE(number, name, result_word, ids) case number:
#include "tests/spirv/newer_opcodes.def"
#undef NEWER_OPCODE
        return true;
    default:
        return false;
    }
}

/* Copies the instructions of functions that the parser knows, and the declarations that they need, to `known`. Compares
 * the other instructions of functions. Returns the number of words in `known`. */
static size_t split_code(struct code *code, const uint32_t *words, size_t count, uint32_t *known)
{
    size_t end = HEADER_WORDS;
    bool is_code = false;

    memcpy(known, words, HEADER_WORDS * sizeof *words);
    for (size_t at = HEADER_WORDS; at < count; at += length_of(words + at)) {
        uint32_t op = opcode_of(words + at);
        is_code |= op == SpvOpFunction;
        if (is_code && is_newer(op))
            compare_newer(code, words + at);
        else if (is_code || op == SpvOpExtInstImport || op == SpvOpTypeInt) {
            memcpy(known + end, words + at, length_of(words + at) * sizeof *words);
            end += length_of(words + at);
        }
    }
    return end;
}

static void note_values(struct code *code, const uint32_t *words, size_t count)
{
    bool is_code = false;

    for (size_t at = HEADER_WORDS; at < count; at += length_of(words + at)) {
        is_code |= opcode_of(words + at) == SpvOpFunction;
        if (is_code && spirv_result_word(opcode_of(words + at)) == 2)
            code->is_value[words[at + 2]] = true;
    }
}

bool check_operands(const uint32_t *words, size_t count, char message[MESSAGE_SIZE])
{
    struct code code = {calloc(words[HEADER_BOUND], sizeof(bool)), false, 0};
    uint32_t *known = malloc(count * sizeof *known);
    spv_context context = spvContextCreate(SPV_ENV_UNIVERSAL_1_6);
    spv_diagnostic diagnostic = NULL;
    bool is_known = false;

    if (code.is_value && known) {
        note_values(&code, words, count);
        size_t known_count = split_code(&code, words, count, known);
        is_known = spvBinaryParse(context, &code, known, known_count, NULL, compare, &diagnostic) == SPV_SUCCESS;
    }
    if (code.wrong)
        snprintf(message, MESSAGE_SIZE, "not those of opcode %u", code.wrong);
    else if (!is_known)
        snprintf(message, MESSAGE_SIZE, "not parsed: %s", diagnostic ? diagnostic->error : "no memory");
    spvDiagnosticDestroy(diagnostic);
    spvContextDestroy(context);
    free(known);
    free(code.is_value);
    return is_known && !code.wrong;
}
