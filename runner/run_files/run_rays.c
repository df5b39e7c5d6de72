/* Parses the lines of .run files that start a ray tracing pipeline and fill its shader table. */
#include "runner/common/report.h"
#include "runner/run_files/run_words.h"

#include <string.h>

static struct shader_record *add_record(struct parser *p, enum record_kind kind)
{
    struct rays *rays = &p->file.rays;

    rays->records = reallocate(rays->records, rays->record_count + 1, sizeof *rays->records);
    rays->records[rays->record_count] = (struct shader_record){.kind = kind};
    return &rays->records[rays->record_count++];
}

static const char *next_shader(struct parser *p, char ***words)
{
    const char *name = next_word(p, words, "the name of a shader");

    return strcmp(name, "-") == 0 ? NULL : name;
}

/* Local root arguments, which follow the shader handle in a record. `7`: a word. `@t1,space1`: device address of a
 * buffer. `h40`: handle of descriptor 40 of the heap. */
static void parse_record_data(struct parser *p, struct shader_record *record, char **words)
{
    while (*words) {
        struct record_item item = {.kind = RECORD_WORD};
        record->items = reallocate(record->items, record->item_count + 1, sizeof *record->items);
        if (**words == '@') {
            item.kind = RECORD_ADDRESS;
            if (!parse_register(*words++ + 1, &item.name))
                refuse(p, "no register", words[-1]);
        } else if (parse_register(*words, &item.name)) {
            item.kind = RECORD_DESCRIPTOR;
            item.value = item.name.number;
            if (item.name.letter != 'h' && item.name.letter != 'd')
                refuse(p, "no place in a heap", *words);
            words++;
        } else {
            item.value = next_number(p, &words, "a word, an address or a descriptor");
        }
        record->items[record->item_count++] = item;
    }
}

/* `rays 8 4 1 generate 1 2 3` */
static void parse_rays(struct parser *p, char **words)
{
    start_once(p, START_RAYS);
    for (int i = 0; i < 3; i++) {
        p->file.rays.extent[i] = next_number(p, &words, "width, height and depth");
        if (p->file.rays.extent[i] == 0 || p->file.rays.extent[i] > MAX_EXTENT)
            refuse(p, "no extent", words[-1]);
    }
    struct shader_record *record = add_record(p, RECORD_GENERATION);
    record->shaders[0] = next_shader(p, &words);
    if (!record->shaders[0])
        refuse(p, "rays need a shader that generates them", NULL);
    parse_record_data(p, record, words);
    p->file.executor_lacks = "ray tracing pipelines";
}

static void parse_one(struct parser *p, enum record_kind kind, char **words)
{
    struct shader_record *record = add_record(p, kind);

    record->shaders[0] = next_shader(p, &words);
    parse_record_data(p, record, words);
}

/* `hit CLOSEST ANY INTERSECTION`: names of shaders; `-`: none */
static void parse_hit(struct parser *p, char **words)
{
    struct shader_record *record = add_record(p, RECORD_HIT);

    for (int i = 0; i < 3; i++)
        record->shaders[i] = next_shader(p, &words);
    parse_record_data(p, record, words);
}

bool parse_rays_line(struct parser *p, const char *keyword, char **words)
{
    if (strcmp(keyword, "rays") == 0)
        parse_rays(p, words);
    else if (strcmp(keyword, "miss") == 0)
        parse_one(p, RECORD_MISS, words);
    else if (strcmp(keyword, "callable") == 0)
        parse_one(p, RECORD_CALLABLE, words);
    else if (strcmp(keyword, "hit") == 0)
        parse_hit(p, words);
    else
        return false;
    return true;
}
