/* The elements of root signatures as tables: names in HLSL and JSON, and fields with their names, kinds and defaults.
 * Both writers and both readers of text use them. */
#ifndef INSPECT_ROOT_SIGNATURE_FIELDS_H
#define INSPECT_ROOT_SIGNATURE_FIELDS_H

#include "dxs_root_signature.h"

/* Names are arrays in the tables: pointers would need relocations. */
struct named_number {
    char name[52]; /* empty: the end of a list */
    uint32_t number;
};

enum name_list {
    NO_NAMES,
    ROOT_FLAG_NAMES,
    RANGE_FLAG_NAMES,
    DATA_FLAG_NAMES, /* for root descriptors */
    SAMPLER_FLAG_NAMES,
    VISIBILITY_NAMES,
    FILTER_NAMES,
    ADDRESS_MODE_NAMES,
    COMPARISON_NAMES,
    BORDER_COLOR_NAMES
};
const struct named_number *names_in(enum name_list list);

enum field_kind {
    FIELD_REGISTER, /* HLSL: letter and number, without a field name */
    FIELD_NUMBER,
    FIELD_COUNT,  /* UINT32_MAX: unbounded; null in JSON */
    FIELD_OFFSET, /* UINT32_MAX: append to the range before; null in JSON */
    FIELD_FLOAT,
    FIELD_CHOICE, /* one of `names` */
    FIELD_FLAGS   /* any of `names` */
};

/* A field of 32 bits. */
struct field {
    char hlsl[20], json[16]; /* hlsl "": registers */
    enum field_kind kind;
    enum name_list names;
    uint32_t offset;        /* in the structure */
    uint32_t default_value; /* bits of the default */
    bool required;
    bool always_written; /* even if it is the default */
};

struct element {
    char hlsl[16], json[16];
    char letter; /* of its registers: t, u, b, s */
    const struct field *fields;
    uint32_t field_count;
};

extern const struct element root_parameter_elements[]; /* by enum dxs_root_parameter_type */
extern const struct element range_elements[];          /* by enum dxs_range_type */
extern const struct element static_sampler_element;

enum {
    ROOT_PARAMETER_ELEMENTS = DXS_ROOT_PARAMETER_TYPE_UAV + 1,
    RANGE_ELEMENTS = DXS_RANGE_TYPE_SAMPLER + 1
};

uint32_t field_get(const void *record, const struct field *field);
void field_set(void *record, const struct field *field, uint32_t bits);
void element_set_defaults(void *record, const struct element *element);

/* The name of a number; "?": none. */
const char *name_of_number(const struct named_number *names, uint32_t number);

#endif
