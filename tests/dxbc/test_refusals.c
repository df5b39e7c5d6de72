/* Tests of programs that are well formed and make no sense: each is refused by name, at the right place. And of some
 * that look as if: their neighbours. Programs are written word by word. */
#include "base/little_endian.h"
#include "dxs.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    PIXEL = 0x00050,
    HULL = 0x30050,
    COMPUTE = 0x50050,
    COMPUTE_5_1 = 0x50051,
    MAX_WORDS = 64,
    MAX_BYTES = 512,
    CODE_OFFSET = 32 + 4 * 3 + 3 * 8 + 16 + 8, /* of the first instruction: three parts, two of them 8 bytes long */

    /* Operand words. */
    R_XYZW = 0x00100E46,
    R_MASK = 0x001000F2, /* r#.xyzw */
    R_X = 0x0010000A,
    T = 0x00107E46, /* t#.xyzw */
    T_DECLARED = 0x00107000,
    U_MASK = 0x0011E0F2,
    S = 0x00106000,
    V_X = 0x0010100A,
    O_MASK = 0x001020F2,
    X_MASK = 0x002030F2,
    G = 0x0011F000,
    LABEL = 0x0010A000,
    ONE = 0x00004001, /* l(#) */

    /* Instructions, with their lengths. */
    MOV = 0x05000036,
    RET = 0x0100003E,
    DCL_TEMPS = 0x02000068,
    THREADS = 0x0400009B
};

#define GROUP THREADS, 1, 1, 1 /* every compute shader has one */

/* A container with empty signatures and the program. Returns its size. */
static size_t make_container(uint8_t bytes[MAX_BYTES], uint32_t version, const uint32_t *words, uint32_t count)
{
    static const char names[] = "ISGNOSGNSHEX";
    size_t at = 32 + 4 * 3;

    memset(bytes, 0, MAX_BYTES);
    memcpy(bytes, "DXBC", 4);
    store32(bytes + 20, 1);
    store32(bytes + 28, 3);
    for (size_t part = 0; part < 3; part++) {
        store32(bytes + 32 + 4 * part, (uint32_t)at);
        memcpy(bytes + at, names + 4 * part, 4);
        store32(bytes + at + 4, part < 2 ? 8 : 4 * (count + 2));
        store32(bytes + at + 12, 8);
        at += part < 2 ? 16 : 8;
    }
    store32(bytes + at, version);
    store32(bytes + at + 4, count + 2);
    for (uint32_t i = 0; i < count; i++)
        store32(bytes + at + 8 + 4 * (size_t)i, words[i]);
    at += 8 + 4 * (size_t)count;
    store32(bytes + 24, (uint32_t)at);
    return at;
}

static dxs_module *module;

static int set_up(void **state)
{
    (void)state;
    module = dxs_module_create(NULL);
    return module ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    dxs_module_destroy(module);
    return 0;
}

static enum dxs_result parse(uint32_t version, const uint32_t *words, uint32_t count)
{
    uint8_t bytes[MAX_BYTES];
    size_t size = make_container(bytes, version, words, count);

    return dxs_module_parse(module, bytes, size, NULL);
}

#define WORDS(...) (const uint32_t[]){__VA_ARGS__}, sizeof(uint32_t[]){__VA_ARGS__} / 4

static void accept(uint32_t version, const uint32_t *words, uint32_t count)
{
    if (parse(version, words, count) != DXS_RESULT_OK)
        fail_msg("%s", dxs_module_error(module)->message);
}

/* `word`: number of the word at which the faulty instruction begins. */
static void refuse(enum dxs_result code, uint32_t word, const char *part_of_message, uint32_t version,
                   const uint32_t *words, uint32_t count)
{
    enum dxs_result result = parse(version, words, count);
    const struct dxs_error *error = dxs_module_error(module);

    if (result != code || !strstr(error->message, part_of_message))
        fail_msg("\"%s\" (%s) lacks \"%s\"", error->message, dxs_result_name(result), part_of_message);
    if (error->offset != CODE_OFFSET + 4 * word)
        fail_msg("\"%s\" at word %u, not %u", error->message, (error->offset - CODE_OFFSET) / 4, word);
}

#define REFUSE(word, message, ...) refuse(DXS_RESULT_INVALID_MODULE, word, message, COMPUTE, WORDS(__VA_ARGS__))

/* ---- Registers --------------------------------------------------------------------------------------------------- */

static void registers_must_be_declared(void **state)
{
    (void)state;
    accept(COMPUTE, WORDS(DCL_TEMPS, 2, GROUP, MOV, R_MASK, 1, R_XYZW, 0, RET));
    REFUSE(6, "r2 of 2", DCL_TEMPS, 2, GROUP, MOV, R_MASK, 2, R_XYZW, 0, RET);
    REFUSE(6, "x3 is not declared", DCL_TEMPS, 2, GROUP, 0x06000036, X_MASK, 3, 0, R_XYZW, 0, RET);
    REFUSE(6, "v0.x is not in the signature", DCL_TEMPS, 2, GROUP, MOV, R_MASK, 0, V_X, 0, RET);
    REFUSE(6, "o0.x is not in the signature", DCL_TEMPS, 2, GROUP, MOV, O_MASK, 0, R_XYZW, 0, RET);
    REFUSE(0, "4097 registers", DCL_TEMPS, 4097, GROUP, RET);
    REFUSE(4, "x0 is declared twice", 0x04000069, 0, 4, 4, 0x04000069, 0, 4, 4, GROUP, RET);
    REFUSE(0, "x0 of 4097", 0x04000069, 0, 4097, 4, GROUP, RET);
}

static void resources_must_be_declared(void **state)
{
    (void)state;
    static const uint32_t dcl_raw = 0x030000A1, ld_raw = 0x070000A5, dcl_uav = 0x0300009D;

    accept(COMPUTE, WORDS(dcl_raw, T_DECLARED, 4, DCL_TEMPS, 1, GROUP, ld_raw, R_MASK, 0, R_X, 0, T, 4, RET));
    REFUSE(9, "t5 is not declared", dcl_raw, T_DECLARED, 4, DCL_TEMPS, 1, GROUP, ld_raw, R_MASK, 0, R_X, 0, T, 5, RET);
    REFUSE(0, "dcl_uav_raw of t", dcl_uav, T_DECLARED, 0, GROUP, RET);
    REFUSE(5, "structures of 6 bytes", 0x0300009D, 0x0011E000, 0, DCL_TEMPS, 1, 0x0400009E, 0x0011E000, 1, 6, GROUP,
           RET);
    REFUSE(0, "groupshared memory of 0 bytes", 0x0400009F, G, 0, 0, GROUP, RET);
}

/* ---- Control flow ------------------------------------------------------------------------------------------------ */

static void scopes_must_match(void **state)
{
    (void)state;
    enum {
        IF = 0x0304001F,
        ELSE = 0x01000012,
        ENDIF = 0x01000015,
        LOOP = 0x01000030,
        ENDLOOP = 0x01000016,
        BREAK = 0x01000002,
        CONTINUE = 0x01000007,
        SWITCH = 0x0300004C,
        CASE = 0x03000006,
        DEFAULT = 0x0100000A,
        ENDSWITCH = 0x01000017
    };

    accept(COMPUTE, WORDS(GROUP, IF, ONE, 1, ELSE, ENDIF, LOOP, BREAK, ENDLOOP, RET));
    accept(COMPUTE, WORDS(GROUP, SWITCH, ONE, 1, CASE, ONE, 1, CASE, ONE, 2, DEFAULT, BREAK, ENDSWITCH, RET));
    accept(COMPUTE, WORDS(GROUP, RET, IF, ONE, 1, LOOP, ENDLOOP, ENDIF)); /* dead code behind the last return */
    REFUSE(4, "else does not match", GROUP, ELSE, RET);
    REFUSE(8, "a second else", GROUP, IF, ONE, 1, ELSE, ELSE, ENDIF, RET);
    REFUSE(5, "endif does not match", GROUP, LOOP, ENDIF, RET);
    REFUSE(4, "break outside", GROUP, BREAK, RET);
    REFUSE(8, "continue outside", GROUP, SWITCH, ONE, 1, DEFAULT, CONTINUE, ENDSWITCH, RET);
    REFUSE(13, "two cases 1", GROUP, SWITCH, ONE, 1, CASE, ONE, 1, CASE, ONE, 1, ENDSWITCH, RET);
    REFUSE(8, "a second default", GROUP, SWITCH, ONE, 1, DEFAULT, DEFAULT, ENDSWITCH, RET);
    REFUSE(4, "ends inside", GROUP, LOOP);
}

static void subroutines(void **state)
{
    (void)state;
    enum {
        CALL = 0x03000004,
        LABEL_HERE = 0x0300002C
    };

    accept(COMPUTE, WORDS(GROUP, CALL, LABEL, 1, RET, LABEL_HERE, LABEL, 1, RET));
    REFUSE(4, "l2 does not exist", GROUP, CALL, LABEL, 2, RET, LABEL_HERE, LABEL, 1, RET);
    REFUSE(11, "calls itself", GROUP, CALL, LABEL, 1, RET, LABEL_HERE, LABEL, 1, CALL, LABEL, 1, RET);
    REFUSE(11, "l1 is there twice", GROUP, CALL, LABEL, 1, RET, LABEL_HERE, LABEL, 1, LABEL_HERE, LABEL, 1, RET);
}

/* ---- Stages and states ------------------------------------------------------------------------------------------- */

static void states_must_make_sense(void **state)
{
    (void)state;
    REFUSE(0, "a thread group of 0", THREADS, 0, 1, 1, RET);
    REFUSE(4, "hs_fork_phase in another stage", GROUP, 0x01000073, RET);
    REFUSE(4, "a phase of 129", GROUP, 0x02000099, 129, RET);
    REFUSE(0, "a constant buffer of 4097", 0x04000059, 0x00208E46, 0, 4097, GROUP, RET);
    REFUSE(0, "groupshared memory of 4295000064 bytes", 0x050000A0, G, 0, 1 << 15, (1 << 17) + 1, GROUP, RET);
    REFUSE(0, "an immediate constant buffer of 3", 3 << 11 | 53, 5, 1, 2, 3, GROUP, RET);
    refuse(DXS_RESULT_INVALID_MODULE, 0, "ends at 3 and begins at 7", COMPUTE_5_1,
           WORDS(0x060000A1, 0x00307E46, 0, 7, 3, 0, GROUP, RET));
    refuse(DXS_RESULT_UNSUPPORTED, 4, "class linkage", COMPUTE, WORDS(GROUP, 0x02000090, 0, RET));
}

/* Only join phases read what fork phases have written: mov r0.xyzw, vpc0.xyzw. */
static void fork_phases_read_no_patch_constants(void **state)
{
    (void)state;
    refuse(DXS_RESULT_INVALID_MODULE, 4, "no join phase", HULL,
           WORDS(0x01000071, 0x01000073, DCL_TEMPS, 1, MOV, R_MASK, 0, 0x0011BE46, 0, RET));
}

/* What the caller learns of a program. */
static void a_program_is_described(void **state)
{
    (void)state;
    accept(COMPUTE_5_1, WORDS(0x060000A1, 0x00307000, 9, 2, 5, 8, THREADS, 4, 2, 1, RET));
    const struct dxs_module_info *info = dxs_module_describe(module);
    assert_int_equal(info->shader_model_major, 5);
    assert_int_equal(info->shader_model_minor, 1);
    assert_int_equal(info->dxil_major, 0);
    assert_int_equal(info->stage, DXS_STAGE_COMPUTE);
    assert_int_equal(info->entry_count, 1);
    assert_int_equal(dxs_module_entry(module, 0)->thread_group[1], 2);
    const struct dxs_resource *resource = dxs_module_resource(module, 0);
    assert_int_equal(resource->kind, DXS_RESOURCE_KIND_RAW_BUFFER);
    assert_int_equal(resource->lower_bound, 2);
    assert_int_equal(resource->count, 4);
    assert_int_equal(resource->space, 8);
    assert_int_equal(resource->id, 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(registers_must_be_declared), TEST(resources_must_be_declared),
        TEST(scopes_must_match),          TEST(subroutines),
        TEST(states_must_make_sense),     TEST(fork_phases_read_no_patch_constants),
        TEST(a_program_is_described),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
