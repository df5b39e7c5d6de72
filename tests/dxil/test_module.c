/* Tests of the module reader, on small modules written here record by record: types, constants, metadata, attributes,
 * and what an object knows from the modules before. */
#include "dxil/views/views.h"
#include "module_writer.h"

/* ---- Types, constants, metadata that contain themselves ---------------------------------------------------------- */

static void begin_bare_module(struct module_test *test)
{
    bitcode_begin(&test->writer);
    bitcode_enter(&test->writer, BLOCK_MODULE, WIDTH);
    RECORD(test, 1, 1);
}

static void expect_module_refusal(struct module_test *test, const char *part_of_message)
{
    bitcode_leave(&test->writer);
    if (read_module(test))
        fail_msg("accepted without \"%s\"", part_of_message);
    if (!strstr(test->fault.error.message, part_of_message))
        fail_msg("\"%s\" lacks \"%s\"", test->fault.error.message, part_of_message);
    end_test(test);
}

static void types_do_not_contain_themselves(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, 2);
    RECORD(&test, 18, 0, 1);
    RECORD(&test, 11, 3, 0);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "contains itself");

    begin_bare_module(&test);
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, 100);
    RECORD(&test, 7, 32);
    for (uint64_t id = 0; id < 99; id++)
        RECORD(&test, 11, 2, id);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    dxs_module *object = dxs_module_create(NULL); /* the caller can lower the limit only */
    struct dxs_parse_options options = dxs_default_parse_options();
    options.limits.nesting = 1000;
    assert_int_equal(dxs_module_parse(object, test.writer.bytes, test.writer.size, &options), DXS_RESULT_NESTING_LIMIT);
    assert_non_null(strstr(dxs_module_error(object)->message, "nests at least 65 levels deep"));
    dxs_module_destroy(object);
    assert_null(read_module(&test));
    assert_non_null(strstr(test.fault.error.message, "nests at least 65 levels deep"));
    end_test(&test);

    begin_bare_module(&test); /* but through a pointer they may */
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, 2);
    RECORD(&test, 18, 0, 1);
    RECORD(&test, 8, 0, 0);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    assert_non_null(read_module(&test));
    end_test(&test);
}

static void constants_do_not_contain_themselves(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(&test, 1, I32);
    RECORD(&test, 10, 0, 1, 1);
    RECORD(&test, 10, 0, 0, 0);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "contains itself");

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(&test, 1, ARRAY);
    RECORD(&test, 7, 0, 0, 0, 0);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "another type than");

    begin_bare_module(&test); /* the low half of the last number is a value */
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    bitcode_record(&test.writer, 2, NULL, 0);
    RECORD(&test, 1, ARRAY);
    RECORD(&test, 7, 0, 0, 0, UINT64_C(1) << 32);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "operand 3 is value 4294967295, which is no constant");
}

static void metadata_names_what_is_there(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    RECORD(&test, 3, 2, 0, 1); /* itself, null, and the next one */
    RECORD(&test, 3, 1);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    struct module *module = read_module(&test);
    assert_non_null(module);
    assert_int_equal(module->metadata_count, 2);
    end_test(&test);

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    RECORD(&test, 3, 5);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "operand 0 of metadata 0: metadata 4 does not exist: there are 1");
}

/* Two variables and two aliases of the first. Initializers are numbered like all values. */
static void aliases_lead_to_their_values(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    write_types(&test);
    RECORD(&test, 7, I32, 0 << 2 | 2 | 1, 5, 3, 3, 0);
    RECORD(&test, 7, I32, 3 << 2 | 2, 0, 0, 4, 0);
    RECORD(&test, 9, I32_POINTER, 0, 0);
    RECORD(&test, 9, I32_POINTER, 0, 0);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    RECORD(&test, 1, I32);
    RECORD(&test, 4, 18);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    const struct module *module = read_module(&test);
    if (!module)
        fail_msg("refused: %s", test.fault.error.message);
    assert_int_equal(module->global_count, 2);
    assert_int_equal(module->values[2].kind, VALUE_ALIAS);
    assert_int_equal(module->values[2].index, 0);
    assert_int_equal(module->globals[0].initializer, 4);
    assert_int_equal(module->globals[0].alignment, 4);
    assert_true(module->globals[0].is_constant);
    assert_int_equal(module->globals[1].initializer, NO_VALUE);
    assert_int_equal(module->globals[1].alignment, 8);
    assert_int_equal(module->globals[1].address_space, SPACE_GROUPSHARED);
    assert_false(module->globals[1].is_constant);
    end_test(&test);

    begin_bare_module(&test); /* not to one another */
    write_types(&test);
    RECORD(&test, 9, I32_POINTER, 1, 0);
    RECORD(&test, 9, I32_POINTER, 0, 0);
    expect_module_refusal(&test, "value 0: an alias must name a value of its type");
}

/* ---- What is known from the modules before ----------------------------------------------------------------------- */

/* Group 1 has the attribute, group 2 this one and the one behind, and the lists are of these groups; `again`: of what
 * group 1 is in the end. 0: nothing changes. `more`: there is a third list, of group 1. */
static void read_attributes(struct reader_cache *cache, uint32_t attribute, uint32_t again, bool more)
{
    struct module_test test;

    begin_bare_module(&test);
    bitcode_enter(&test.writer, BLOCK_ATTRIBUTE_GROUPS, WIDTH);
    RECORD(&test, 3, 1, UINT32_MAX, 0, attribute);
    RECORD(&test, 3, 2, 0, 0, attribute, 1, attribute + 1, 64);
    bitcode_leave(&test.writer);
    if (again) {
        bitcode_enter(&test.writer, BLOCK_ATTRIBUTE_GROUPS, WIDTH);
        RECORD(&test, 3, 1, UINT32_MAX, 0, again);
        bitcode_leave(&test.writer);
    }
    bitcode_enter(&test.writer, BLOCK_ATTRIBUTES, WIDTH);
    RECORD(&test, 2, 1);
    RECORD(&test, 2, 2, 1);
    if (more)
        RECORD(&test, 2, 1);
    bitcode_leave(&test.writer);
    write_types(&test);
    bitcode_leave(&test.writer);
    const struct module *module = read_module_after(&test, cache);
    assert_non_null(module);
    assert_int_equal(module->attribute_list_count, 2 + more);
    const uint32_t *groups = module->attribute_list_groups;
    assert_int_equal(module->attribute_lists[1].count, 2);
    assert_int_equal(groups[0], groups[2]);
    const struct attribute_group *first = &module->attribute_groups[groups[0]];
    const struct attribute_group *second = &module->attribute_groups[groups[1]];
    assert_int_equal(first->slot, UINT32_MAX);
    assert_int_equal(first->count, 1);
    assert_int_equal(module->attributes[first->first].kind, again ? again : attribute);
    assert_int_equal(second->slot, 0);
    assert_int_equal(second->count, 2);
    assert_int_equal(module->attributes[second->first + 1].kind, attribute + 1);
    assert_int_equal(module->attributes[second->first + 1].integer, 64);
    end_test(&test);
}

static void attributes_of_the_modules_before(void **state)
{
    (void)state;
    static struct reader_cache cache;

    for (uint32_t round = 0; round < 40; round++)
        read_attributes(&cache, 1 + round / 4 % (CACHED_ATTRIBUTES + 2), round % 3 == 1 ? 20 + round : 0,
                        round / 2 % 2);
    assert_true(cache.attributes[0].groups_block.size > 0);
    assert_true(cache.attributes[0].lists_block.size > 0);
}

/* Reads a module with kinds `first` to count - 1, and demands their names. Kinds `swapped` and swapped + 1 stand in the
 * reverse order. A node of the last kind is attached to the function. */
static void read_kinds(struct reader_cache *cache, uint32_t first, uint32_t count, uint32_t swapped, char mark)
{
    struct module_test test;
    char name[32];

    if (swapped + 1 >= count) /* none */
        swapped = count;

    begin_module(&test, 1);
    bitcode_record(&test.writer, 10, NULL, 0);
    bitcode_enter(&test.writer, BLOCK_ATTACHMENTS, WIDTH);
    RECORD(&test, 11, count - 1, 0);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    RECORD(&test, 3, 0);
    bitcode_leave(&test.writer);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    for (uint32_t i = first; i < count; i++) {
        uint32_t kind = i == swapped ? swapped + 1 : i == swapped + 1 ? swapped : i;
        uint64_t operands[32] = {kind};
        int length = snprintf(name, sizeof name, "kind %c %u", mark, kind);
        for (int c = 0; c < length; c++)
            operands[c + 1] = (uint64_t)name[c];
        bitcode_record(&test.writer, 6, operands, (uint32_t)length + 1);
    }
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    const struct module *module = read_module_after(&test, cache);
    if (!module)
        fail_msg("refused: %s", test.fault.error.message);
    assert_int_equal(module->metadata_kind_count, count);
    for (uint32_t kind = 0; kind < count; kind++) {
        snprintf(name, sizeof name, "kind %c %u", mark, kind);
        if (kind < first)
            assert_null(module->metadata_kinds[kind]);
        else
            assert_string_equal(module->metadata_kinds[kind], name);
    }
    end_test(&test);
}

static void kinds_of_the_modules_before(void **state)
{
    (void)state;
    static struct reader_cache cache;

    for (uint32_t round = 0; round < 24; round++) {
        read_kinds(&cache, round % 5 == 4, LLVM_KINDS + round % 4, 3 + round / 4 % 3 * 10, 'a');
        read_kinds(&cache, 0, LLVM_KINDS + round % 3, LLVM_KINDS * 2, round % 8 ? 'b' : 'c');
    }
    assert_true(cache.kinds.prefix.bits > 0);
}

static void write_text(struct module_test *test, uint32_t code, const char *text)
{
    uint64_t characters[64];
    size_t length = strlen(text);

    for (size_t i = 0; i < length; i++)
        characters[i] = (uint8_t)text[i];
    bitcode_record(&test->writer, code, characters, length);
}

enum target_place {
    BEHIND_TYPES,
    APART, /* behind a record that says nothing */
    AROUND /* the triple before the types, the layout behind them */
};

static void write_module_for(struct module_test *test, const char *triple, const char *data_layout,
                             enum target_place place)
{
    begin_bare_module(test);
    if (place == AROUND)
        write_text(test, 2, triple);
    write_types(test);
    if (place == APART)
        RECORD(test, 5, 1);
    if (place != AROUND)
        write_text(test, 2, triple);
    write_text(test, 3, data_layout);
    bitcode_leave(&test->writer);
}

static void expect_target(struct reader_cache *cache, const char *triple, const char *data_layout,
                          enum target_place place)
{
    struct module_test test;

    write_module_for(&test, triple, data_layout, place);
    const struct module *module = read_module_after(&test, cache);
    assert_non_null(module);
    assert_string_equal(module->triple, triple);
    assert_string_equal(module->data_layout, data_layout);
    end_test(&test);
}

static void targets_of_the_modules_before(void **state)
{
    (void)state;
    struct reader_cache cache = {0};

    for (uint32_t round = 0; round < 2; round++) {
        for (uint32_t again = 0; again < 2; again++) {
            expect_target(&cache, "dxil-ms-dx", "e-m:e-p:32:32", BEHIND_TYPES);
            expect_target(&cache, "dxil-ms-dx", "e-m:e-p:32:32", round ? APART : BEHIND_TYPES);
        }
        expect_target(&cache, "dxil-ms-dx", "e-m:e-p:64:64", round ? APART : BEHIND_TYPES);
        expect_target(&cache, "a triple that is too long to be remembered", "e", BEHIND_TYPES);
        expect_target(&cache, "a", "e", AROUND);
        expect_target(&cache, "b", "e", AROUND);
        expect_target(&cache, "", "", BEHIND_TYPES);
        expect_target(&cache, "a", "ee", BEHIND_TYPES);
        expect_target(&cache, "a", "e\xE5", BEHIND_TYPES); /* differs in the last half of a byte */
    }
    assert_true(cache.target.prefix.bits > 0);
}

/* A module's texts stay when the declarations of another program are read with the same cache. */
static void targets_of_the_programs_beside(void **state)
{
    (void)state;
    struct reader_cache cache = {0};
    struct module_test test, other;

    expect_target(&cache, "dxil-ms-dx", "e", BEHIND_TYPES);
    write_module_for(&test, "dxil-ms-dx", "e", BEHIND_TYPES);
    const struct module *module = read_module_after(&test, &cache);
    assert_non_null(module);
    write_module_for(&other, "another", "f", BEHIND_TYPES);
    assert_non_null(module_read(&test.arena, other.writer.bytes, other.writer.size, 0,
                                dxs_default_parse_options().limits, &cache, DECLARATIONS));
    assert_string_equal(module->triple, "dxil-ms-dx");
    assert_string_equal(module->data_layout, "e");
    end_test(&test);
    bitcode_free(&other.writer);
}

/* An element of one column, from column -1 on: the sum of both is small. */
static void elements_have_four_columns(void **state)
{
    (void)state;
    enum { /* references to metadata, of which 0 is none */
        NONE,
        NAME,
        NUMBER_0,
        NUMBER_1,
        MINUS_1,
        ELEMENT,
        INPUTS,
        SIGNATURES,
        ENTRY
    };
    struct module_test test;

    begin_bare_module(&test);
    write_types(&test);
    bitcode_enter(&test.writer, BLOCK_CONSTANTS, WIDTH);
    for (int64_t number = 0; number < 3; number++)
        RECORD(&test, 4, signed_number(number < 2 ? number : -1));
    bitcode_leave(&test.writer);
    bitcode_enter(&test.writer, BLOCK_METADATA, WIDTH);
    write_text(&test, 1, "A");
    for (uint64_t value = 0; value < 3; value++)
        RECORD(&test, 2, I32, value);
    RECORD(&test, 3, NUMBER_0, NAME, NUMBER_1, NUMBER_0, NONE, NUMBER_0, NUMBER_1, NUMBER_1, NUMBER_0, MINUS_1, NONE);
    RECORD(&test, 3, ELEMENT);
    RECORD(&test, 3, INPUTS, NONE, NONE);
    RECORD(&test, 3, NONE, NAME, SIGNATURES, NONE, NONE);
    write_text(&test, 4, "dx.entryPoints");
    RECORD(&test, 10, ENTRY - 1);
    bitcode_leave(&test.writer);
    bitcode_leave(&test.writer);
    struct module *module = read_module(&test);
    assert_non_null(module);
    if (setjmp(test.fault.unwind) == 0)
        read_entries(module);
    assert_non_null(strstr(test.fault.error.message, "\"A\" at column 4294967295 exceeds four columns"));
    end_test(&test);
}

static void modules_need_types_and_bodies(void **state)
{
    (void)state;
    struct module_test test;

    begin_bare_module(&test);
    expect_module_refusal(&test, "no module block with types");

    begin_bare_module(&test);
    write_types(&test);
    RECORD(&test, 8, MAIN_TYPE, 0, 0, 0, 0, 0, 0, 0);
    expect_module_refusal(&test, "function 0 has no body");

    begin_bare_module(&test);
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, UINT32_MAX);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "the number of types");

    begin_bare_module(&test); /* a type may name the later one that only the first number promises */
    bitcode_enter(&test.writer, BLOCK_TYPES, WIDTH);
    RECORD(&test, 1, 2);
    RECORD(&test, 8, 1, 0);
    RECORD(&test, 1, 1);
    bitcode_leave(&test.writer);
    expect_module_refusal(&test, "the number of types is given twice");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(types_do_not_contain_themselves),  cmocka_unit_test(constants_do_not_contain_themselves),
        cmocka_unit_test(metadata_names_what_is_there),     cmocka_unit_test(aliases_lead_to_their_values),
        cmocka_unit_test(attributes_of_the_modules_before), cmocka_unit_test(kinds_of_the_modules_before),
        cmocka_unit_test(targets_of_the_modules_before),    cmocka_unit_test(targets_of_the_programs_beside),
        cmocka_unit_test(modules_need_types_and_bodies),    cmocka_unit_test(elements_have_four_columns),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
