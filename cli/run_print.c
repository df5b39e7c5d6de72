/* What `dxil-spirv run` shows. */
#include "run.h"

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

void run_print_trace(void *user, const struct dxs_exec_trace *trace)
{
    (void)user;
    printf("%s block %" PRIu32 " #%" PRIu32, trace->function, trace->block, trace->instruction);
    if (trace->line)
        printf(" line %" PRIu32, trace->line);
    printf(": %s%s%s\n", trace->operation, *trace->result ? " = " : "", trace->result);
}

void run_print_resource(const struct run_dump *dump)
{
    const struct dxs_exec_resource *r = &dump->resource->resource;
    const unsigned char *bytes = r->data;

    printf("%c%" PRIu32, "tubshd"[r->resource_class], r -> number);
    if (r->space)
        printf(",space%" PRIu32, r->space);
    if (r->counter)
        printf(" (counter %" PRIu32 ")", *r->counter);
    printf(":");
    for (size_t at = 0; at + 4 <= r->size; at += 4) {
        uint32_t word;
        memcpy(&word, bytes + at, sizeof word);
        printf("%s", at % 32 ? " " : "\n ");
        print_word(word, dump->type);
    }
    printf("\n");
}

static char type_of(const struct dxs_signature_element *element)
{
    switch (element->component_type) {
    case DXS_COMPONENT_I16:
    case DXS_COMPONENT_I32:
        return 'i';
    case DXS_COMPONENT_I1:
    case DXS_COMPONENT_U16:
    case DXS_COMPONENT_U32:
        return 'u';
    default:
        return 'f';
    }
}

/* A line for each vertex or pixel: its number in the row, the row, the components. */
void run_print_output(const struct run_dump *dump, const struct dxs_signature_element *element, uint32_t width,
                      uint32_t height, const uint8_t *written)
{
    const uint32_t *words = dump->words;

    printf("%s%" PRIu32 ":\n", dump->semantic, dump->index);
    for (size_t i = 0; i < (size_t)width * height; i++, words += 4) {
        printf(" %zu,%zu:", i % width, i / width);
        for (uint32_t k = 0; k < element->columns && (!written || written[i]); k++) {
            printf(" ");
            print_word(words[k], dump->type ? dump->type : type_of(element));
        }
        printf(written && !written[i] ? " not written\n" : "\n");
    }
}
