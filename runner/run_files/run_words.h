/* Parser of .run files: takes words from the current line. */
#ifndef RUNNER_RUN_WORDS_H
#define RUNNER_RUN_WORDS_H

#include "runner/run_files/run_file.h"

enum {
    MAX_EXTENT = 4096, /* width, height or depth of textures and targets */
    MAX_MIPS = 13,     /* of MAX_EXTENT */
    MAX_LAYERS = 2048, /* in Direct3D */
    MAX_GROUPS = 65535
};

struct parser {
    const char *path;
    unsigned line;
    struct run_file file;
};

/* Ends the test as failed, with file, line and reason. `word`: the wrong word, or NULL. */
_Noreturn void refuse(const struct parser *p, const char *reason, const char *word);

/* Reads a number at the start of `*text` and moves `*text` past it. False if there is none. */
bool parse_unsigned(const char **text, uint32_t *number);

/* Each takes one word of the list, which ends with NULL. `what` names the word in messages. */
const char *next_word(struct parser *p, char ***words, const char *what);
uint32_t next_number(struct parser *p, char ***words, const char *what);
/* Nothing may follow on the line. */
void end_line(struct parser *p, char **words);

float next_float(struct parser *p, char ***words, const char *what);
struct register_name next_register(struct parser *p, char ***words);

/* Takes `KEYWORD NUMBER` if the next word is the keyword. The number must not be 0. */
bool parse_optional_count(struct parser *p, char ***words, const char *keyword, uint32_t *count);

struct value_list remaining_values(struct parser *p, char **words);

/* The same for values that fill `bytes` bytes. Counts of the value language may be omitted. */
struct value_list values_of_size(struct parser *p, char **words, size_t bytes);

/* The remaining values as bytes. At least one value is required. */
void *remaining_bytes(struct parser *p, char **words, size_t *size);

/* A keyword and its value. */
struct choice {
    const char *word;
    uint32_t value;
};

bool choose(const char *word, const struct choice *choices, size_t count, uint32_t *value);

#define CHOOSE(word, choices, value) choose(word, choices, sizeof(choices) / sizeof *(choices), value)

/* "less-equal" and so on: VkCompareOp. */
bool choose_comparison(const char *word, uint32_t *value);

/* Sets the start kind. The test fails if the file has already set it. */
void start_once(struct parser *p, enum start_kind kind);

/* Parses a line that declares a resource. False if the keyword does not start one. */
bool parse_resource_line(struct parser *p, const char *keyword, char **words);

/* Adds an input for a register. */
struct input *add_input(struct parser *p, enum input_kind kind, struct register_name name);
void parse_format(struct parser *p, struct input *input, char ***words);
void parse_extent(struct parser *p, uint32_t *const extent[], int most, char ***words);

/* Parse the lines `scene` and `instance`. */
void parse_scene(struct parser *p, char **words);
void parse_instance(struct parser *p, char **words);

/* Parses a line for vertex or pixel shaders. False if the keyword does not start one. */
bool parse_graphics_line(struct parser *p, const char *keyword, char **words);

/* Parses a line for pipelines of several graphics shaders. False if the keyword does not start one. */
bool parse_pipeline_line(struct parser *p, const char *keyword, char **words);

/* Parse counts of groups; of vertices and instances. */
void parse_groups(struct parser *p, char ***words);
void parse_vertex_counts(struct parser *p, char ***words);

/* Parses a line for ray tracing pipelines. False if the keyword does not start one. */
bool parse_rays_line(struct parser *p, const char *keyword, char **words);

/* Fills in defaults. */
void complete_graphics(struct parser *p);

#endif
