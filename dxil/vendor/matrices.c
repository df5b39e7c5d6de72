/* AGS's WaveMatrix family: matrices that the lanes of a wave share. In AGS a matrix is eight words per lane; here it is
 * a value of TYPE_MATRIX. If a call receives the words of a matrix in their order, even through phis, it uses the
 * matrix itself. Other words, such as loads from arrays, become a matrix through DX_MatrixOfWords. */
#include "dxil/vendor/calls.h"

#include <string.h>

enum { /* opcodes - FIRST_OF_MATRICES */
    MULTIPLY_ADD,
    UAV_LOAD,
    UAV_STORE,
    GLOBAL_LOAD,
    GLOBAL_STORE,
    SHARED_LOAD,
    SHARED_STORE,
    SET_ELEMENT,
    GET_ELEMENT,
    LENGTH,
    COPY,
    FILL,
    LOAD_SPARSITY,
    ARITHMETIC,
    CONVERT_FLOAT8
};

/* Operands of a replacement operation; 0: none. */
enum part {
    MATRIX_0 = 1, /* the matrix whose words were passed, or A */
    MATRIX_1,     /* B */
    MATRIX_2,     /* C */
    NO_MATRIX,    /* zeros */
    FIRST,        /* operands of the call that names the operation */
    SECOND,
    KNOWN_FIRST, /* the same as constants */
    KNOWN_SECOND,
    MEMORY,
    OFFSET, /* operands of the call that began the access */
    STRIDE,
    LAYOUT,
    SIGNS,
    DATA
};
enum result {
    MATRIX,
    OTHER_MATRIX, /* a matrix of the type in the call's first operand */
    NUMBER,
    NO_RESULT
};
#define NEVER 7

/* By opcode: the phases that begin a memory access, pass words, name the operation, and return words of the result;
 * then the operation and its operands. */
static const struct protocol {
    uint8_t begins : 4, takes : 4;
    uint8_t names_operation : 4, gives : 4;
    uint8_t result, parts[5];
    uint16_t operation;
} protocols[] = {[MULTIPLY_ADD] = {NEVER, 0, 1, 2, MATRIX, {MATRIX_0, MATRIX_1, MATRIX_2, SIGNS}, DX_MatrixMultiplyAdd},
                 [UAV_LOAD] = {0, NEVER, 1, 2, MATRIX, {MEMORY, OFFSET, STRIDE, LAYOUT}, DX_MatrixLoad},
                 [UAV_STORE] = {0, 1, 2, NEVER, NO_RESULT, {MEMORY, OFFSET, STRIDE, LAYOUT, MATRIX_0}, DX_MatrixStore},
                 [GLOBAL_LOAD] = {NEVER, NEVER, NEVER, NEVER, 0, {0}, 0},
                 [GLOBAL_STORE] = {NEVER, NEVER, NEVER, NEVER, 0, {0}, 0},
                 [SHARED_LOAD] = {0, NEVER, 1, 2, MATRIX, {MEMORY, STRIDE, LAYOUT}, DX_MatrixLoadShared},
                 [SHARED_STORE] = {0, 1, 2, NEVER, NO_RESULT, {MEMORY, STRIDE, LAYOUT, MATRIX_0}, DX_MatrixStoreShared},
                 [SET_ELEMENT] = {NEVER, 0, 1, 2, MATRIX, {MATRIX_0, FIRST, SECOND}, DX_MatrixSet},
                 [GET_ELEMENT] = {NEVER, 0, 1, NEVER, NUMBER, {MATRIX_0, FIRST}, DX_MatrixGet},
                 [LENGTH] = {NEVER, NEVER, 0, NEVER, NUMBER, {NO_MATRIX}, DX_MatrixLength},
                 [COPY] = {NEVER, 0, 1, 2, OTHER_MATRIX, {MATRIX_0, KNOWN_SECOND}, DX_MatrixConvert},
                 [FILL] = {NEVER, NEVER, 0, 1, MATRIX, {FIRST}, DX_MatrixFill},
                 [LOAD_SPARSITY] = {NEVER, NEVER, NEVER, NEVER, 0, {0}, 0},
                 [ARITHMETIC] = {NEVER, 0, 1, 2, MATRIX, {MATRIX_0, MATRIX_1, KNOWN_FIRST}, DX_MatrixArithmetic},
                 [CONVERT_FLOAT8] = {NEVER, NEVER, 0, NEVER, NUMBER, {FIRST, DATA}, DX_ConvertFloat8}};

void begin_matrices(struct matrix_state *m)
{
    *m = (struct matrix_state){0};
    memset(m->inputs, 0xFF, sizeof m->inputs); /* NO_VALUE */
}

/* ---- Joining words ----------------------------------------------------------------------------------------------- */

/* A group: eight phis of one block, one per word of the same matrices. They become one phi of matrices. */
struct group {
    value_id phis[MATRIX_WORDS];
    type_id type;
    bool failed;
};

struct joining {
    struct edit *e;
    uint32_t first_local, local_count; /* values that the function had before the edit */
    VECTOR(struct group) groups;
    uint32_t *group_of; /* by local value: number of the group whose first phi it is; UINT32_MAX: none */
    value_id *joined;   /* by local value: the matrix that replaces it; NO_VALUE: not replaced */
};

static bool is_local(const struct joining *j, value_id value)
{
    return value >= j->first_local && value - j->first_local < j->local_count;
}

static struct instruction *maker(const struct joining *j, value_id value)
{
    const struct value *v = is_local(j, value) ? &j->e->values.data[value - j->first_local] : NULL;

    return v && v->kind == VALUE_INSTRUCTION ? &j->e->instructions.data[v->index] : NULL;
}

static value_id *operands_of(const struct joining *j, const struct instruction *i)
{
    return j->e->operands.data + i->first_operand;
}

/* The matrix whose extracted words these are; NO_VALUE: none. */
static value_id source_matrix(const struct joining *j, const value_id words[MATRIX_WORDS], type_id type)
{
    value_id array = NO_VALUE;

    for (uint32_t k = 0; k < MATRIX_WORDS; k++) {
        const struct instruction *word = maker(j, words[k]);
        if (!word || word->opcode != OP_EXTRACT_VALUE || word->operand_count != 2)
            return NO_VALUE;
        const value_id *operands = operands_of(j, word);
        if (operands[1] != k || (k > 0 && operands[0] != array))
            return NO_VALUE;
        array = operands[0];
    }
    const struct instruction *apart = maker(j, array);
    if (!apart || apart->opcode != OP_CALL || apart->dx_op != DX_MatrixToWords)
        return NO_VALUE;
    value_id matrix = *operands_of(j, apart);
    return j->e->values.data[matrix - j->first_local].type == type ? matrix : NO_VALUE;
}

/* Whether all words are phis with the same predecessors. As all of them dominate one use, they are in one block. */
static bool are_phis(const struct joining *j, const value_id words[MATRIX_WORDS])
{
    const struct instruction *first = maker(j, words[0]);

    for (uint32_t k = 0; k < MATRIX_WORDS; k++) {
        const struct instruction *phi = maker(j, words[k]);
        if (!phi || phi->opcode != OP_PHI || phi->operand_count != first->operand_count)
            return false;
        for (uint32_t n = 1; n < phi->operand_count; n += 2)
            if (operands_of(j, phi)[n] != operands_of(j, first)[n])
                return false;
    }
    return true;
}

/* The matrix of these words. For phis it is the first phi, which becomes a phi of matrices. NO_VALUE: the words are no
 * matrix. */
static value_id join(struct joining *j, const value_id words[MATRIX_WORDS], type_id type)
{
    value_id matrix = source_matrix(j, words, type);

    if (matrix != NO_VALUE || !is_local(j, words[0]))
        return matrix;
    uint32_t *number = &j->group_of[words[0] - j->first_local];
    if (*number == UINT32_MAX) {
        if (!are_phis(j, words))
            return NO_VALUE;
        struct group group = {.type = type};
        memcpy(group.phis, words, sizeof group.phis);
        *number = j->groups.count;
        vector_push(j->e->arena, &j->groups, group);
    }
    const struct group *group = &j->groups.data[*number];
    bool fits = !group->failed && group->type == type && !memcmp(group->phis, words, sizeof group->phis);
    return fits ? words[0] : NO_VALUE;
}

/* The matrix that the group's phi receives from a predecessor. `n`: operand number of the predecessor. */
static value_id incoming(struct joining *j, const struct group *group, uint32_t n)
{
    value_id words[MATRIX_WORDS];

    for (uint32_t k = 0; k < MATRIX_WORDS; k++)
        words[k] = operands_of(j, maker(j, group->phis[k]))[n];
    return join(j, words, group->type);
}

static void fail_group(struct joining *j, uint32_t number, bool *changed)
{
    *changed |= !j->groups.data[number].failed;
    j->groups.data[number].failed = true;
}

/* Dissolves groups whose first phi has uses other than as a matrix. */
static void check_uses(struct joining *j, bool *changed)
{
    for (uint32_t index = 0; index < j->e->instructions.count; index++) {
        const struct instruction *i = &j->e->instructions.data[index];
        bool is_phi = i->opcode == OP_PHI, makes_matrix = i->opcode == OP_CALL && i->dx_op == DX_MatrixOfWords;
        uint32_t count = is_phi ? i->operand_count : instruction_value_operands(i);
        uint32_t own = is_phi ? j->group_of[i->result - j->first_local] : UINT32_MAX;
        bool is_group = own != UINT32_MAX && !j->groups.data[own].failed;
        for (uint32_t k = 0; k < count; k += is_phi ? 2 : 1) {
            value_id operand = operands_of(j, i)[k];
            uint32_t group = is_local(j, operand) ? j->group_of[operand - j->first_local] : UINT32_MAX;
            if (group == UINT32_MAX || is_group)
                continue; /* operands of groups are checked by check_groups */
            if (!makes_matrix || k > 0 || join(j, operands_of(j, i), i->type) == NO_VALUE)
                fail_group(j, group, changed);
        }
    }
}

/* Dissolves groups with an incoming value that is no matrix, and groups that depend on them. */
static void check_groups(struct joining *j)
{
    bool changed = true;

    for (uint32_t steps = 0; changed; steps++) {
        changed = false;
        for (uint32_t g = 0; g < j->groups.count; g++) { /* the loop may add groups */
            const struct group group = j->groups.data[g];
            uint32_t count = maker(j, group.phis[0])->operand_count;
            for (uint32_t n = 0; n < count && !group.failed; n += 2)
                if (incoming(j, &group, n) == NO_VALUE || steps > MAX_STEPS)
                    fail_group(j, g, &changed);
        }
        check_uses(j, &changed);
    }
}

static void make_phis(struct joining *j)
{
    for (uint32_t g = 0; g < j->groups.count; g++) {
        const struct group group = j->groups.data[g];
        if (group.failed)
            continue;
        struct instruction *phi = maker(j, group.phis[0]);
        for (uint32_t n = 0; n < phi->operand_count; n += 2)
            operands_of(j, phi)[n] = incoming(j, &group, n);
        phi->type = group.type;
        j->e->values.data[phi->result - j->first_local].type = group.type;
    }
}

static void use_matrices(struct joining *j)
{
    for (uint32_t index = 0; index < j->e->instructions.count; index++) {
        const struct instruction *i = &j->e->instructions.data[index];
        bool is_phi = i->opcode == OP_PHI;
        uint32_t count = is_phi ? i->operand_count : instruction_value_operands(i);
        for (uint32_t k = 0; k < count; k += is_phi ? 2 : 1) {
            value_id *operand = &operands_of(j, i)[k];
            if (is_local(j, *operand) && j->joined[*operand - j->first_local] != NO_VALUE)
                *operand = j->joined[*operand - j->first_local];
        }
    }
}

static void join_matrices(struct edit *e)
{
    struct joining joining = {.e = e, .first_local = e->module->value_count, .local_count = e->values.count};
    struct joining *j = &joining;

    e->finish = NULL;
    j->group_of = arena_filled(e->arena, j->local_count);
    j->joined = arena_filled(e->arena, j->local_count);
    for (uint32_t index = 0; index < e->instructions.count; index++) {
        const struct instruction *i = &e->instructions.data[index];
        if (i->opcode == OP_CALL && i->dx_op == DX_MatrixOfWords)
            join(j, operands_of(j, i), i->type);
    }
    check_groups(j);
    for (uint32_t index = 0; index < e->instructions.count; index++) {
        const struct instruction i = e->instructions.data[index];
        if (i.opcode == OP_CALL && i.dx_op == DX_MatrixOfWords)
            j->joined[i.result - j->first_local] = join(j, operands_of(j, &i), i.type);
    }
    make_phis(j);
    use_matrices(j);
}

/* ---- Calls ------------------------------------------------------------------------------------------------------- */

/* A call of the family, with what earlier calls passed. */
struct matrix_call {
    struct edit *e;
    struct matrix_state *state;
    const struct instruction *i;
    struct ags_word word;
    uint32_t opcode;              /* opcode - FIRST_OF_MATRICES */
    type_id types[MATRIX_INPUTS]; /* types of the inputs; the last is also the result's */
    uint32_t signs;
};

static const char unknown[] = "not translated", incomplete[] = "calls before it are missing";

static _Noreturn void refuse(const struct matrix_call *c, const char *why)
{
    refuse_ags(c->e, c->word, why);
}

/* Type code: bits 0 to 3 format, 4 to 6 use, 7 column-major memory layout, 8 to 10 shape (0: 16 x 16). */
static type_id type_of_code(const struct matrix_call *c, uint32_t code)
{
    enum {
        U8 = MATRIX_I8 + 1,
        U32 = MATRIX_I32 + 1,
        KNOWN = 1 << MATRIX_I8 | 1 << U8 | 1 << MATRIX_F16 | 1 << MATRIX_F32 | 1 << MATRIX_I32 | 1 << U32 |
                1 << MATRIX_E5M2 | 1 << MATRIX_E4M3
    };
    uint32_t format = code & 15, use = code >> 4 & 7;

    if (!(KNOWN >> format & 1) || use > MATRIX_ACCUMULATOR || code >> 8)
        refuse(c, unknown);
    return edit_matrix_type(c->e, (enum matrix_format)(format == U8 || format == U32 ? format - 1 : format),
                            (enum matrix_use)use);
}

/* Sets the types of a product from its number. */
static void take_product(struct matrix_call *c)
{
    enum {
        A_SIGNED = 1,
        B_SIGNED = 2
    };
    static const struct product {
        uint8_t formats[MATRIX_INPUTS], signs; /* format 0: no such product */
    } products[] = {[1] = {{MATRIX_F16, MATRIX_F16, MATRIX_F16}, 0},
                    [3] = {{MATRIX_E5M2, MATRIX_E5M2, MATRIX_F32}, 0},
                    [4] = {{MATRIX_E5M2, MATRIX_E4M3, MATRIX_F32}, 0},
                    [5] = {{MATRIX_F16, MATRIX_F16, MATRIX_F32}, 0},
                    [6] = {{MATRIX_E4M3, MATRIX_E5M2, MATRIX_F32}, 0},
                    [7] = {{MATRIX_E4M3, MATRIX_E4M3, MATRIX_F32}, 0},
                    [12] = {{MATRIX_I8, MATRIX_I8, MATRIX_I32}, A_SIGNED | B_SIGNED},
                    [13] = {{MATRIX_I8, MATRIX_I8, MATRIX_I32}, 0},
                    [14] = {{MATRIX_I8, MATRIX_I8, MATRIX_I32}, A_SIGNED},
                    [15] = {{MATRIX_I8, MATRIX_I8, MATRIX_I32}, B_SIGNED}};
    const struct product *p = &products[c->word.data < sizeof products / sizeof *products ? c->word.data : 0];

    if (!p->formats[0])
        refuse(c, unknown);
    for (uint32_t k = 0; k < MATRIX_INPUTS; k++)
        c->types[k] = edit_matrix_type(c->e, (enum matrix_format)p->formats[k], (enum matrix_use)k);
    c->signs = p->signs;
}

static uint32_t constant_operand(const struct matrix_call *c, uint32_t operand)
{
    uint64_t bits = 0;

    if (!module_integer(c->e->module, c->e->source, edit_operand(c->e, c->i, operand), &bits))
        refuse(c, "an operand must be constant");
    return (uint32_t)bits;
}

static value_id add(struct edit *e, uint32_t operation, type_id type, uint32_t count, const value_id *operands)
{
    return edit_add(e, (struct instruction){.opcode = OP_CALL, .dx_op = (uint16_t)operation}, type, count, operands);
}

/* Input `number` as a matrix. */
static value_id given_matrix(const struct matrix_call *c, uint32_t number)
{
    const value_id *words = c->state->inputs[number];

    for (uint32_t k = 0; k < MATRIX_WORDS; k++)
        if (words[k] == NO_VALUE)
            refuse(c, incomplete);
    return add(c->e, DX_MatrixOfWords, c->types[number], MATRIX_WORDS, words);
}

/* The resource of a memory access: the load or atomic between the calls names it, and the calls use its result. */
static value_id memory_of(const struct matrix_call *c)
{
    const struct instruction *access = c->state->access;
    value_id hook = edit_operand(c->e, c->i, AGS_FIRST);
    const struct instruction *part = definition(c->e->module, c->e->source, hook);

    if (part && part->opcode == OP_EXTRACT_VALUE)
        hook = edit_operand(c->e, part, 0);
    if (!access || hook != access->result || (access->opcode == OP_ATOMIC_RMW) != (c->opcode >= SHARED_LOAD))
        refuse(c, incomplete);
    return edit_operand(c->e, access, 0);
}

static value_id value_of_part(const struct matrix_call *c, uint32_t part)
{
    switch (part) {
    case NO_MATRIX:
        return edit_null(c->e, c->types[0]);
    case FIRST:
    case SECOND:
        return edit_operand(c->e, c->i, AGS_FIRST + part - FIRST);
    case KNOWN_FIRST:
    case KNOWN_SECOND:
        return edit_integer(c->e, constant_operand(c, AGS_FIRST + part - KNOWN_FIRST));
    case MEMORY:
        return memory_of(c);
    case OFFSET:
    case STRIDE:
        return edit_operand(c->e, c->state->begin, AGS_FIRST + part - OFFSET);
    case LAYOUT:
        return edit_integer(c->e, c->word.data >> 7 & 1);
    case SIGNS:
        return edit_integer(c->e, c->signs);
    case DATA:
        return edit_integer(c->e, c->word.data);
    default:
        return given_matrix(c, part - MATRIX_0);
    }
}

/* Emits the operation when the call that names it is reached. */
static value_id emit_operation(struct matrix_call *c, const struct protocol *p)
{
    struct edit *e = c->e;
    value_id operands[5];
    uint32_t count = 0;

    if (c->opcode == MULTIPLY_ADD)
        take_product(c);
    else if (c->opcode != CONVERT_FLOAT8)
        c->types[0] = c->types[1] = c->types[2] = type_of_code(c, c->word.data);
    if (p->result == OTHER_MATRIX)
        c->types[2] = type_of_code(c, constant_operand(c, AGS_FIRST));
    for (; count < 5 && p->parts[count]; count++)
        operands[count] = value_of_part(c, p->parts[count]);
    type_id type = p->result == NUMBER      ? e->module->int32_type
                   : p->result == NO_RESULT ? e->module->void_type
                                            : c->types[2];
    value_id result = add(e, p->operation, type, count, operands);
    e->finish = join_matrices;
    begin_matrices(c->state);
    if (p->gives == NEVER)
        return p->result == NUMBER ? result : GONE;
    c->state->given = c->word.opcode;
    c->state->words = add(e, DX_MatrixToWords, edit_type(e, EDIT_EIGHT_WORDS), 1, &result);
    return GONE;
}

value_id matrix_call(struct edit *e, struct matrix_state *m, const struct instruction *i, struct ags_word word)
{
    struct matrix_call call = {.e = e, .state = m, .i = i, .word = word, .opcode = word.opcode - FIRST_OF_MATRICES},
                       *c = &call;
    const struct protocol *p = &protocols[c->opcode];
    uint32_t channel = word.data & 15, half = word.data >> 4 & 15,
             which = word.data >> 8; /* position of a word in the matrix */

    if (word.phase == p->gives) {
        if (m->given != word.opcode || channel > 3 || half > 1 || which > 0)
            refuse(c, incomplete);
        return member_of(e, m->words, 4 * half + channel);
    }
    if (m->opcode != 0 && m->opcode != word.opcode)
        refuse(c, incomplete);
    if (word.phase == p->names_operation)
        return emit_operation(c, p);
    m->opcode = word.opcode;
    if (word.phase == p->begins) {
        m->begin = i;
        return edit_operand(e, i, AGS_FIRST); /* the memory access between the calls uses this result as its address */
    }
    if (word.phase != p->takes)
        refuse(c, unknown);
    if (channel > 1 || half > 1 || which > MATRIX_INPUTS)
        refuse(c, unknown);
    value_id *words = &m->inputs[which ? which - 1 : 0][4 * half + 2 * channel];
    words[0] = edit_operand(e, i, AGS_FIRST);
    words[1] = edit_operand(e, i, AGS_SECOND);
    return GONE;
}

bool is_matrix_access(struct edit *e, struct matrix_state *m, const struct instruction *i)
{
    bool is_shared = i->opcode == OP_ATOMIC_RMW;

    if (!m->begin || m->access || (!is_shared && i->dx_op != DX_BufferLoad && i->dx_op != DX_RawBufferLoad))
        return false;
    const struct instruction *gep = is_shared ? definition(e->module, e->source, edit_operand(e, i, 0)) : i;
    if (!gep || (is_shared && gep->opcode != OP_GEP) ||
        edit_operand(e, gep, is_shared ? gep->operand_count - 1 : 1) != m->begin->result)
        return false;
    edit_result(
        e, i, is_shared ? GONE : edit_null(e, i->type)); /* the load's result is passed on by an unused extractvalue */
    m->access = i;
    return true;
}
