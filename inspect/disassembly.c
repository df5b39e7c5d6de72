/* Writes a module as text in LLVM's order and syntax: types, globals, functions, attributes, metadata. Comments name
 * the DXIL operations. */
#include "inspect/disassembly.h"
#include "inspect/source_place.h"

#include <string.h>

#define NO_SLOT UINT32_MAX

/* Budget for the text of types, constants and long names, which share parts and can grow exponentially. Modules of
 * compilers stay far below it. */
enum {
    FREE_TEXT = 16 << 20,
    TEXT_PER_BYTE = 4 /* per byte of the module in memory */
};

/* ---- Head -------------------------------------------------------------------------------------------------------- */

static void print_head(struct printer *printer)
{
    const struct module *module = printer->module;
    const struct dxs_module_info *info = &module->info;

    text_format(printer->text, "; %s, shader model %u.%u, ", dxs_stage_name(info->stage), info->shader_model_major,
                info->shader_model_minor);
    if (info->shader_model_major < 6) {
        text_string(printer->text, "from DXBC\n\n");
        return;
    }
    text_format(printer->text, "DXIL %u.%u, validator %u.%u\n", info->dxil_major, info->dxil_minor,
                info->validator_major, info->validator_minor);
    text_string(printer->text, "target datalayout = ");
    print_quoted(printer, module->data_layout, strlen(module->data_layout));
    text_string(printer->text, "\ntarget triple = ");
    print_quoted(printer, module->triple, strlen(module->triple));
    text_string(printer->text, "\n\n");
}

static void print_types(struct printer *printer)
{
    for (type_id id = 0; id < printer->module->type_count; id++) {
        const struct type *type = module_type(printer->module, id);
        if (!type->name)
            continue;
        print_name(printer, '%', type->name);
        text_string(printer->text, " = type ");
        print_struct_body(printer, id);
        text_char(printer->text, '\n');
    }
    text_char(printer->text, '\n');
}

static const char *linkage_name(uint8_t linkage)
{
    switch (linkage) {
    case 1:
    case 16:
        return "weak ";
    case 2:
        return "appending ";
    case 3:
        return "internal ";
    case 4:
    case 18:
        return "linkonce ";
    case 7:
        return "extern_weak ";
    case 8:
        return "common ";
    case 9:
    case 13:
    case 14:
        return "private ";
    case 10:
    case 17:
        return "weak_odr ";
    case 11:
    case 19:
        return "linkonce_odr ";
    case 12:
        return "available_externally ";
    default:
        return "";
    }
}

static void print_globals(struct printer *printer)
{
    const struct module *module = printer->module;

    for (value_id id = 0; id < module->value_count; id++) {
        if (module->values[id].kind != VALUE_GLOBAL)
            continue;
        const struct global *global = &module->globals[module->values[id].index];
        const char *linkage = linkage_name(global->linkage);
        print_value(printer, id);
        text_format(printer->text, " = %s", linkage[0] || global->initializer != NO_VALUE ? linkage : "external ");
        if (global->address_space)
            text_format(printer->text, "addrspace(%u) ", global->address_space);
        text_string(printer->text, global->is_constant ? "constant " : "global ");
        print_type(printer, global->value_type);
        if (global->initializer != NO_VALUE) {
            text_char(printer->text, ' ');
            print_initializer(printer, global->initializer);
        }
        if (global->alignment)
            text_format(printer->text, ", align %u", global->alignment);
        text_char(printer->text, '\n');
    }
    text_char(printer->text, '\n');
}

/* ---- Functions --------------------------------------------------------------------------------------------------- */

static bool is_named(const char *const *names, uint32_t index)
{
    return names && names[index];
}

/* Numbers unnamed arguments, blocks and results, in one sequence as LLVM does. */
static void number_values(struct printer *printer, const struct function *function)
{
    uint32_t *value_slots = arena_words(printer->text->arena, function->value_count);
    uint32_t *block_slots = arena_words(printer->text->arena, function->block_count);
    uint32_t next = 0;

    for (uint32_t i = 0; i < function->argument_count; i++)
        value_slots[i] = is_named(function->value_names, i) ? NO_SLOT : next++;
    for (uint32_t b = 0; b < function->block_count; b++) {
        const struct basic_block *block = &function->blocks[b];
        block_slots[b] = is_named(function->block_names, b) ? NO_SLOT : next++;
        for (uint32_t i = 0; i < block->instruction_count; i++) {
            value_id result = function->instructions[block->first_instruction + i].result;
            uint32_t local = result - printer->module->value_count;
            if (result != NO_VALUE)
                value_slots[local] = is_named(function->value_names, local) ? NO_SLOT : next++;
        }
    }
    printer->value_slots = value_slots;
    printer->block_slots = block_slots;
}

static void print_signature(struct printer *printer, const struct function *function)
{
    const struct module *module = printer->module;
    const struct type *type = module_type(module, function->type);

    text_string(printer->text, function->is_declaration ? "declare " : "define ");
    text_string(printer->text, linkage_name(function->linkage));
    print_type(printer, type->element);
    text_char(printer->text, ' ');
    print_name(printer, '@', function->name);
    text_char(printer->text, '(');
    for (uint32_t i = 0; i < type->count; i++) {
        text_string(printer->text, i ? ", " : "");
        print_type(printer, module->type_members[type->first_member + i]);
        if (!function->is_declaration) {
            text_char(printer->text, ' ');
            print_value(printer, module->value_count + i);
        }
    }
    text_string(printer->text, type->variadic ? (type->count ? ", ...)" : "...)") : ")");
    if (function->attributes)
        text_format(printer->text, " #%u", function->attributes - 1);
}

/* Writes the attachments of an instruction. Known compilers sort them by instruction, so `*next` only advances. */
static void print_attachments(struct printer *printer, uint32_t instruction, uint32_t *next)
{
    const struct function *function = printer->function;

    for (; *next < function->attachment_count && function->attachments[*next].instruction == instruction; ++*next) {
        const struct attachment *attachment = &function->attachments[*next];
        const char *kind = printer->module->metadata_kinds[attachment->kind];
        text_string(printer->text, instruction == UINT32_MAX ? " " : ", ");
        print_name(printer, '!', kind ? kind : "unknown");
        text_char(printer->text, ' ');
        print_metadata(printer, attachment->node);
    }
}

/* " ; #NUMBER OPERATION, FILE:LINE:COLUMN". Calls of llvm.dbg.* have no number. */
static void print_comment(struct printer *printer, uint32_t index)
{
    const struct instruction *instruction = &printer->function->instructions[index];
    const struct debug_location *location = instruction_location(printer->function, index);
    bool has_number = instruction->opcode != OP_DEBUG_CALL;

    if (has_number)
        text_format(printer->text, " ; #%u", instruction_number(printer->function, index));
    if (instruction->dx_op != DX_OP_NONE)
        text_format(printer->text, " %s", dx_operation_name(instruction->dx_op));
    if (location) {
        text_string(printer->text, has_number ? ", " : " ; ");
        text_source_place(printer->text, printer->module, location);
    }
}

static void print_body(struct printer *printer, const struct function *function)
{
    uint32_t next_attachment = 0;

    print_attachments(printer, UINT32_MAX, &next_attachment);
    text_string(printer->text, " {\n");
    for (uint32_t b = 0; b < function->block_count; b++) {
        const struct basic_block *block = &function->blocks[b];
        if (b > 0)
            text_char(printer->text, '\n');
        if (b > 0 || is_named(function->block_names, b)) {
            print_block_name(printer, b);
            text_string(printer->text, ":\n");
        }
        for (uint32_t i = block->first_instruction; i < block->first_instruction + block->instruction_count; i++) {
            const struct instruction *instruction = &function->instructions[i];
            print_instruction(printer, block, instruction);
            while (next_attachment < function->attachment_count &&
                   function->attachments[next_attachment].instruction < i)
                next_attachment++;
            print_attachments(printer, i, &next_attachment);
            print_comment(printer, i);
            text_char(printer->text, '\n');
        }
    }
    text_string(printer->text, "}\n");
}

static void print_functions(struct printer *printer)
{
    const struct module *module = printer->module;

    for (uint32_t i = 0; i < module->function_count; i++) {
        const struct function *function = &module->functions[i];
        printer->function = function;
        if (!function->is_declaration)
            number_values(printer, function);
        if (!function->is_declaration)
            text_format(printer->text, "; function %u\n", i);
        print_signature(printer, function);
        if (function->is_declaration)
            text_char(printer->text, '\n');
        else
            print_body(printer, function);
        text_char(printer->text, '\n');
        printer->function = NULL;
    }
}

/* ---- Attributes -------------------------------------------------------------------------------------------------- */

static const char *attribute_name(uint32_t kind)
{
    static const char names[] = "align\0"
                                "alwaysinline\0"
                                "byval\0"
                                "inlinehint\0"
                                "inreg\0"
                                "minsize\0"
                                "naked\0"
                                "nest\0"
                                "noalias\0"
                                "nobuiltin\0"
                                "nocapture\0"
                                "noduplicate\0"
                                "noimplicitfloat\0"
                                "noinline\0"
                                "nonlazybind\0"
                                "noredzone\0"
                                "noreturn\0"
                                "nounwind\0"
                                "optsize\0"
                                "readnone\0"
                                "readonly\0"
                                "returned\0"
                                "returns_twice\0"
                                "signext\0"
                                "alignstack\0"
                                "ssp\0"
                                "sspreq\0"
                                "sspstrong\0"
                                "sret\0"
                                "sanitize_address\0"
                                "sanitize_thread\0"
                                "sanitize_memory\0"
                                "uwtable\0"
                                "zeroext\0"
                                "builtin\0"
                                "cold\0"
                                "optnone\0"
                                "inalloca\0"
                                "nonnull\0"
                                "jumptable\0"
                                "dereferenceable\0"
                                "dereferenceable_or_null\0"
                                "convergent\0"
                                "safestack\0"
                                "argmemonly\0";

    return nth_text(names, kind - 1);
}

static void print_attribute(struct printer *printer, const struct attribute *attribute)
{
    text_char(printer->text, ' ');
    if (!attribute->key) {
        text_string(printer->text, attribute_name(attribute->kind));
        if (attribute->integer)
            text_format(printer->text, "(%llu)", (unsigned long long)attribute->integer);
        return;
    }
    print_quoted(printer, attribute->key, strlen(attribute->key));
    if (attribute->text) {
        text_char(printer->text, '=');
        print_quoted(printer, attribute->text, strlen(attribute->text));
    }
}

/* Writes the attributes of functions, without those of parameters. */
static void print_attributes(struct printer *printer)
{
    const struct module *module = printer->module;

    for (uint32_t i = 0; i < module->attribute_list_count; i++) {
        const struct attribute_list *list = &module->attribute_lists[i];
        text_format(printer->text, "attributes #%u = {", i);
        for (uint32_t g = 0; g < list->count; g++) {
            const struct attribute_group *group =
                &module->attribute_groups[module->attribute_list_groups[list->first + g]];
            for (uint32_t a = 0; a < group->count && group->slot == UINT32_MAX; a++)
                print_attribute(printer, &module->attributes[group->first + a]);
        }
        text_string(printer->text, " }\n");
    }
}

/* ---- Metadata ---------------------------------------------------------------------------------------------------- */

static void print_named_metadata(struct printer *printer)
{
    const struct module *module = printer->module;

    for (uint32_t i = 0; i < module->named_metadata_count; i++) {
        const struct named_metadata *named = &module->named_metadata[i];
        print_name(printer, '!', named->name);
        text_string(printer->text, " = !{");
        for (uint32_t o = 0; o < named->count; o++) {
            text_string(printer->text, o ? ", " : "");
            text_format(printer->text, "!%u", module->metadata_operands[named->first + o]);
        }
        text_string(printer->text, "}\n");
    }
    text_char(printer->text, '\n');
}

static const char *debug_record_name(uint8_t code)
{
    static const char names[] = "GenericDINode\0"
                                "DISubrange\0"
                                "DIEnumerator\0"
                                "DIBasicType\0"
                                "DIFile\0"
                                "DIDerivedType\0"
                                "DICompositeType\0"
                                "DISubroutineType\0"
                                "DICompileUnit\0"
                                "DISubprogram\0"
                                "DILexicalBlock\0"
                                "DILexicalBlockFile\0"
                                "DINamespace\0"
                                "DITemplateTypeParameter\0"
                                "DITemplateValueParameter\0"
                                "DIGlobalVariable\0"
                                "DILocalVariable\0"
                                "DIExpression\0"
                                "DIObjCProperty\0"
                                "DIImportedEntity\0"
                                "DIModule\0";

    enum {
        FIRST = 12 /* but for locations, 7 */
    };
    return code == 7 ? "DILocation" : code < FIRST ? "DINode" : nth_text(names, code - FIRST);
}

static void print_node(struct printer *printer, const struct metadata *node)
{
    const struct module *module = printer->module;

    if (node->distinct)
        text_string(printer->text, "distinct ");
    if (node->kind == METADATA_DEBUG) { /* the numbers of its record */
        text_format(printer->text, "!%s(", debug_record_name(node->code));
        for (uint32_t i = 0; i < node->count; i++)
            text_format(printer->text, i ? ", %llu" : "%llu",
                        (unsigned long long)module->metadata_numbers[node->first + i]);
        text_char(printer->text, ')');
        return;
    }
    text_string(printer->text, "!{");
    for (uint32_t i = 0; i < node->count; i++) {
        uint32_t operand = module->metadata_operands[node->first + i];
        text_string(printer->text, i ? ", " : "");
        if (operand)
            print_metadata(printer, operand - 1);
        else
            text_string(printer->text, "null");
    }
    text_char(printer->text, '}');
}

static void print_nodes(struct printer *printer)
{
    for (metadata_id id = 0; id < printer->module->metadata_count; id++) {
        const struct metadata *node = &printer->module->metadata[id];
        if (node->kind != METADATA_NODE && node->kind != METADATA_DEBUG)
            continue; /* strings and values are written at their uses */
        text_format(printer->text, "!%u = ", id);
        print_node(printer, node);
        text_char(printer->text, '\n');
    }
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

/* Numbers unnamed globals and functions, in one sequence. */
static const uint32_t *number_module_values(struct printer *printer)
{
    const struct module *module = printer->module;
    uint32_t *slots = arena_words(printer->text->arena, module->value_count);
    uint32_t next = 0;

    for (value_id id = 0; id < module->value_count; id++) {
        const struct value *value = &module->values[id];
        bool is_unnamed = (value->kind == VALUE_GLOBAL && !module->globals[value->index].name[0]) ||
                          (value->kind == VALUE_FUNCTION && !module->functions[value->index].name[0]) ||
                          value->kind == VALUE_ALIAS;
        slots[id] = is_unnamed ? next++ : NO_SLOT;
    }
    return slots;
}

void module_disassemble(const struct module *module, struct text *text)
{
    struct printer printer = {
        .module = module, .text = text, .budget = FREE_TEXT + TEXT_PER_BYTE * module->arena->held};

    printer.module_slots = number_module_values(&printer);
    print_head(&printer);
    print_types(&printer);
    print_globals(&printer);
    print_functions(&printer);
    print_attributes(&printer);
    print_named_metadata(&printer);
    print_nodes(&printer);
}
