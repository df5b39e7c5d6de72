/* Words of the line of a .run file that is being parsed. */
#ifndef TESTS_VULKAN_RUN_WORDS_H
#define TESTS_VULKAN_RUN_WORDS_H

#include "run_files/run_file.h"

enum {
    MAX_EXTENT = 4096, /* of textures and targets */
    MAX_GROUPS = 65535
};

struct parser {
    const char *path;
    unsigned line;
    struct run_file file;
};

/* The test fails with the place in the file; `word` may be NULL. */
_Noreturn void refuse(const struct parser *p, const char *reason, const char *word);

/* A number at the start of `*text`, which moves behind it. False if there is none. */
bool parse_unsigned(const char **text, uint32_t *number);

/* Each takes one word of the list that ends with NULL. */
const char *next_word(struct parser *p, char ***words, const char *what);
uint32_t next_number(struct parser *p, char ***words, const char *what);
float next_float(struct parser *p, char ***words, const char *what);
struct register_name next_register(struct parser *p, char ***words);

/* `KEYWORD NUMBER` if that is what comes next; the number is not 0. */
bool parse_optional_count(struct parser *p, char ***words, const char *keyword, uint32_t *count);

struct value_list remaining_values(struct parser *p, char **words);

/* The same for values that fill this many bytes: counts may be left out. */
struct value_list values_of_size(struct parser *p, char **words, size_t bytes);

/* Values as bytes; none is an error. */
void *remaining_bytes(struct parser *p, char **words, size_t *size);

/* A word that is one of several. */
struct choice {
    const char *word;
    uint32_t value;
};

bool choose(const char *word, const struct choice *choices, size_t count, uint32_t *value);

#define CHOOSE(word, choices, value) choose(word, choices, sizeof(choices) / sizeof *(choices), value)

/* "less-equal" and so on: VkCompareOp. */
bool choose_comparison(const char *word, uint32_t *value);

/* Notes how the file starts its shader, which it says only once. */
void start_once(struct parser *p, enum start_kind kind);

/* Lines of resources: false if the keyword is none of theirs. */
bool parse_resource_line(struct parser *p, const char *keyword, char **words);

/* Adds the input that a register names. */
struct input *add_input(struct parser *p, enum input_kind kind, struct register_name name);
void parse_format(struct parser *p, struct input *input, char ***words);
void parse_extent(struct parser *p, uint32_t *const extent[], int most, char ***words);

/* The lines `scene` and `instance`. */
void parse_scene(struct parser *p, char **words);
void parse_instance(struct parser *p, char **words);

/* Lines of vertex and pixel shaders: false if the keyword is none of theirs. */
bool parse_graphics_line(struct parser *p, const char *keyword, char **words);

/* Lines of ray tracing pipelines: false if the keyword is none of theirs. */
bool parse_rays_line(struct parser *p, const char *keyword, char **words);

/* Fills in what the file has left to defaults. */
void complete_graphics(struct parser *p);

#endif
