/* The elements of root signatures as data: what each is called in HLSL's notation and in JSON, and the same of its
 * fields. Both writers and both readers of text go by these tables. */
#ifndef INSPECT_ROOT_SIGNATURE_FIELDS_H
#define INSPECT_ROOT_SIGNATURE_FIELDS_H

#include "dxs_root_signature.h"

/* Names stand in the tables themselves: pointers would each have to be relocated when the library is loaded. */
struct named_number {
    char name[52]; /* empty: the end of a list */
    uint32_t number;
};

enum name_list {
    NO_NAMES,
    ROOT_FLAG_NAMES,
    RANGE_FLAG_NAMES,
    DATA_FLAG_NAMES, /* of root descriptors */
    SAMPLER_FLAG_NAMES,
    VISIBILITY_NAMES,
    FILTER_NAMES,
    ADDRESS_MODE_NAMES,
    COMPARISON_NAMES,
    BORDER_COLOR_NAMES
};
const struct named_number *names_in(enum name_list list);

enum field_kind {
    FIELD_REGISTER, /* HLSL: a letter and a number, without a name of the field */
    FIELD_NUMBER,
    FIELD_COUNT,  /* UINT32_MAX: no end; null in JSON */
    FIELD_OFFSET, /* UINT32_MAX: behind the one before; null in JSON */
    FIELD_FLOAT,
    FIELD_CHOICE, /* one of `names` */
    FIELD_FLAGS   /* any of `names` */
};

/* All fields are 32 bits wide. */
struct field {
    char hlsl[20], json[16]; /* registers have no name in HLSL */
    enum field_kind kind;
    enum name_list names;
    uint32_t offset;   /* in the struct */
    uint32_t standard; /* its bits, if nothing is said */
    bool mandatory;
    bool always_shown; /* even if it is the standard */
};

struct element {
    char hlsl[16], json[16];
    char letter; /* of its registers */
    const struct field *fields;
    uint32_t field_count;
};

extern const struct element root_parameter_elements[]; /* by enum dxs_root_parameter_type */
extern const struct element range_elements[];          /* by enum dxs_range_type */
extern const struct element static_sampler_element;

enum {
    ROOT_PARAMETER_ELEMENTS = DXS_ROOT_UAV + 1,
    RANGE_ELEMENTS = DXS_RANGE_SAMPLER + 1
};

uint32_t field_get(const void *record, const struct field *field);
void field_set(void *record, const struct field *field, uint32_t bits);
void element_set_standards(void *record, const struct element *element);

/* "?" if there is none. */
const char *name_of_number(const struct named_number *names, uint32_t number);

#endif
