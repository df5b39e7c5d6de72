/* Checks our reader against LLVM: both print each module as text, and the texts must agree in types, globals, functions
 * (each instruction), and all metadata reachable from them. LLVM 14 prints some things differently; these known
 * differences are normalized first. Metadata numbers are matched one to one. Then witness_views.c compares what the
 * library makes of the metadata.
 *
 *     witness [--reads] FILE...
 *
 *   --reads   only checks that LLVM reads the modules: it merges equal constants and metadata that no compiler repeats
 */
#include "witness.h"

#include "base/text.h"
#include "dxil/bitstream/cache.h"
#include "inspect/disassembly.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* LLVM's C interface, as llvm-c/Core.h and llvm-c/BitReader.h declare it; the headers are in a package of their own. */
typedef struct LLVMOpaqueContext *LLVMContextRef;
typedef struct LLVMOpaqueModule *LLVMModuleRef;
typedef struct LLVMOpaqueMemoryBuffer *LLVMMemoryBufferRef;
typedef struct LLVMOpaqueDiagnosticInfo *LLVMDiagnosticInfoRef;
LLVMContextRef LLVMContextCreate(void);
void LLVMContextDispose(LLVMContextRef context);
void LLVMContextSetDiagnosticHandler(LLVMContextRef context, void (*handler)(LLVMDiagnosticInfoRef, void *),
                                     void *data);
LLVMMemoryBufferRef LLVMCreateMemoryBufferWithMemoryRangeCopy(const char *data, size_t size, const char *name);
void LLVMDisposeMemoryBuffer(LLVMMemoryBufferRef buffer);
int LLVMParseBitcodeInContext2(LLVMContextRef context, LLVMMemoryBufferRef buffer, LLVMModuleRef *module);
char *LLVMPrintModuleToString(LLVMModuleRef module);
void LLVMDisposeMessage(char *message);
void LLVMDisposeModule(LLVMModuleRef module);

enum {
    MAX_NODES = 1 << 20
};

/* Maps between metadata numbers of the two sides, and the pairs still to compare. */
struct matching {
    struct arena *arena;
    uint32_t *ours_of_theirs, *theirs_of_ours;
    uint32_t theirs_count, ours_count;
    struct words pairs;
};

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

/* "; ... FILE:3:4", our form of debug locations: where the numbers stand. NULL: another comment. */
static char *find_location(char *comment)
{
    char *column = strrchr(comment, ':'), *line = column;

    while (line && line > comment && *--line >= '0' && *line <= '9')
        ;
    return line && *line == ':' && line + 1 < column ? line + 1 : NULL;
}

/* Removes trailing comments and blanks. Debug locations stay, as "; line 3:4". */
static void cut_comment(char *line)
{
    bool quoted = false;
    char *location = NULL, *end = line;

    for (; *end && (quoted || *end != ';'); end++)
        quoted ^= *end == '"';
    if (*end == ';')
        location = find_location(end);
    while (end > line && end[-1] == ' ')
        end--;
    if (location) {
        char copy[40];
        snprintf(copy, sizeof copy, " ; line %.30s", location);
        strcpy(end, copy); /* the comment was longer */
    } else {
        *end = '\0';
    }
}

static void remove_text(char *at, size_t length)
{
    memmove(at, at + length, strlen(at + length) + 1);
}

static void remove_all(char *line, const char *text)
{
    for (char *at; (at = strstr(line, text)) != NULL;)
        remove_text(at, strlen(text));
}

static char *replace(struct arena *arena, char *line, const char *old, const char *new)
{
    char *at = strstr(line, old);
    struct text text = text_create(arena);

    if (!at)
        return line;
    text_append(&text, line, (size_t)(at - line));
    text_string(&text, new);
    text_string(&text, at + strlen(old));
    text_finish(&text);
    return text.data;
}

/* " #12" behind a function or call: its attributes. */
static void remove_attribute_number(char *line)
{
    char *at = strrchr(line, '#');

    if (!at || at == line || at[-1] != ' ' || strchr(at, '"') || strchr(at, '@'))
        return;
    size_t length = 1 + strspn(at + 1, "0123456789");
    if (length > 1)
        remove_text(at - 1, length + 1);
}

static void add_line(struct arena *arena, struct lines *lines, char *line)
{
    vector_push(arena, lines, line);
}

static void add_node(struct listing *listing, char *line)
{
    uint32_t number = (uint32_t)strtoul(line + 1, NULL, 10);
    char *text = strstr(line, " = ");

    if (number >= MAX_NODES || !text)
        return;
    while (listing->nodes.count <= number)
        add_line(listing->arena, &listing->nodes, NULL);
    listing->nodes.data[number] = text + 3;
}

static void sort_line(struct listing *listing, char *line, bool *in_function)
{
    if (line[0] == '\0' || starts_with(line, "source_filename") || starts_with(line, "target "))
        return;
    if (starts_with(line, "declare ") && strstr(line, "@llvm.")) /* LLVM changes their types and position */
        return;
    if (*in_function || starts_with(line, "define ") || starts_with(line, "declare ")) {
        if (starts_with(line, "define "))
            *in_function = true;
        else if (line[0] == '}')
            *in_function = false;
        add_line(listing->arena, &listing->functions, line);
    } else if (line[0] == '%') {
        add_line(listing->arena, &listing->types, line);
    } else if (line[0] == '@') {
        add_line(listing->arena, &listing->globals, line);
    } else if (starts_with(line, "attributes ")) {
        add_line(listing->arena, &listing->attributes, line);
    } else if (line[0] == '!') {
        if (line[1] >= '0' && line[1] <= '9')
            add_node(listing, line);
        else
            add_line(listing->arena, &listing->named, line);
    }
}

static void split(struct listing *listing, char *text)
{
    bool in_function = false;

    for (char *next; text; text = next) {
        next = strchr(text, '\n');
        if (next)
            *next++ = '\0';
        cut_comment(text);
        sort_line(listing, text, &in_function);
    }
}

/* ---- Evening out ------------------------------------------------------------------------------------------------- */

static int compare_words(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* "{ nounwind readnone }" in alphabetical order: LLVM's own has changed. */
static void append_sorted(struct text *text, const char *set)
{
    struct lines words = {0};
    char *copy = arena_text(text->arena, set + 2, strlen(set) - 3);

    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " "))
        add_line(text->arena, &words, word);
    qsort(words.data, words.count, sizeof *words.data, compare_words);
    for (uint32_t i = 0; i < words.count; i++)
        text_format(text, i ? " %s" : "%s", words.data[i]);
}

/* Replaces the number of an attribute group by its contents. */
static char *insert_attributes(struct listing *listing, char *line)
{
    char *at = strrchr(line, '#');

    if (!at || at == line || at[-1] != ' ' || at[1] < '0' || at[1] > '9')
        return line;
    char wanted[32];
    snprintf(wanted, sizeof wanted, "attributes #%lu =", strtoul(at + 1, NULL, 10));
    for (uint32_t i = 0; i < listing->attributes.count; i++) {
        if (!starts_with(listing->attributes.data[i], wanted))
            continue;
        struct text text = text_create(listing->arena);
        text_append(&text, line, (size_t)(at - line));
        const char *set = strchr(listing->attributes.data[i], '{');
        if (strcmp(set, "{ }") != 0)
            append_sorted(&text, set);
        text_string(&text, at + 1 + strspn(at + 1, "0123456789"));
        text_finish(&text);
        char *end = text.data + strlen(text.data);
        while (end > text.data && end[-1] == ' ')
            *--end = '\0';
        return text.data;
    }
    return line;
}

/* Turns LLVM's debug locations into our comments. Drops those of functions and globals. */
static char *insert_location(struct listing *listing, char *line)
{
    static const char kind[] = "!dbg !";
    char *at = strstr(line, kind);

    if (!at)
        return line;
    char *end;
    unsigned long number = strtoul(at + strlen(kind), &end, 10);
    const char *node = number < listing->nodes.count && listing->nodes.data[number] ? listing->nodes.data[number] : "";
    const char *line_field = strstr(node, "(line: "), *column_field = strstr(node, " column: ");
    const char *scope = strstr(node, " scope: !"), *inlined_at = strstr(node, " inlinedAt: !");
    while (at > line && (at[-1] == ' ' || at[-1] == ','))
        at--;
    remove_text(at, (size_t)(end - at));
    if (line[0] == '@' || starts_with(line, "define "))
        return line;
    struct text text = text_create(listing->arena);
    text_format(&text, "%s ; line %lu:%lu", line, line_field ? strtoul(line_field + 7, NULL, 10) : 0,
                column_field ? strtoul(column_field + 9, NULL, 10) : 0);
    if (scope)
        text_format(&text, " scope !%lu", strtoul(scope + strlen(" scope: !"), NULL, 10));
    if (inlined_at)
        text_format(&text, " at !%lu", strtoul(inlined_at + strlen(" inlinedAt: !"), NULL, 10));
    text_finish(&text);
    return text.data;
}

/* Our disassembly has lines and columns of locations only. This adds their scopes, and where code was inlined. */
static void add_scopes(struct listing *ours, const struct module *module)
{
    uint32_t at = 0;

    for (uint32_t f = 0; f < module->function_count; f++) {
        const struct function *function = &module->functions[f];
        for (uint32_t i = 0; i < function->instruction_count; i++) {
            const struct debug_location *location = instruction_location(function, i);
            struct text text = text_create(ours->arena);
            if (!location)
                continue;
            while (at < ours->functions.count && !strstr(ours->functions.data[at], " ; line "))
                at++;
            if (at == ours->functions.count)
                return;
            text_string(&text, ours->functions.data[at]);
            if (location->scope != NO_METADATA)
                text_format(&text, " scope !%u", location->scope);
            if (location->inlined_at != NO_METADATA)
                text_format(&text, " at !%u", location->inlined_at);
            text_finish(&text);
            ours->functions.data[at++] = text.data;
        }
    }
}

static char *find_last(char *line, const char *text)
{
    char *last = NULL;

    for (char *at = line; (at = strstr(at, text)) != NULL; at++)
        last = at;
    return last;
}

/* LLVM 14 drops the offset that llvm.dbg.value had, and writes expressions, which come last, inline. */
static char *even_debug_call(struct listing *listing, char *line)
{
    char *expression = find_last(line, "metadata !");

    if (expression) {
        char *end = strchr(expression, ')') + 1;
        if (starts_with(expression, "metadata !DIExpression("))
            end = strchr(end, ')') ? end : end - 1;
        else
            end--;
        remove_text(expression, (size_t)(end - expression));
    }
    return replace(listing->arena, line, ", i64 0", "");
}

/* Removes keywords of parameters and linkage that we do not print. */
static void even_theirs(char *line)
{
    static const char *const of_functions[] = {
        " nocapture", " readonly", " readnone", " unnamed_addr", " local_unnamed_addr", " noalias", " nonnull",
        " writeonly", " zeroext",  " signext",  " immarg",       " returned",           " fastcc",
    };
    static const char *const of_globals[] = {" unnamed_addr", " local_unnamed_addr", " externally_initialized"};
    char *value = strstr(line, " = "), *bytes;

    remove_all(line, ".p0i8"); /* suffix of llvm.lifetime names since LLVM 5 */
    while ((bytes = strstr(line, " dereferenceable(")) != NULL || (bytes = strstr(line, " sret(")) != NULL)
        remove_text(bytes, strcspn(bytes, ")") + 1);
    if (starts_with(line, "define ") || starts_with(line, "declare ") || strstr(line, "call "))
        for (size_t i = 0; i < sizeof of_functions / sizeof *of_functions; i++)
            remove_all(line, of_functions[i]);
    else if (line[0] == '@' && value)
        for (size_t i = 0; i < sizeof of_globals / sizeof *of_globals; i++)
            remove_all(value, of_globals[i]);
}

static void even_lines(struct listing *listing, struct lines *lines, bool is_theirs)
{
    for (uint32_t i = 0; i < lines->count; i++) {
        char *line = lines->data[i];
        if (is_theirs)
            even_theirs(line);
        if (starts_with(line, "define ") || starts_with(line, "declare "))
            line = insert_attributes(listing, line);
        else
            remove_attribute_number(line);
        if (strstr(line, " tail call "))
            line = replace(listing->arena, line, " tail call ", " call ");
        if (strstr(line, "@llvm.dbg."))
            line = even_debug_call(listing, line);
        if (is_theirs)
            line = insert_location(listing, line);
        lines->data[i] = line;
    }
}

/* ---- Comparing --------------------------------------------------------------------------------------------------- */

static bool match_nodes(struct matching *matching, unsigned long theirs, unsigned long ours)
{
    if (theirs >= matching->theirs_count || ours >= matching->ours_count)
        return false;
    if (matching->ours_of_theirs[theirs] == UINT32_MAX && matching->theirs_of_ours[ours] == UINT32_MAX) {
        matching->ours_of_theirs[theirs] = (uint32_t)ours;
        matching->theirs_of_ours[ours] = (uint32_t)theirs;
        uint32_t *pair = words_append(matching->arena, &matching->pairs, 2);
        pair[0] = (uint32_t)theirs;
        pair[1] = (uint32_t)ours;
    }
    return matching->ours_of_theirs[theirs] == ours && matching->theirs_of_ours[ours] == theirs;
}

static bool is_node_number(const char *text)
{
    return text[0] == '!' && text[1] >= '0' && text[1] <= '9';
}

static double parse_number(const char *text, char **end)
{
    double number;

    if (text[0] == '0' && text[1] == 'x') {
        uint64_t bits = strtoull(text, end, 16);
        memcpy(&number, &bits, sizeof number);
        return number;
    }
    return strtod(text, end);
}

/* Whether both go on with the same number, once as decimal and once as bits; then they move behind it. LLVM's choice
 * between the two is not always exact. */
static bool match_numbers(const char **theirs, const char **ours)
{
    char *theirs_end, *ours_end;
    double their_number = parse_number(*theirs, &theirs_end), our_number = parse_number(*ours, &ours_end);

    if (theirs_end == *theirs || ours_end == *ours || their_number != our_number)
        return false;
    *theirs = theirs_end;
    *ours = ours_end;
    return true;
}

/* Whether the lines are equal but for the numbers of metadata, which become pairs, and an alignment that LLVM adds. */
static bool match_lines(struct matching *matching, const char *theirs, const char *ours)
{
    while (*theirs || *ours) {
        if (is_node_number(theirs) && is_node_number(ours)) {
            char *theirs_end, *ours_end;
            unsigned long theirs_number = strtoul(theirs + 1, &theirs_end, 10);
            unsigned long ours_number = strtoul(ours + 1, &ours_end, 10);
            if (!match_nodes(matching, theirs_number, ours_number))
                return false;
            theirs = theirs_end;
            ours = ours_end;
        } else if (starts_with(theirs, ", align ") && !starts_with(ours, ", align ")) {
            theirs += strlen(", align ");
            theirs += strspn(theirs, "0123456789");
        } else if (*theirs == *ours && theirs[0] != ' ') {
            theirs++;
            ours++;
        } else if (*theirs == ' ' && *ours == ' ') {
            theirs++;
            ours++;
            bool is_bits = starts_with(theirs, "0x") != starts_with(ours, "0x");
            if (is_bits && !match_numbers(&theirs, &ours))
                return false;
        } else {
            return false;
        }
    }
    return true;
}

static uint32_t report(const char *file, const char *what, const char *theirs, const char *ours)
{
    printf("%s: %s\n  LLVM: %s\n  ours: %s\n", file, what, theirs, ours);
    return 1;
}

static uint32_t compare_in_order(const char *file, const char *what, struct matching *matching,
                                 const struct lines *theirs, const struct lines *ours)
{
    if (theirs->count != ours->count)
        printf("%s: %s: LLVM has %u lines, we have %u\n", file, what, theirs->count, ours->count);
    for (uint32_t i = 0; i < theirs->count && i < ours->count; i++)
        if (!match_lines(matching, theirs->data[i], ours->data[i]))
            return report(file, what, theirs->data[i], ours->data[i]);
    return theirs->count != ours->count;
}

/* LLVM leaves out types that nothing uses; each of its types must be one of ours. */
static uint32_t compare_types(const char *file, struct matching *matching, const struct lines *theirs,
                              const struct lines *ours)
{
    for (uint32_t i = 0; i < theirs->count; i++) {
        uint32_t o = 0;
        while (o < ours->count && !match_lines(matching, theirs->data[i], ours->data[o]))
            o++;
        if (o == ours->count)
            return report(file, "a type", theirs->data[i], "missing");
    }
    return 0;
}

/* LLVM upgrades debug information and prints it differently: only its presence is compared. */
static bool is_debug_node(const char *text)
{
    if (starts_with(text, "distinct "))
        text += strlen("distinct ");
    return starts_with(text, "!DI") || starts_with(text, "!GenericDI");
}

static uint32_t compare_nodes(const char *file, struct matching *matching, const struct listing *theirs,
                              const struct listing *ours)
{
    for (uint32_t i = 0; i < matching->pairs.count; i += 2) {
        const char *their_text = theirs->nodes.data[matching->pairs.data[i]];
        const char *our_text = ours->nodes.data[matching->pairs.data[i + 1]];
        if (!their_text || !our_text)
            return report(file, "metadata", their_text ? their_text : "missing", our_text ? our_text : "missing");
        if (is_debug_node(their_text) && is_debug_node(our_text))
            continue;
        if (!match_lines(matching, their_text, our_text))
            return report(file, "metadata", their_text, our_text);
    }
    return 0;
}

static struct matching create_matching(struct arena *arena, uint32_t theirs_count, uint32_t ours_count)
{
    struct matching matching = {.arena = arena, .theirs_count = theirs_count, .ours_count = ours_count};

    matching.ours_of_theirs = arena_array(arena, theirs_count, sizeof(uint32_t));
    matching.theirs_of_ours = arena_array(arena, ours_count, sizeof(uint32_t));
    memset(matching.ours_of_theirs, 0xFF, theirs_count * sizeof(uint32_t));
    memset(matching.theirs_of_ours, 0xFF, ours_count * sizeof(uint32_t));
    return matching;
}

static uint32_t compare(const char *file, struct arena *arena, char *their_text, char *our_text,
                        const struct module *module)
{
    struct listing theirs = {.arena = arena}, ours = {.arena = arena};

    split(&theirs, their_text);
    split(&ours, our_text);
    even_lines(&theirs, &theirs.globals, true);
    even_lines(&theirs, &theirs.functions, true);
    even_lines(&ours, &ours.globals, false);
    even_lines(&ours, &ours.functions, false);
    add_scopes(&ours, module);

    struct matching matching = create_matching(arena, theirs.nodes.count, ours.nodes.count);
    uint32_t different = compare_types(file, &matching, &theirs.types, &ours.types);
    different += compare_in_order(file, "a global", &matching, &theirs.globals, &ours.globals);
    different += compare_in_order(file, "a function", &matching, &theirs.functions, &ours.functions);
    different += compare_in_order(file, "named metadata", &matching, &theirs.named, &ours.named);
    different += compare_nodes(file, &matching, &theirs, &ours);
    return different + compare_views(file, &theirs, module);
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

static uint8_t *read_file(struct arena *arena, const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");

    if (!file || fseek(file, 0, SEEK_END) != 0)
        return NULL;
    *size = (size_t)ftell(file);
    rewind(file);
    uint8_t *bytes = arena_array(arena, *size + 1, 1);
    size_t got = fread(bytes, 1, *size, file);
    fclose(file);
    return got == *size ? bytes : NULL;
}

/* Without a handler, LLVM ends the process at a fault. */
static void ignore(LLVMDiagnosticInfoRef diagnostic, void *data)
{
    (void)diagnostic;
    (void)data;
}

/* LLVM's text of the bitcode; NULL: it refuses the bitcode. */
static char *text_of_llvm(struct arena *arena, const uint8_t *bitcode, size_t size)
{
    LLVMContextRef context = LLVMContextCreate();
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy((const char *)bitcode, size, "");
    LLVMModuleRef module;
    char *text = NULL;

    LLVMContextSetDiagnosticHandler(context, ignore, NULL);
    if (LLVMParseBitcodeInContext2(context, buffer, &module) == 0) {
        char *printed = LLVMPrintModuleToString(module);
        size_t length = strlen(printed) + 1;
        text = memcpy(arena_array(arena, length, 1), printed, length);
        LLVMDisposeMessage(printed);
        LLVMDisposeModule(module);
    }
    LLVMDisposeMemoryBuffer(buffer);
    LLVMContextDispose(context);
    return text;
}

/* Counts in memory that a fault leaves alone. */
struct totals {
    uint32_t compared, wrong;
    bool only_reads;
};

/* Compares one program of a container. 0: not present, or both agree. */
static uint32_t check_program(struct arena *arena, const char *file, const struct container *container,
                              uint32_t program, struct totals *totals)
{
    const struct container_part *part = &container->program[program];
    static struct reader_cache cache; /* kept between files, as a module object keeps it */
    struct program_header header = {.bitcode = part->data, .bitcode_size = part->size, .bitcode_offset = part->offset};

    if (!part->data)
        return 0;
    if (!container->is_raw_bitcode)
        header = program_header_read(arena->fault, part);
    char *theirs = text_of_llvm(arena, header.bitcode, header.bitcode_size);
    if (!theirs) {
        printf("%s: LLVM refuses program %u\n", file, program);
        return 1;
    }
    totals->compared++;
    if (totals->only_reads)
        return 0;
    struct module *module = module_read(arena, header.bitcode, header.bitcode_size, header.bitcode_offset,
                                        dxs_default_parse_options().limits, &cache, WHOLE_MODULE);
    struct text ours = text_create(arena);
    module_disassemble(module, &ours);
    text_finish(&ours);
    module_read_views(module);
    return compare(file, arena, theirs, ours.data, module);
}

static uint32_t check_file(struct arena *arena, const char *file, struct totals *totals)
{
    struct container container;
    size_t size;
    uint8_t *bytes = read_file(arena, file, &size);
    uint32_t wrong = 0;

    if (!bytes)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "cannot be read");
    container_read(&container, arena->fault, bytes, size, true);
    for (uint32_t program = DXS_PROGRAM_DXIL; program <= DXS_PROGRAM_REFLECTION; program++)
        wrong += check_program(arena, file, &container, program, totals);
    return wrong;
}

static void check_files(struct arena *arena, int count, char **files, struct totals *totals)
{
    for (volatile int i = 0; i < count; i++) {
        arena_reset(arena);
        fault_clear(arena->fault);
        if (setjmp(arena->fault->unwind) == 0) {
            totals->wrong += check_file(arena, files[i], totals);
        } else {
            printf("%s: %s\n", files[i], arena->fault->error.message);
            totals->wrong++;
        }
    }
}

int main(int argc, char **argv)
{
    struct fault fault;
    struct arena arena;
    struct totals totals = {0, 0, argc > 1 && strcmp(argv[1], "--reads") == 0};

    argc -= totals.only_reads;
    argv += totals.only_reads;
    if (argc < 2) {
        fprintf(stderr, "usage: witness [--reads] FILE...\n");
        return 2;
    }
    arena_init(&arena, NULL, &fault, (size_t)1 << 30);
    check_files(&arena, argc - 1, argv + 1, &totals);
    arena_free(&arena);
    printf("%u programs %s LLVM, %u wrong\n", totals.compared, totals.only_reads ? "read by" : "compared with",
           totals.wrong);
    return totals.wrong != 0;
}
