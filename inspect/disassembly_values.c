/* Writes names, types, constants and references to values as text. */
#include "inspect/disassembly.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Limits, in bytes, for the text of one type or constant. Those that share parts could be exponentially longer as text
 * than in memory. Longer ones end in a type number or dots. */
enum {
    MAX_TYPE_DEPTH = 16,
    MAX_TYPE_TEXT = 4096,
    MAX_CONSTANT_TEXT = 16 * 1024,
    MAX_INITIALIZER_TEXT = 16 * 1024 * 1024,
    MAX_TEXT_PAST_BUDGET = 256
};

static uint32_t text_limit(const struct printer *printer, uint32_t limit)
{
    return printer->spent < printer->budget ? limit : MAX_TEXT_PAST_BUDGET;
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

static bool is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
           c == '.';
}

/* Number of characters to write of a name or string. */
static size_t name_limit(struct printer *printer, size_t length)
{
    if (length <= MAX_TEXT_PAST_BUDGET)
        return length;
    size_t limit = text_limit(printer, UINT32_MAX);
    printer->spent += length;
    return length < limit ? length : limit;
}

static void print_escaped(struct printer *printer, unsigned char c)
{
    if (c == '\\')
        text_string(printer->text, "\\\\");
    else if (c < 0x20 || c >= 0x7F || c == '"')
        text_format(printer->text, "\\%02X", c);
    else
        text_char(printer->text, (char)c);
}

void print_quoted(struct printer *printer, const char *bytes, size_t length)
{
    size_t shown = name_limit(printer, length);

    text_char(printer->text, '"');
    for (size_t i = 0; i < shown; i++)
        print_escaped(printer, (unsigned char)bytes[i]);
    text_string(printer->text, shown < length ? "...\"" : "\"");
}

static void print_name_or_quoted(struct printer *printer, const char *name)
{
    size_t length = strlen(name);
    bool plain = length > 0 && length <= MAX_TEXT_PAST_BUDGET && !(name[0] >= '0' && name[0] <= '9');

    for (const char *c = name; plain && *c; c++)
        plain = is_plain(*c);
    if (plain)
        text_string(printer->text, name);
    else
        print_quoted(printer, name, length);
}

void print_name(struct printer *printer, char sigil, const char *name)
{
    text_char(printer->text, sigil);
    print_name_or_quoted(printer, name);
}

void print_block_name(struct printer *printer, uint32_t block)
{
    const char *const *names = printer->function->block_names;

    if (names && names[block])
        print_name_or_quoted(printer, names[block]);
    else
        text_format(printer->text, "%u", printer->block_slots[block]);
}

void print_block(struct printer *printer, uint32_t block)
{
    text_char(printer->text, '%');
    print_block_name(printer, block);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

/* A type that is being written, up to the part `next_part`. */
struct open_type {
    type_id type;
    uint32_t next_part;
};

static void begin_type(struct printer *printer, const struct type *type)
{
    struct text *text = printer->text;

    switch (type->kind) {
    case TYPE_ARRAY:
        text_format(text, "[%u x ", type->count);
        break;
    case TYPE_VECTOR:
        text_format(text, "<%u x ", type->count);
        break;
    case TYPE_STRUCT:
        text_string(text, type->packed ? "<{" : "{");
        break;
    default:
        break;
    }
}

static void end_type(struct printer *printer, const struct type *type)
{
    struct text *text = printer->text;

    switch (type->kind) {
    case TYPE_ARRAY:
        text_char(text, ']');
        break;
    case TYPE_VECTOR:
        text_char(text, '>');
        break;
    case TYPE_STRUCT:
        text_string(text, type->count ? " }" : "}");
        if (type->packed)
            text_char(text, '>');
        break;
    case TYPE_POINTER:
        if (type->address_space)
            text_format(text, " addrspace(%u)", type->address_space);
        text_char(text, '*');
        break;
    case TYPE_FUNCTION:
        text_string(text, type->variadic ? (type->count ? ", ...)" : "...)") : ")");
        break;
    default:
        break;
    }
}

/* Writes the separator before part number `part` of a type. Returns the part; NO_TYPE: no more. */
static type_id next_part(struct printer *printer, const struct type *type, uint32_t part)
{
    const type_id *members = printer->module->type_members + type->first_member;

    switch (type->kind) {
    case TYPE_ARRAY:
    case TYPE_VECTOR:
    case TYPE_POINTER:
        return part == 0 ? type->element : NO_TYPE;
    case TYPE_STRUCT:
        if (part == type->count)
            return NO_TYPE;
        text_string(printer->text, part ? ", " : " ");
        return members[part];
    case TYPE_FUNCTION: /* result, then parameters */
        if (part == 0)
            return type->element;
        if (part == 1)
            text_string(printer->text, " (");
        if (part > type->count)
            return NO_TYPE;
        if (part > 1)
            text_string(printer->text, ", ");
        return members[part - 1];
    default:
        return NO_TYPE;
    }
}

/* Writes a type without parts, or the name of a named type. Returns false for others. */
static bool print_simple_type(struct printer *printer, const struct type *type)
{
    switch (type->kind) {
    case TYPE_VOID:
        text_string(printer->text, "void");
        return true;
    case TYPE_INTEGER:
        text_char(printer->text, 'i');
        text_number(printer->text, type->bits);
        return true;
    case TYPE_FLOAT:
        text_string(printer->text, type->bits == 16 ? "half" : type->bits == 32 ? "float" : "double");
        return true;
    case TYPE_LABEL:
        text_string(printer->text, "label");
        return true;
    case TYPE_METADATA:
        text_string(printer->text, "metadata");
        return true;
    case TYPE_STRUCT:
    case TYPE_OPAQUE:
        if (type->name)
            print_name(printer, '%', type->name);
        else if (type->kind == TYPE_OPAQUE)
            text_string(printer->text, "opaque");
        return type->name || type->kind == TYPE_OPAQUE;
    default:
        return false;
    }
}

/* Where a type is used, the text ends in dots past the limit; a definition, which is written once, is whole. */
static void print_parts(struct printer *printer, type_id root, bool is_definition)
{
    struct open_type path[MAX_TYPE_DEPTH] = {{root, 0}};
    uint32_t open = 1, start = printer->text->count, limit = text_limit(printer, MAX_TYPE_TEXT);

    begin_type(printer, module_type(printer->module, root));
    while (open > 0) {
        struct open_type *top = &path[open - 1];
        const struct type *type = module_type(printer->module, top->type);
        bool is_full = printer->text->count - start > limit;
        if (is_full && !is_definition)
            text_string(printer->text, "...");
        type_id part = is_full && !is_definition ? NO_TYPE : next_part(printer, type, top->next_part++);
        if (part == NO_TYPE) {
            end_type(printer, type);
            open--;
        } else if (print_simple_type(printer, module_type(printer->module, part))) {
            continue;
        } else if (open == MAX_TYPE_DEPTH || is_full) {
            text_string(printer->text, "%type.");
            text_number(printer->text, part);
        } else {
            begin_type(printer, module_type(printer->module, part));
            path[open++] = (struct open_type){part, 0};
        }
    }
    printer->spent += printer->text->count - start;
}

void print_type(struct printer *printer, type_id type)
{
    if (!print_simple_type(printer, module_type(printer->module, type)))
        print_parts(printer, type, false);
}

void print_struct_body(struct printer *printer, type_id type)
{
    if (module_type(printer->module, type)->kind == TYPE_OPAQUE)
        text_string(printer->text, "opaque");
    else
        print_parts(printer, type, true);
}

/* ---- Constants --------------------------------------------------------------------------------------------------- */

static void print_integer(struct printer *printer, uint32_t bits, uint64_t value)
{
    if (bits == 1)
        text_string(printer->text, value & 1 ? "true" : "false");
    else
        text_number(printer->text, (int64_t)value);
}

/* The double with the value of a float, as bits. NaNs keep their payload. */
static uint64_t widen_float(uint32_t bits)
{
    uint32_t exponent = bits >> 23 & 0xFF;
    uint64_t wide;
    float narrow;

    if (exponent == 0xFF)
        return (uint64_t)(bits >> 31) << 63 | UINT64_C(0x7FF) << 52 | (uint64_t)(bits & 0x7FFFFF) << 29;
    memcpy(&narrow, &bits, sizeof narrow);
    double value = narrow;
    memcpy(&wide, &value, sizeof wide);
    return wide;
}

/* LLVM's notation: decimal if six digits are exact, else the bits of a double. Halves always as bits. */
static void print_float(struct printer *printer, uint32_t width, uint64_t bits)
{
    char decimal[40];
    double value;

    if (width == 16) {
        text_format(printer->text, "0xH%04X", (unsigned)bits);
        return;
    }
    if (width == 32)
        bits = widen_float((uint32_t)bits);
    memcpy(&value, &bits, sizeof value);
    bool is_finite = (bits >> 52 & 0x7FF) != 0x7FF;
    snprintf(decimal, sizeof decimal, "%.5e", value);
    if (!is_finite || strtod(decimal, NULL) != value) {
        text_format(printer->text, "0x%llX", (unsigned long long)bits);
        return;
    }
    snprintf(decimal, sizeof decimal, "%.6e", value);
    text_decimal(printer->text, decimal);
}

static void print_number(struct printer *printer, const struct type *type, uint64_t bits)
{
    if (type->kind == TYPE_FLOAT) {
        print_float(printer, type->bits, bits);
    } else {
        uint32_t unused = 64 - type->bits; /* data is stored zero-extended and written as signed */
        uint64_t sign = UINT64_C(1) << (type->bits - 1);
        print_integer(printer, type->bits, unused && bits & sign ? bits | UINT64_MAX << type->bits : bits);
    }
}

static void print_null(struct printer *printer, const struct type *type)
{
    switch (type->kind) {
    case TYPE_INTEGER:
        print_integer(printer, type->bits, 0);
        break;
    case TYPE_FLOAT:
        print_float(printer, type->bits, 0);
        break;
    case TYPE_POINTER:
        text_string(printer->text, "null");
        break;
    default:
        text_string(printer->text, "zeroinitializer");
        break;
    }
}

static void print_bytes(struct printer *printer, const struct constant *constant)
{
    const uint64_t *data = printer->module->data + constant->first;
    size_t shown = name_limit(printer, constant->count);

    text_string(printer->text, "c\"");
    for (size_t i = 0; i < shown; i++)
        print_escaped(printer, (unsigned char)data[i]);
    text_string(printer->text, shown < constant->count ? "...\"" : "\"");
}

static void print_data(struct printer *printer, const struct constant *constant)
{
    uint32_t start = printer->text->count, limit = text_limit(printer, UINT32_MAX);
    const struct type *type = module_type(printer->module, constant->type);
    const struct type *element = module_type(printer->module, type->element);
    bool is_array = type->kind == TYPE_ARRAY;

    if (is_array && element->kind == TYPE_INTEGER && element->bits == 8) {
        print_bytes(printer, constant);
        return;
    }
    text_char(printer->text, is_array ? '[' : '<');
    for (uint32_t i = 0; i < constant->count; i++) {
        if (i > 0)
            text_string(printer->text, ", ");
        if (printer->text->count - start > limit) {
            text_string(printer->text, "...");
            break;
        }
        print_type(printer, type->element);
        text_char(printer->text, ' ');
        print_number(printer, element, printer->module->data[constant->first + i]);
    }
    text_char(printer->text, is_array ? ']' : '>');
}

static void print_wide_integer(struct printer *printer, const struct constant *constant)
{
    const uint32_t *halves = printer->module->operands + constant->first;

    text_string(printer->text, "u0x");
    for (uint32_t i = constant->count; i-- > 0;)
        text_format(printer->text, "%08X", halves[i]);
}

/* The brackets around the operands of a constant. */
struct brackets {
    const char *open, *close;
};

static struct brackets brackets_of(const struct module *module, const struct constant *constant)
{
    const struct type *type = module_type(module, constant->type);

    if (constant->kind != CONSTANT_AGGREGATE)
        return (struct brackets){"(", ")"};
    if (type->kind == TYPE_ARRAY)
        return (struct brackets){"[", "]"};
    if (type->kind == TYPE_VECTOR)
        return (struct brackets){"<", ">"};
    return type->packed ? (struct brackets){"<{ ", " }>"} : (struct brackets){"{ ", " }"};
}

static void begin_expression(struct printer *printer, const struct constant *constant)
{
    struct text *text = printer->text;

    switch (constant->kind) {
    case CONSTANT_BINARY:
        text_format(text, "%s ", binary_names[constant->op]);
        break;
    case CONSTANT_CAST:
        text_format(text, "%s ", nth_text(cast_names, constant->op));
        break;
    case CONSTANT_GEP:
        text_string(text, constant->flags & FLAG_INBOUNDS ? "getelementptr inbounds " : "getelementptr ");
        break;
    case CONSTANT_SELECT:
        text_string(text, "select ");
        break;
    case CONSTANT_COMPARE:
        text_format(text, "%s %s ", constant->op <= FCMP_TRUE ? "fcmp" : "icmp", predicate_name(constant->op));
        break;
    case CONSTANT_EXTRACT_ELEMENT:
        text_string(text, "extractelement ");
        break;
    case CONSTANT_INSERT_ELEMENT:
        text_string(text, "insertelement ");
        break;
    case CONSTANT_SHUFFLE:
        text_string(text, "shufflevector ");
        break;
    default:
        break;
    }
    text_string(text, brackets_of(printer->module, constant).open);
    if (constant->kind == CONSTANT_GEP) {
        print_type(printer, constant->source_type);
        text_string(text, ", ");
    }
}

static void end_expression(struct printer *printer, const struct constant *constant)
{
    if (constant->kind == CONSTANT_CAST) {
        text_string(printer->text, " to ");
        print_type(printer, constant->type);
    }
    text_string(printer->text, brackets_of(printer->module, constant).close);
}

static bool has_value_operands(const struct constant *constant)
{
    return constant->kind == CONSTANT_AGGREGATE || constant->kind >= CONSTANT_BINARY;
}

static void print_simple_constant(struct printer *printer, const struct constant *constant)
{
    const struct type *type = module_type(printer->module, constant->type);

    switch (constant->kind) {
    case CONSTANT_NULL:
        print_null(printer, type);
        break;
    case CONSTANT_UNDEF:
        text_string(printer->text, "undef");
        break;
    case CONSTANT_INTEGER:
        print_integer(printer, type->bits, constant->bits);
        break;
    case CONSTANT_WIDE_INTEGER:
        print_wide_integer(printer, constant);
        break;
    case CONSTANT_FLOAT:
        print_float(printer, type->bits, constant->bits);
        break;
    default:
        print_data(printer, constant);
        break;
    }
}

/* Writes a value that is no constant with operands. */
static void print_simple_value(struct printer *printer, value_id id)
{
    const struct module *module = printer->module;
    const struct value *value = module_value(module, printer->function, id);
    const char *name = "";

    switch (value->kind) {
    case VALUE_CONSTANT:
        print_simple_constant(printer, &module->constants[value->index]);
        return;
    case VALUE_GLOBAL:
        name = module->globals[value->index].name;
        break;
    case VALUE_FUNCTION:
        name = module->functions[value->index].name;
        break;
    case VALUE_ARGUMENT:
    case VALUE_INSTRUCTION: {
        const char *const *names = printer->function->value_names;
        if (names && names[id - module->value_count])
            print_name(printer, '%', names[id - module->value_count]);
        else
            text_format(printer->text, "%%%u", printer->value_slots[id - module->value_count]);
        return;
    }
    default:
        break;
    }
    if (name[0])
        print_name(printer, '@', name);
    else
        text_format(printer->text, "@%u", printer->module_slots[id]);
}

/* The constant if it has operands; else NULL. */
static const struct constant *compound_constant(struct printer *printer, value_id id)
{
    const struct constant *constant = module_constant(printer->module, printer->function, id);
    return constant && has_value_operands(constant) ? constant : NULL;
}

static void print_compound(struct printer *printer, const struct constant *root, uint32_t limit)
{
    struct {
        const struct constant *constant;
        uint32_t next_operand;
    } path[64 + 1]; /* constants nest at most MAX_NESTING deep */
    uint32_t open = 0, start = printer->text->count;

    for (const struct constant *enter = root;;) {
        if (enter) {
            begin_expression(printer, enter);
            path[open].constant = enter;
            path[open++].next_operand = 0;
        }
        const struct constant *top = path[open - 1].constant;
        uint32_t next = path[open - 1].next_operand++;
        enter = NULL;
        if (next == top->count) {
            end_expression(printer, top);
            if (--open == 0)
                return;
            continue;
        }
        value_id operand = printer->module->operands[top->first + next];
        if (next > 0)
            text_string(printer->text, ", ");
        if (printer->text->count - start > limit) {
            text_string(printer->text, "...");
            path[open - 1].next_operand = top->count;
            continue;
        }
        print_type(printer, module_value(printer->module, printer->function, operand)->type);
        text_char(printer->text, ' ');
        enter = compound_constant(printer, operand);
        if (!enter)
            print_simple_value(printer, operand);
    }
}

static void print_limited(struct printer *printer, value_id value, uint32_t limit)
{
    const struct constant *compound = compound_constant(printer, value);
    uint32_t start = printer->text->count;

    if (compound)
        print_compound(printer, compound, text_limit(printer, limit));
    else
        print_simple_value(printer, value);
    if (compound || printer->text->count - start > MAX_TEXT_PAST_BUDGET)
        printer->spent += printer->text->count - start;
}

void print_value(struct printer *printer, value_id value)
{
    print_limited(printer, value, MAX_CONSTANT_TEXT);
}

void print_initializer(struct printer *printer, value_id value)
{
    print_limited(printer, value, MAX_INITIALIZER_TEXT);
}

void print_typed_value(struct printer *printer, value_id value)
{
    print_type(printer, module_value(printer->module, printer->function, value)->type);
    text_char(printer->text, ' ');
    print_value(printer, value);
}

/* ---- Metadata ---------------------------------------------------------------------------------------------------- */

void print_metadata(struct printer *printer, metadata_id id)
{
    const struct module *module = printer->module;
    bool is_local = id >= module->metadata_count;
    const struct metadata *node =
        is_local ? &printer->function->local_metadata[id - module->metadata_count] : &module->metadata[id];

    switch (node->kind) {
    case METADATA_STRING:
        text_char(printer->text, '!');
        print_quoted(printer, module->metadata_text + node->first, node->count);
        break;
    case METADATA_VALUE:
        print_typed_value(printer, node->value);
        break;
    default:
        text_format(printer->text, "!%u", id);
        break;
    }
}
