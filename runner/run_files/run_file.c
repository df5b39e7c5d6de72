/* Parses .run files: splits lines into words and parses expectations, models, needs and driver faults. Resources, ray
 * tracing and graphics have files of their own. */
#include "runner/run_files/run_file.h"

#include "runner/common/report.h"
#include "runner/run_files/run_words.h"

#include <string.h>

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
    if ((f->start == START_VERTICES || f->start == START_PIPELINE) && word && !parse_register(word, &e.name)) {
        if (!parse_semantic(*(*words)++, &e.semantic, &e.index))
            refuse(p, "no register and no semantic", word);
        parse_optional_count(p, words, "stream", &e.stream);
    } else {
        e.name = next_register(p, words);
    }
    if (!e.semantic && !find_input(f, e.name, e.of_counter))
        refuse(p, "expectations stand behind the line that gives their register", NULL);
    f->expectations = reallocate(f->expectations, f->expectation_count + 1, sizeof *f->expectations);
    f->expectations[f->expectation_count++] = e;
    return &f->expectations[f->expectation_count - 1];
}

/* `expect u0 u32 1 2 3` */
static void parse_expect(struct parser *p, char **words)
{
    struct expectation *e = new_expectation(p, &words);

    if (e->semantic && !*words)
        return; /* a stream without vertices */
    e->values = remaining_values(p, words);
}

/* `model u0 f32 ~1e-6`: the one value of the list holds type and tolerance of all values. */
static void parse_model(struct parser *p, char **words)
{
    struct expectation *e = new_expectation(p, &words);
    char *type = *words, *tolerance = type ? words[1] : NULL;
    char any[] = "_";
    char *list[4] = {type, tolerance ? tolerance : any, tolerance ? any : NULL, NULL};

    if (!type || (tolerance && (tolerance[0] != '~' || words[2])))
        refuse(p, "`model` takes a register, a type and a tolerance", NULL);
    if (e->semantic)
        refuse(p, "models compute registers and targets", e->semantic);
    e->by_model = true;
    e->values = remaining_values(p, list);
}

static void parse_needs(struct parser *p, char **words)
{
    struct run_file *f = &p->file;
    struct need need = {.feature = next_word(p, &words, "a feature")};

    if (*words)
        need.number = next_number(p, &words, "a number");
    end_line(p, words);
    f->needs = reallocate(f->needs, f->need_count + 1, sizeof *f->needs);
    f->needs[f->need_count++] = need;
}

/* Joins the remaining words of the line. */
static char *remaining_text(struct parser *p, char **words)
{
    char *text = NULL;
    size_t length = 0;

    for (; *words; words++) {
        size_t word = strlen(*words);
        text = reallocate(text, length + word + 2, 1);
        memcpy(text + length, *words, word + 1);
        length += word;
        if (words[1])
            memcpy(text + length++, " ", 2);
    }
    if (!text)
        refuse(p, "the line ends where a reason is expected", NULL);
    return text;
}

/* `driver-fault llvmpipe 25.0 [--OPTION] REASON` */
static void parse_driver_fault(struct parser *p, char **words)
{
    struct run_file *f = &p->file;
    struct driver_fault fault = {next_word(p, &words, "a driver"), next_word(p, &words, "a version"), NULL, NULL};

    if (*words && strncmp(*words, "--", 2) == 0)
        fault.option = *words++;
    fault.reason = remaining_text(p, words);
    f->faults = reallocate(f->faults, f->fault_count + 1, sizeof *f->faults);
    f->faults[f->fault_count++] = fault;
}

static void parse_executor_lacks(struct parser *p, char **words)
{
    p->file.executor_lacks = remaining_text(p, words);
}

static void parse_dispatch(struct parser *p, char **words)
{
    start_once(p, START_DISPATCH);
    parse_groups(p, &words);
    end_line(p, words);
}

static void parse_line(struct parser *p, char **words)
{
    static const struct {
        const char *keyword;
        void (*parse)(struct parser *p, char **words);
    } lines[] = {{"dispatch", parse_dispatch},
                 {"expect", parse_expect},
                 {"model", parse_model},
                 {"needs", parse_needs},
                 {"driver-fault", parse_driver_fault},
                 {"executor-lacks", parse_executor_lacks}};
    const char *keyword = *words++;

    if (parse_resource_line(p, keyword, words) || parse_graphics_line(p, keyword, words) ||
        parse_pipeline_line(p, keyword, words) || parse_rays_line(p, keyword, words))
        return;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        if (strcmp(lines[i].keyword, keyword) == 0) {
            lines[i].parse(p, words);
            return;
        }
    }
    refuse(p, "no line starts with this word", keyword);
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* Splits the text into lines of words. A line that starts with a blank continues the previous one. */
struct run_file parse_run_file(const char *path)
{
    struct parser p = {.path = path, .file.draw = {.w = {1, 1, 1}, .depth_test = VK_COMPARE_OP_ALWAYS}};
    size_t size;
    char *at = read_file(path, &size);
    if (strlen(at) != size)
        refuse(&p, "it is no text: it has a zero byte", NULL);
    if (strncmp(at, "\xEF\xBB\xBF", 3) == 0) /* editors of Windows write it before UTF-8 */
        at += 3;
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
    if (p.file.start == START_NOTHING)
        refuse(&p, "no dispatch, draw, vertices, rays or pipeline", NULL);
    complete_graphics(&p);
    return p.file;
}
