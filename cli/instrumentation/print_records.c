/* dxil-spirv print-records: shows the buffer that shaders converted with --print wrote. */
#include "cli/messages.h"
#include "cli/instrumentation/buffer_kind.h"
#include "cli/instrumentation/shader_text.h"
#include "cli/subcommands.h"
#include "cli/words.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv print-records BUFFER [SHADER] [OPTION]...\n"
    "Shows the print records in BUFFER (struct dxs_print_record), sorted by dispatch or draw and by thread; with "
    "SHADER,\n"
    "also the text of each instruction. A buffer without records of SHADER is an error.\n"
    "  --draw N[-LAST]  show only the dispatches or draws with these numbers (--print-draw)\n" SHADER_ARGUMENTS_HELP;

enum { /* bits of dxs_print_record.type */
    TYPE_BITS = 8,
    MAX_DRAW = UINT32_MAX >> TYPE_BITS
};

struct arguments {
    struct shader_arguments shader;
    uint32_t first_draw, last_draw;
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
        if (!strcmp(argv[n], "--draw") && n + 1 < argc && read_draws(argv[n + 1], arguments))
            n++;
        else if (!shader_argument(&arguments->shader, 1, argc, argv, &n))
            return false;
    }
    return arguments->shader.buffers[0] || arguments->shader.help;
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
    case DXS_COMPONENT_TYPE_I1:
        printf(bits ? "true" : "false");
        break;
    case DXS_COMPONENT_TYPE_I32:
        printf("%" PRId32, (int32_t)record->value[0]);
        break;
    case DXS_COMPONENT_TYPE_F16:
        printf("%.9g", half_number(record->value[0]));
        break;
    case DXS_COMPONENT_TYPE_F32:
        printf("%.9g", (double)single);
        break;
    case DXS_COMPONENT_TYPE_F64:
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
        if (type_of(r) == DXS_COMPONENT_TYPE_INVALID)
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

/* A type that --print does not write: the record is damaged, or the buffer has no print records. */
static bool is_odd(const struct dxs_print_record *record)
{
    return type_of(record) > DXS_COMPONENT_TYPE_PACKED_U8X32;
}

/* The buffer with what was read of it. */
struct print_buffer {
    unsigned char *bytes;
    size_t size;
    struct dxs_print_record *records;
    const struct dxs_print_record **shown; /* as they are printed */
    size_t count, shown_count, odd_count;
    uint32_t left_out; /* records that did not fit */
};

/* False: out of memory. */
static bool read_records(struct print_buffer *buffer)
{
    uint32_t begun = 0;
    size_t room = 0;

    if (buffer->size >= sizeof begun) {
        begun = load_word(buffer->bytes);
        room = (buffer->size - sizeof begun) / sizeof *buffer->records;
    }
    buffer->count = begun < room ? begun : room;
    buffer->left_out = (uint32_t)(begun - buffer->count);
    buffer->records = malloc((buffer->count + 1) * sizeof *buffer->records);
    buffer->shown = malloc((buffer->count + 1) * sizeof *buffer->shown);
    if (!buffer->records || !buffer->shown)
        return false;
    for (size_t n = 0; n < buffer->count; n++) {
        read_record(buffer->bytes + sizeof begun + n * sizeof *buffer->records, &buffer->records[n]);
        buffer->odd_count += is_odd(&buffer->records[n]);
    }
    return true;
}

/* A phrase about a buffer that --print did not write; NULL: it may have. */
static const char *describe_wrong_buffer(const struct print_buffer *buffer)
{
    bool is_odd_mostly = 2 * buffer->odd_count > buffer->count;
    const char *other;

    if (!is_odd_mostly && (buffer->count || !holds_check_reports(buffer->bytes, buffer->size)))
        return NULL;
    other = describe_other_buffer(buffer->bytes, buffer->size);
    return other ? other : "most records have a type that --print does not write";
}

static void show_records(const struct arguments *arguments, struct print_buffer *buffer, struct shader *shader)
{
    for (size_t n = 0; n < buffer->count; n++) {
        const struct dxs_print_record *record = &buffer->records[n];
        if (is_odd(record))
            continue;
        shader->is_found |= is_of_shader(record, shader);
        if (draw_of(record) >= arguments->first_draw && draw_of(record) <= arguments->last_draw)
            buffer->shown[buffer->shown_count++] = record;
    }
    qsort(buffer->shown, buffer->shown_count, sizeof *buffer->shown, compare_records);
    print_records(buffer->shown, buffer->shown_count, shader);
    if (buffer->odd_count)
        complain("%s: %zu of %zu records are not shown: they have a type that --print does not write",
                 arguments->shader.buffers[0], buffer->odd_count, buffer->count);
    if (buffer->left_out)
        complain("%s: %" PRIu32 " more records did not fit", arguments->shader.buffers[0], buffer->left_out);
}

static enum exit_code show_buffer(const struct arguments *arguments, struct print_buffer *buffer, struct shader *shader)
{
    const char *wrong;

    if (!read_records(buffer)) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    wrong = describe_wrong_buffer(buffer);
    if (wrong) {
        complain("%s: no buffer of print records: %s", arguments->shader.buffers[0], wrong);
        return EXIT_REFUSED;
    }
    if (buffer->size < sizeof(uint32_t)) {
        complain("%s: %zu bytes are no buffer of print records: expected at least 4", arguments->shader.buffers[0],
                 buffer->size);
        return EXIT_REFUSED;
    }
    show_records(arguments, buffer, shader);
    if (buffer->count && arguments->shader.path && !shader->is_found) {
        complain("%s: no record is of %s, whose hash is %016" PRIx64 " (was it converted with another --shader-hash?)",
                 arguments->shader.buffers[0], arguments->shader.path, shader->text.hash);
        return EXIT_REFUSED;
    }
    if (buffer->count && !buffer->shown_count) {
        complain("%s: no record is of these draws (was the shader converted with --print-draw?)",
                 arguments->shader.buffers[0]);
        return EXIT_REFUSED;
    }
    return EXIT_DONE;
}

static enum exit_code read_and_print(const struct arguments *arguments, struct shader *shader)
{
    struct print_buffer buffer = {0};
    enum exit_code code = EXIT_USAGE;

    buffer.bytes = buffer_read(arguments->shader.buffers[0], &buffer.size);
    if (buffer.bytes)
        code = show_buffer(arguments, &buffer, shader);
    free(buffer.shown);
    free(buffer.records);
    free(buffer.bytes);
    return code;
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

int print_records_command(int argc, char **argv)
{
    struct arguments arguments = {.shader = {.program = DXS_PROGRAM_DXIL}, .last_draw = MAX_DRAW};
    struct shader shader = {0};
    bool are_right = read_arguments(argc, argv, &arguments);
    int code;
    if (!may_begin(are_right, arguments.shader.help, usage, &code))
        return code;
    code = (int)shader_text_read(&shader.text, &arguments.shader);
    if (code == EXIT_DONE)
        code = (int)read_and_print(&arguments, &shader);
    shader_text_free(&shader.text);
    return code;
}
