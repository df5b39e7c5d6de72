/* Prints resources and outputs of `dxil-spirv run`. */
#include "cli/run/run.h"

#include "cli/messages.h"
#include "cli/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void print_word(uint32_t word, char type)
{
    float number;

    memcpy(&number, &word, sizeof number);
    if (type == 'f')
        printf("%.9g", (double)number);
    else if (type == 'i')
        printf("%" PRId32, (int32_t)word);
    else
        printf("%" PRIu32, word);
}

void run_print_words_of(const char *title, const struct dxs_exec_resource *r, char type)
{
    const unsigned char *bytes = r->data;

    printf("%s", title);
    if (r->counter)
        printf(" (counter %" PRIu32 ")", *r->counter);
    printf(":");
    for (size_t at = 0; at + 4 <= r->size; at += 4) {
        printf("%s", at % 32 ? " " : "\n ");
        print_word(load_word(bytes + at), type);
    }
    printf("\n");
}

void run_print_resource(const struct run_dump *dump)
{
    const struct dxs_exec_resource *r = &dump->resource->resource;
    char title[40], space[20] = "";

    if (r->space)
        snprintf(space, sizeof space, ",space%" PRIu32, r->space);
    snprintf(title, sizeof title, "%c%" PRIu32 "%s", "tubshd"[r->resource_class], r -> number, space);
    run_print_words_of(title, r, dump->type);
}

static char type_of(const struct dxs_signature_element *element)
{
    switch (element->component_type) {
    case DXS_COMPONENT_TYPE_I16:
    case DXS_COMPONENT_TYPE_I32:
        return 'i';
    case DXS_COMPONENT_TYPE_I1:
    case DXS_COMPONENT_TYPE_U16:
    case DXS_COMPONENT_TYPE_U32:
        return 'u';
    default:
        return 'f';
    }
}

void run_print_word(uint32_t word, char type)
{
    printf(" ");
    print_word(word, type);
}

void run_print_words(const uint32_t *words, size_t count, char type)
{
    for (size_t i = 0; i < count; i++)
        run_print_word(words[i], type);
    printf("\n");
}

/* One line per vertex or sample: vertex,instance or x,y; sample; components. */
void run_print_output(const struct run_dump *dump, const struct run_extent *extent)
{
    const struct dxs_signature_element *element = dump->element;
    const uint32_t *words = dump->words;
    size_t count = (size_t)extent->width * extent->height * extent->samples;

    printf("%s%" PRIu32 ":\n", dump->semantic, dump->index);
    for (size_t i = 0; i < count; i++, words += 4) {
        size_t at = i / extent->samples;
        bool is_written = !extent->written || extent->written[i];
        if (!is_written && extent->shows_written)
            continue;
        printf(" %zu,%zu", at % extent->width, at / extent->width);
        if (extent->samples > 1)
            printf(" sample %zu", i % extent->samples);
        printf(extent->ends && extent->ends[i] ? " ends a strip:" : ":");
        if (is_written)
            run_print_words(words, element->columns, dump->type ? dump->type : type_of(element));
        else
            printf(" not written\n");
    }
}

enum exit_code run_report_error(struct run_arguments *arguments, const struct dxs_error *error)
{
    arguments->lacks |= error->code == DXS_RESULT_NO_MAPPING;
    return report_error(arguments->input, error);
}
