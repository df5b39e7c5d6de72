/* Writes root signatures in HLSL's notation and as JSON. */
#include "inspect/root_signature_text.h"
#include "inspect/json.h"
#include "inspect/root_signature_fields.h"

/* ---- Values ------------------------------------------------------------------------------------------------------ */

/* How names and numbers that stand for none are written. */
struct notation {
    char quote[2], separator[4]; /* of names and of flags */
    char unbounded[12], append[32];
};

static const struct notation hlsl_notation = {"", " | ", "unbounded", "DESCRIPTOR_RANGE_OFFSET_APPEND"};
static const struct notation json_notation = {"\"", ", ", "null", "null"};

static void write_flags(struct text *text, const struct notation *notation, enum name_list list, uint32_t flags)
{
    const char *separator = "";

    for (const struct named_number *names = names_in(list); *names->name; names++) {
        if (flags & names->number) {
            text_format(text, "%s%s%s%s", separator, notation->quote, names->name, notation->quote);
            separator = notation->separator;
        }
    }
}

static void write_value(struct text *text, const struct notation *notation, const struct field *field, uint32_t bits)
{
    switch (field->kind) {
    case FIELD_REGISTER:
    case FIELD_NUMBER:
        text_number(text, bits);
        break;
    case FIELD_COUNT:
    case FIELD_OFFSET:
        if (bits != UINT32_MAX)
            text_number(text, bits);
        else
            text_string(text, field->kind == FIELD_COUNT ? notation->unbounded : notation->append);
        break;
    case FIELD_FLOAT:
        text_float(text, float_of_bits(bits));
        break;
    case FIELD_CHOICE:
        text_format(text, "%s%s%s", notation->quote, name_of_number(names_in(field->names), bits), notation->quote);
        break;
    case FIELD_FLAGS:
        write_flags(text, notation, field->names, bits);
        break;
    }
}

/* ---- HLSL -------------------------------------------------------------------------------------------------------- */

static void hlsl_value(struct text *text, const struct element *element, const struct field *field, uint32_t bits)
{
    if (*field->hlsl)
        text_format(text, "%s = ", field->hlsl);
    if (field->kind == FIELD_REGISTER)
        text_char(text, element->letter);
    if (field->kind == FIELD_FLAGS && !bits)
        text_char(text, '0');
    write_value(text, &hlsl_notation, field, bits);
}

/* Omits fields with default values, except those that people expect to see. */
static void hlsl_fields(struct text *text, const struct element *element, const void *record, bool first)
{
    for (uint32_t n = 0; n < element->field_count; n++) {
        const struct field *field = &element->fields[n];
        uint32_t bits = field_get(record, field);
        if (bits == field->default_value && !field->required && !field->always_written)
            continue;
        text_string(text, first ? "" : ", ");
        hlsl_value(text, element, field, bits);
        first = false;
    }
    text_char(text, ')');
}

static void hlsl_parameter(struct text *text, const struct dxs_root_parameter *parameter)
{
    const struct element *element = &root_parameter_elements[parameter->type];
    uint32_t range_count = parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE ? parameter->range_count : 0;

    text_format(text, "%s(", element->hlsl);
    for (uint32_t n = 0; n < range_count; n++) {
        const struct element *range = &range_elements[parameter->ranges[n].type];
        text_format(text, "%s%s(", n ? ", " : "", range->hlsl);
        hlsl_fields(text, range, &parameter->ranges[n], true);
    }
    hlsl_fields(text, element, parameter, range_count == 0);
}

void root_signature_hlsl(struct text *text, const struct dxs_root_signature_desc *desc)
{
    const char *separator = "";

    if (desc->flags) {
        text_string(text, "RootFlags(");
        write_flags(text, &hlsl_notation, ROOT_FLAG_NAMES, desc->flags);
        text_char(text, ')');
        separator = ",\n";
    }
    for (uint32_t n = 0; n < desc->parameter_count; n++, separator = ",\n") {
        text_string(text, separator);
        hlsl_parameter(text, &desc->parameters[n]);
    }
    for (uint32_t n = 0; n < desc->sampler_count; n++, separator = ",\n") {
        text_format(text, "%s%s(", separator, static_sampler_element.hlsl);
        hlsl_fields(text, &static_sampler_element, &desc->samplers[n], true);
    }
    text_char(text, '\n');
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

static void json_field(struct text *text, const struct field *field, uint32_t bits)
{
    bool is_list = field->kind == FIELD_FLAGS;

    text_format(text, "\"%s\": %s", field->json, is_list ? "[" : "");
    write_value(text, &json_notation, field, bits);
    text_string(text, is_list ? "]" : "");
}

static void json_fields(struct text *text, const struct element *element, const void *record, bool first)
{
    for (uint32_t n = 0; n < element->field_count; n++, first = false) {
        text_string(text, first ? "" : ", ");
        json_field(text, &element->fields[n], field_get(record, &element->fields[n]));
    }
}

static void json_parameter(struct text *text, const struct dxs_root_parameter *parameter)
{
    text_format(text, "    {\"type\": \"%s\"", root_parameter_elements[parameter->type].json);
    json_fields(text, &root_parameter_elements[parameter->type], parameter, false);
    if (parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE) {
        text_string(text, ", \"ranges\": [");
        for (uint32_t n = 0; n < parameter->range_count; n++) {
            const struct element *element = &range_elements[parameter->ranges[n].type];
            text_format(text, "%s\n      {\"type\": \"%s\"", n ? "," : "", element->json);
            json_fields(text, element, &parameter->ranges[n], false);
            text_char(text, '}');
        }
        text_char(text, ']');
    }
    text_char(text, '}');
}

void root_signature_json(struct text *text, const struct dxs_root_signature_desc *desc)
{
    text_format(text, "{\n  \"version\": \"1.%u\",\n  \"flags\": [", desc->version - DXS_ROOT_SIGNATURE_VERSION_V1_0);
    write_flags(text, &json_notation, ROOT_FLAG_NAMES, desc->flags);
    text_string(text, "],\n  \"parameters\": [");
    for (uint32_t n = 0; n < desc->parameter_count; n++) {
        text_string(text, n ? ",\n" : "\n");
        json_parameter(text, &desc->parameters[n]);
    }
    text_string(text, "],\n  \"static_samplers\": [");
    for (uint32_t n = 0; n < desc->sampler_count; n++) {
        text_string(text, n ? ",\n    {" : "\n    {");
        json_fields(text, &static_sampler_element, &desc->samplers[n], true);
        text_char(text, '}');
    }
    text_string(text, "]\n}\n");
}
