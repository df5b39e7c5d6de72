/* dxil-spirv print-records: shows the buffer that shaders converted with --print wrote. */
#include "files.h"
#include "messages.h"
#include "shader_text.h"
#include "subcommands.h"
#include "words.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv print-records BUFFER [SHADER] [--draw N[-LAST]] [--program PART] [--shader-hash N]\n"
    "Shows the print records in BUFFER (struct dxs_print_record), sorted by dispatch or draw and by thread; with "
    "SHADER,\n"
    "also the text of each instruction. A buffer without records of SHADER is an error.\n"
    "  --draw N[-LAST]  show only the dispatches or draws with these numbers (--print-draw)\n" SHADER_ARGUMENTS_HELP;

enum { /* bits of dxs_print_record.type */
    TYPE_BITS = 8,
    MAX_DRAW = UINT32_MAX >> TYPE_BITS
};

struct arguments {
    const char *buffer;
    struct shader_arguments shader;
    uint32_t first_draw, last_draw;
    bool help;
};

/* The shader that the records are compared with. */
struct shader {
    struct shader_text text;
    bool is_found; /* a record is of this shader */
};

/* N or N-LAST */
static bool read_draws(const char *text, struct arguments *arguments)
{
    char *end;
    unsigned long long first = strtoull(text, &end, 0), last = first;
    bool is_number = *text >= '0' && *text <= '9';
    if (is_number && *end == '-' && end[1] >= '0' && end[1] <= '9')
        last = strtoull(end + 1, &end, 0);
    arguments->first_draw = (uint32_t)first;
    arguments->last_draw = (uint32_t)last;
    return is_number && !*end && first <= last && last <= MAX_DRAW;
}

static bool read_arguments(int argc, char **argv, struct arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        if (!strcmp(argv[n], "--help"))
            arguments->help = true;
        else if (!strcmp(argv[n], "--draw") && n + 1 < argc && read_draws(argv[n + 1], arguments))
            n++;
        else if (shader_argument(&arguments->shader, argc, argv, &n))
            continue;
        else if (argv[n][0] == '-' && argv[n][1])
            return refuse_word(argv, n);
        else if (!arguments->buffer)
            arguments->buffer = argv[n];
        else if (!arguments->shader.path)
            arguments->shader.path = argv[n];
        else
            return refuse_word(argv, n);
    }
    return arguments->buffer || arguments->help;
}

static uint32_t type_of(const struct dxs_print_record *record)
{
    return record->type & ((1u << TYPE_BITS) - 1);
}

static uint32_t draw_of(const struct dxs_print_record *record)
{
    return record->type >> TYPE_BITS;
}

/* ---- Records ----------------------------------------------------------------------------------------------------- */

static double half_number(uint32_t bits)
{
    int exponent = (int)(bits >> 10 & 31);
    double mantissa = (double)(bits & 1023), sign = bits >> 15 & 1 ? -1 : 1;
    if (exponent == 31)
        return mantissa != 0 ? (double)NAN : sign * (double)INFINITY;
    return exponent ? sign * ldexp(1 + mantissa / 1024, exponent - 15) : sign * ldexp(mantissa, -24);
}

static void print_value(const struct dxs_print_record *record)
{
    uint64_t bits = record->value[0] | (uint64_t)record->value[1] << 32;
    float single;
    double number;
    memcpy(&single, &record->value[0], sizeof(single));
    memcpy(&number, &bits, sizeof(number));
    switch (type_of(record)) {
    case DXS_COMPONENT_I1:
        printf(bits ? "true" : "false");
        break;
    case DXS_COMPONENT_I32:
        printf("%" PRId32, (int32_t)record->value[0]);
        break;
    case DXS_COMPONENT_F16:
        printf("%.9g", half_number(record->value[0]));
        break;
    case DXS_COMPONENT_F32:
        printf("%.9g", (double)single);
        break;
    case DXS_COMPONENT_F64:
        printf("%.17g", number);
        break;
    default:
        printf("%" PRIu64, bits);
    }
}

static int compare_words(const uint32_t *a, const uint32_t *b, size_t count)
{
    for (size_t n = 0; n < count; n++)
        if (a[n] != b[n])
            return a[n] < b[n] ? -1 : 1;
    return 0;
}

/* By shader, draw and thread. */
static int compare_threads(const struct dxs_print_record *a, const struct dxs_print_record *b)
{
    const uint32_t draws[2] = {draw_of(a), draw_of(b)};
    int order = compare_words(a->hash, b->hash, 2);
    order = order ? order : compare_words(&draws[0], &draws[1], 1);
    return order ? order : compare_words(a->thread, b->thread, 3);
}

/* Sorts by shader, draw and thread; keeps the buffer's order otherwise, which is program order. */
static int compare_records(const void *left, const void *right)
{
    const struct dxs_print_record *a = *(const struct dxs_print_record *const *)left;
    const struct dxs_print_record *b = *(const struct dxs_print_record *const *)right;
    int order = compare_threads(a, b);
    return order ? order : a < b ? -1 : a > b;
}

static bool is_same_thread(const struct dxs_print_record *a, const struct dxs_print_record *b)
{
    return compare_threads(a, b) == 0;
}

static void print_thread(const struct dxs_print_record *r)
{
    printf("%08" PRIx32 "%08" PRIx32, r->hash[1], r->hash[0]);
    if (draw_of(r))
        printf(" draw %" PRIu32, draw_of(r));
    printf(" thread %" PRIu32 " %" PRIu32 " %" PRIu32 "\n", r->thread[0], r->thread[1], r->thread[2]);
}

static bool is_of_shader(const struct dxs_print_record *record, const struct shader *shader)
{
    return shader->text.hash == (record->hash[0] | (uint64_t)record->hash[1] << 32);
}

/* Prints the text of the record's instruction if the record is of this shader. */
static void print_text(struct shader *shader, const struct dxs_print_record *record)
{
    if (!is_of_shader(record, shader))
        return;
    const struct instruction_line *line =
        instruction_text_find(&shader->text.lines, record->function, record->instruction);
    if (line)
        printf(" %.*s", (int)line->length, line->text);
}

/* Prints one line per instruction that ran: its scalars follow each other. */
static void print_records(const struct dxs_print_record *const *records, size_t count, struct shader *shader)
{
    for (size_t n = 0; n < count; n++) {
        const struct dxs_print_record *r = records[n], *before = n ? records[n - 1] : NULL;
        bool continues = before && is_same_thread(before, r) && before->function == r->function &&
                         before->instruction == r->instruction && r->component > before->component;
        if (before && !continues)
            putchar('\n');
        if (!before || !is_same_thread(before, r))
            print_thread(r);
        if (!continues && r->function == DXS_NONE) { /* placed by hand: include/dxs_print.glsl */
            printf("  message %" PRIu32, r->instruction);
        } else if (!continues) {
            printf("  f%" PRIu32 " #%" PRIu32, r->function, r->instruction);
            print_text(shader, r);
        }
        if (type_of(r) == DXS_COMPONENT_INVALID)
            continue;
        printf(continues ? ", " : " -> ");
        if (r->component != (continues ? before->component + 1 : 0))
            printf("[%" PRIu32 "] ", r->component);
        print_value(r);
    }
    if (count)
        putchar('\n');
}

/* Records consist of little-endian words. */
static void read_record(const unsigned char *bytes, struct dxs_print_record *record)
{
    uint32_t words[sizeof(*record) / sizeof(uint32_t)];
    for (size_t n = 0; n < sizeof(words) / sizeof(*words); n++)
        words[n] = load_word(bytes + 4 * n);
    memcpy(record, words, sizeof(words));
}

static enum exit_code print_buffer(const struct arguments *arguments, struct shader *shader)
{
    size_t size;
    unsigned char *bytes = file_read(arguments->buffer, &size);
    uint32_t begun = 0;
    if (!bytes) {
        complain("%s: %s", arguments->buffer, strerror(errno));
        return EXIT_USAGE;
    }
    if (refuses_shader(arguments->buffer, bytes, size)) {
        free(bytes);
        return EXIT_USAGE;
    }
    size_t room = size < sizeof(begun) ? 0 : (size - sizeof(begun)) / sizeof(struct dxs_print_record);
    if (size >= sizeof(begun))
        begun = load_word(bytes);
    size_t count = begun < room ? begun : room;
    struct dxs_print_record *records = malloc((count + 1) * sizeof(*records));
    const struct dxs_print_record **order = malloc((count + 1) * sizeof(*order));
    enum exit_code code = EXIT_INTERNAL;
    size_t shown = 0;
    if (records && order) {
        for (size_t n = 0; n < count; n++) {
            read_record(bytes + sizeof(begun) + n * sizeof(*records), &records[n]);
            shader->is_found |= is_of_shader(&records[n], shader);
            if (draw_of(&records[n]) >= arguments->first_draw && draw_of(&records[n]) <= arguments->last_draw)
                order[shown++] = &records[n];
        }
        qsort(order, shown, sizeof(*order), compare_records);
        print_records(order, shown, shader);
        if (begun > room)
            complain("%s: %" PRIu32 " more records did not fit", arguments->buffer, (uint32_t)(begun - room));
        code = size < sizeof(begun) ? EXIT_REFUSED : EXIT_DONE;
    }
    if (code == EXIT_DONE && count && arguments->shader.path && !shader->is_found) {
        complain("%s: no record is of %s, whose hash is %016" PRIx64 " (was it converted with another --shader-hash?)",
                 arguments->buffer, arguments->shader.path, shader->text.hash);
        code = EXIT_REFUSED;
    }
    if (code == EXIT_DONE && count && !shown) {
        complain("%s: no record is of these draws (was the shader converted with --print-draw?)", arguments->buffer);
        code = EXIT_REFUSED;
    }
    if (size < sizeof(begun))
        complain("%s: %zu bytes are no buffer of print records: expected at least 4", arguments->buffer, size);
    free(order);
    free(records);
    free(bytes);
    return code;
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

int print_records_command(int argc, char **argv)
{
    struct arguments arguments = {.shader = {.program = DXS_PROGRAM_DXIL}, .last_draw = MAX_DRAW};
    struct shader shader = {0};
    bool are_right = read_arguments(argc, argv, &arguments);
    int code;
    if (!may_begin(are_right, arguments.help, usage, &code))
        return code;
    code = (int)shader_text_read(&shader.text, &arguments.shader);
    if (code == EXIT_DONE)
        code = (int)print_buffer(&arguments, &shader);
    shader_text_free(&shader.text);
    return code;
}
