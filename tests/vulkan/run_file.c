#include "run_file.h"

#include "report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct parser {
    const char *path;
    unsigned line;
    struct run_file file;
};

static _Noreturn void refuse(const struct parser *p, const char *reason, const char *word)
{
    test_fails("%s:%u: %s%s%s", p->path, p->line, reason, word ? ": " : "", word ? word : "");
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

static bool parse_unsigned(const char **text, uint32_t *number)
{
    char *end;
    unsigned long value = strtoul(*text, &end, 10);

    if (end == *text || **text < '0' || **text > '9' || value > UINT32_MAX)
        return false;
    *text = end;
    *number = (uint32_t)value;
    return true;
}

bool parse_register(const char *text, struct register_name *name)
{
    *name = (struct register_name){.letter = *text};
    if (!*text || !strchr("tubshd", *text))
        return false;
    text++;
    if (!parse_unsigned(&text, &name->number))
        return false;
    if (strncmp(text, ",space", 6) == 0) {
        text += 6;
        if (!parse_unsigned(&text, &name->space))
            return false;
    }
    return *text == 0;
}

bool same_register(struct register_name a, struct register_name b)
{
    return a.letter == b.letter && a.number == b.number && a.space == b.space;
}

char *describe_register(struct register_name name, char text[REGISTER_TEXT])
{
    int length = snprintf(text, REGISTER_TEXT, "%c%" PRIu32, name.letter, name.number);

    if (name.space)
        snprintf(text + length, (size_t)(REGISTER_TEXT - length), ",space%" PRIu32, name.space);
    return text;
}

const struct input *find_input(const struct run_file *file, struct register_name name, bool is_counter)
{
    for (size_t i = 0; i < file->input_count; i++)
        if (same_register(file->inputs[i].name, name) && (file->inputs[i].kind == INPUT_COUNTER) == is_counter)
            return &file->inputs[i];
    return NULL;
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

static const char *next_word(struct parser *p, char ***words, const char *what)
{
    if (!**words)
        refuse(p, "the line ends where this is expected", what);
    return *(*words)++;
}

static uint32_t next_number(struct parser *p, char ***words, const char *what)
{
    const char *word = next_word(p, words, what), *end = word;
    uint32_t number;

    if (!parse_unsigned(&end, &number) || *end)
        refuse(p, "a number is expected", word);
    return number;
}

static struct register_name next_register(struct parser *p, char ***words)
{
    const char *word = next_word(p, words, "a register");
    struct register_name name;

    if (!parse_register(word, &name))
        refuse(p, "no register", word);
    return name;
}

static struct value_list remaining_values(struct parser *p, char **words)
{
    struct value_list list = {0};
    const char *fault = parse_values(words, &list);

    if (fault)
        refuse(p, fault, NULL);
    return list;
}

/* A word that is one of several; `values` holds what they mean, in the same order. */
struct choice {
    const char *word;
    uint32_t value;
};

static bool choose(const char *word, const struct choice *choices, size_t count, uint32_t *value)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(choices[i].word, word) == 0) {
            *value = choices[i].value;
            return true;
        }
    }
    return false;
}

#define CHOOSE(word, choices, value) choose(word, choices, sizeof(choices) / sizeof *(choices), value)

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

static struct input *new_input(struct parser *p, enum input_kind kind, char ***words)
{
    struct run_file *f = &p->file;
    struct register_name name = next_register(p, words);

    if (find_input(f, name, kind == INPUT_COUNTER))
        refuse(p, "this register is given twice", NULL);
    f->inputs = reallocate(f->inputs, f->input_count + 1, sizeof *f->inputs);
    struct input *input = &f->inputs[f->input_count++];
    *input = (struct input){
        .kind = kind, .name = name, .width = 1, .height = 1, .depth = 1, .mips = 1, .layers = 1, .samples = 1};
    return input;
}

static void parse_bytes(struct parser *p, struct input *input, char **words)
{
    struct value_list list = remaining_values(p, words);

    input->bytes = value_bytes(&list, &input->size);
    if (input->size == 0)
        refuse(p, "no contents", NULL);
}

static void parse_format(struct parser *p, struct input *input, char ***words)
{
    const char *word = next_word(p, words, "a format");

    input->format = find_format(word);
    if (!input->format)
        refuse(p, "no format", word);
}

/* 8, 8x4 or 8x4x2 */
static void parse_extent(struct parser *p, struct input *input, char ***words)
{
    const char *word = next_word(p, words, "the size"), *at = word;
    uint32_t *const extent[] = {&input->width, &input->height, &input->depth};

    for (int i = 0; i < 3; i++) {
        if (!parse_unsigned(&at, extent[i]) || *extent[i] == 0)
            refuse(p, "no size", word);
        if (*at == 0)
            return;
        if (*at++ != 'x')
            break;
    }
    refuse(p, "no size", word);
}

static bool parse_optional_count(struct parser *p, char ***words, const char *keyword, uint32_t *count)
{
    if (!**words || strcmp(**words, keyword) != 0)
        return false;
    ++*words;
    *count = next_number(p, words, keyword);
    if (*count == 0)
        refuse(p, "none of them", keyword);
    return true;
}

static void parse_texture(struct parser *p, struct input *input, char **words)
{
    parse_format(p, input, &words);
    parse_extent(p, input, &words);
    while (parse_optional_count(p, &words, "mips", &input->mips) ||
           parse_optional_count(p, &words, "layers", &input->layers) ||
           parse_optional_count(p, &words, "samples", &input->samples))
        continue;
    parse_bytes(p, input, words);

    size_t texels = 0;
    for (uint32_t mip = 0; mip < input->mips; mip++) {
        size_t width = input->width >> mip, height = input->height >> mip, depth = input->depth >> mip;
        texels += (width ? width : 1) * (height ? height : 1) * (depth ? depth : 1) * input->layers;
    }
    if (input->samples > 1)
        texels = 1; /* all samples of all texels are cleared to it */
    if (texels * input->format->size != input->size)
        refuse(p, "the contents do not fill the texture", NULL);
}

static void parse_sampler(struct parser *p, struct input *input, char **words)
{
    static const struct choice filters[] = {{"point", VK_FILTER_NEAREST}, {"linear", VK_FILTER_LINEAR}};
    static const struct choice addresses[] = {{"wrap", VK_SAMPLER_ADDRESS_MODE_REPEAT},
                                              {"mirror", VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT},
                                              {"clamp", VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE},
                                              {"border", VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER}};
    static const struct choice borders[] = {{"transparent", VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK},
                                            {"black", VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK},
                                            {"white", VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE}};
    static const struct choice compares[] = {{"never", VK_COMPARE_OP_NEVER},
                                             {"less", VK_COMPARE_OP_LESS},
                                             {"equal", VK_COMPARE_OP_EQUAL},
                                             {"less-equal", VK_COMPARE_OP_LESS_OR_EQUAL},
                                             {"greater", VK_COMPARE_OP_GREATER},
                                             {"not-equal", VK_COMPARE_OP_NOT_EQUAL},
                                             {"greater-equal", VK_COMPARE_OP_GREATER_OR_EQUAL},
                                             {"always", VK_COMPARE_OP_ALWAYS}};
    struct sampler_state *s = &input->sampler;

    while (*words) {
        const char *word = *words++;
        uint32_t value;
        if (CHOOSE(word, filters, &value)) {
            s->filter = (VkFilter)value;
        } else if (CHOOSE(word, addresses, &value)) {
            s->address = (VkSamplerAddressMode)value;
        } else if (CHOOSE(word, borders, &value)) {
            s->border = (VkBorderColor)value;
        } else if (strcmp(word, "compare") == 0) {
            const char *op = next_word(p, &words, "a comparison");
            if (!CHOOSE(op, compares, &value))
                refuse(p, "no comparison", op);
            s->compares = true;
            s->compare = (VkCompareOp)value;
        } else {
            refuse(p, "no word of a sampler", word);
        }
    }
}

/* ---- Other lines ------------------------------------------------------------------------------------------------- */

static struct expectation *new_expectation(struct parser *p, char ***words)
{
    static const char suffix[] = ".counter";
    struct run_file *f = &p->file;
    char *word = **words;
    size_t length = word ? strlen(word) : 0;
    struct expectation e = {0};

    if (length >= sizeof suffix && strcmp(word + length - (sizeof suffix - 1), suffix) == 0) {
        e.of_counter = true;
        word[length - (sizeof suffix - 1)] = 0;
    }
    e.name = next_register(p, words);
    if (!find_input(f, e.name, e.of_counter))
        refuse(p, "expectations stand behind the line that gives their register", NULL);
    f->expectations = reallocate(f->expectations, f->expectation_count + 1, sizeof *f->expectations);
    f->expectations[f->expectation_count++] = e;
    return &f->expectations[f->expectation_count - 1];
}

/* `expect u0 u32 1 2 3` */
static void parse_expect(struct parser *p, char **words)
{
    struct expectation *e = new_expectation(p, &words);

    e->values = remaining_values(p, words);
}

/* `model u0 f32 ~1e-6`: a list of one value stands for type and tolerance of all. */
static void parse_model(struct parser *p, char **words)
{
    struct expectation *e = new_expectation(p, &words);
    char *type = *words, *tolerance = type ? words[1] : NULL;
    char any[] = "_";
    char *list[4] = {type, tolerance ? tolerance : any, tolerance ? any : NULL, NULL};

    if (!type || (tolerance && (tolerance[0] != '~' || words[2])))
        refuse(p, "`model` takes a register, a type and a tolerance", NULL);
    e->by_model = true;
    e->values = remaining_values(p, list);
}

static void parse_needs(struct parser *p, char **words)
{
    struct run_file *f = &p->file;
    struct need need = {.feature = next_word(p, &words, "a feature")};

    if (*words)
        need.number = next_number(p, &words, "a number");
    f->needs = reallocate(f->needs, f->need_count + 1, sizeof *f->needs);
    f->needs[f->need_count++] = need;
}

/* `driver-fault llvmpipe 25.0 what goes wrong` */
static void parse_driver_fault(struct parser *p, char **words)
{
    struct run_file *f = &p->file;
    struct driver_fault fault = {next_word(p, &words, "a driver"), next_word(p, &words, "a version"), NULL};
    size_t length = 0;

    for (; *words; words++) {
        size_t word = strlen(*words);
        fault.reason = reallocate(fault.reason, length + word + 2, 1);
        memcpy(fault.reason + length, *words, word + 1);
        length += word;
        if (words[1])
            memcpy(fault.reason + length++, " ", 2);
    }
    if (!fault.reason)
        refuse(p, "the line ends where a reason is expected", NULL);
    f->faults = reallocate(f->faults, f->fault_count + 1, sizeof *f->faults);
    f->faults[f->fault_count++] = fault;
}

static void parse_line(struct parser *p, char **words)
{
    static const struct choice input_kinds[] = {{"buffer", INPUT_BUFFER},   {"cbuffer", INPUT_CBUFFER},
                                                {"typed", INPUT_TYPED},     {"texture", INPUT_TEXTURE},
                                                {"sampler", INPUT_SAMPLER}, {"counter", INPUT_COUNTER}};
    const char *keyword = *words++;
    uint32_t kind;

    if (CHOOSE(keyword, input_kinds, &kind)) {
        struct input *input = new_input(p, (enum input_kind)kind, &words);
        if (kind == INPUT_TEXTURE) {
            parse_texture(p, input, words);
        } else if (kind == INPUT_SAMPLER) {
            parse_sampler(p, input, words);
        } else if (kind == INPUT_COUNTER) {
            uint32_t *count = allocate(1, sizeof *count);
            *count = next_number(p, &words, "the count");
            input->bytes = count;
            input->size = sizeof *count;
        } else {
            if (kind == INPUT_TYPED)
                parse_format(p, input, &words);
            parse_bytes(p, input, words);
        }
    } else if (strcmp(keyword, "dispatch") == 0) {
        for (int i = 0; i < 3; i++)
            p->file.groups[i] = next_number(p, &words, "three counts of groups");
    } else if (strcmp(keyword, "expect") == 0) {
        parse_expect(p, words);
    } else if (strcmp(keyword, "model") == 0) {
        parse_model(p, words);
    } else if (strcmp(keyword, "needs") == 0) {
        parse_needs(p, words);
    } else if (strcmp(keyword, "driver-fault") == 0) {
        parse_driver_fault(p, words);
    } else {
        refuse(p, "no line starts with this word", keyword);
    }
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* Cuts the text into lines of words; a line that starts with a blank goes on with the one before. */
struct run_file parse_run_file(const char *path)
{
    struct parser p = {.path = path};
    size_t size;
    char *at = read_file(path, &size);
    char **words = allocate(size + 2, sizeof *words);
    size_t word_count = 0;

    for (unsigned line = 1; *at; line++) {
        char *end = at + strcspn(at, "\n"), *behind = *end ? end + 1 : end;
        bool continues = *at == ' ' || *at == '\t';
        *end = 0;
        at[strcspn(at, "#")] = 0;
        char *word = strtok(at, " \t\r");
        if (word && !continues && word_count > 0) {
            words[word_count] = NULL;
            parse_line(&p, words);
            word_count = 0;
        }
        if (word && word_count == 0)
            p.line = line;
        for (; word; word = strtok(NULL, " \t\r"))
            words[word_count++] = word;
        at = behind;
    }
    words[word_count] = NULL;
    if (word_count > 0)
        parse_line(&p, words);
    if (p.file.groups[0] == 0)
        refuse(&p, "no dispatch", NULL);
    return p.file;
}
