/* Access to metadata nodes for all views, queries about a module, and its stage and versions. */
#include "dxil/views/views.h"

#include <string.h>

enum {
    MAX_TAGS = 256
}; /* tags of a record: keeps the work small if many records share one list */

/* ---- Access to nodes --------------------------------------------------------------------------------------------- */

/* The metadata at an operand; NULL: null. */
static ALWAYS_INLINE const struct metadata *operand(const struct view *view, uint32_t index)
{
    if (index >= view_count(view))
        return NULL;
    uint32_t id = view->module->metadata_operands[view->node->first + index];
    return id ? &view->module->metadata[id - 1] : NULL;
}

struct view view_tags(const struct view *view, uint32_t index, const char *what)
{
    struct view tags = view_node(view, index, what);

    if (view_count(&tags) > MAX_TAGS || view_count(&tags) % 2 != 0)
        fail(view->module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: a list of tags and values has %u operands",
             what, view_count(&tags));
    return tags;
}

struct view view_node(const struct view *view, uint32_t index, const char *what)
{
    const struct metadata *node = operand(view, index);

    if (node && node->kind != METADATA_NODE)
        fail(view->module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: operand %u of %s is no node", what, index,
             view->what);
    return (struct view){view->module, node, what};
}

const char *view_text(const struct view *view, uint32_t index)
{
    const struct metadata *text = operand(view, index);

    if (!text)
        return "";
    if (text->kind != METADATA_STRING)
        fail(view->module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: operand %u is no string", view->what, index);
    return view->module->metadata_text + text->first;
}

/* The constant at an operand; NULL: none. */
static const struct constant *view_constant(const struct view *view, uint32_t index)
{
    const struct metadata *node = operand(view, index);
    return node && node->kind == METADATA_VALUE ? module_constant(view->module, NULL, node->value) : NULL;
}

_Noreturn static void fail_number(const struct view *view, uint32_t index)
{
    fail(view->module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: operand %u is no number", view->what, index);
}

static ALWAYS_INLINE uint64_t number(const struct view *view, uint32_t index)
{
    const struct metadata *node = operand(view, index);

    if (!node || !node->is_number)
        fail_number(view, index);
    return metadata_number(node);
}

uint64_t view_number(const struct view *view, uint32_t index)
{
    return number(view, index);
}

uint32_t view_uint(const struct view *view, uint32_t index)
{
    return (uint32_t)number(view, index);
}

enum dxs_component_type view_component_type(const struct view *view, uint32_t index)
{
    uint64_t number = view_number(view, index);
    return number <= DXS_COMPONENT_TYPE_PACKED_U8X32 ? (enum dxs_component_type)number : DXS_COMPONENT_TYPE_INVALID;
}

COLD float view_float(const struct view *view, uint32_t index)
{
    const struct constant *constant = view_constant(view, index);
    float number;

    if (!constant || module_type(view->module, constant->type)->kind != TYPE_FLOAT ||
        module_type(view->module, constant->type)->bits != 32 ||
        (constant->kind != CONSTANT_FLOAT && constant->kind != CONSTANT_NULL))
        fail(view->module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: operand %u is no float", view->what, index);
    uint32_t bits = (uint32_t)constant->bits;
    memcpy(&number, &bits, sizeof number);
    return number;
}

value_id view_value(const struct view *view, uint32_t index)
{
    const struct metadata *node = operand(view, index);
    value_id id = node && node->kind == METADATA_VALUE ? node->value : NO_VALUE;

    while (id != NO_VALUE) { /* ends: constants do not contain themselves, see check_constants */
        const struct value *value = module_value(view->module, NULL, id);
        if (value->kind == VALUE_ALIAS) {
            id = value->index;
            continue;
        }
        if (value->kind != VALUE_CONSTANT)
            return id;
        const struct constant *constant = &view->module->constants[value->index];
        id = constant->kind == CONSTANT_CAST ? view->module->operands[constant->first] : NO_VALUE;
    }
    return id;
}

type_id view_type(const struct view *view, uint32_t index)
{
    const struct metadata *node = operand(view, index);
    return node && node->kind == METADATA_VALUE ? node->type : NO_TYPE;
}

struct view named_view(const struct module *module, const struct named_metadata *named, uint32_t index,
                       const char *what)
{
    struct view view = {module, NULL, what};

    if (!named || index >= named->count)
        return view;
    view.node = &module->metadata[module->metadata_operands[named->first + index]];
    if (view.node->kind != METADATA_NODE)
        fail(module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: %.64s does not name a node", what, named->name);
    return view;
}

/* ---- Queries ----------------------------------------------------------------------------------------------------- */

const struct named_metadata *find_named_metadata(const struct module *module, const char *name, size_t length)
{
    for (uint32_t i = 0; i < module->named_metadata_count; i++) {
        const struct named_metadata *named = &module->named_metadata[i];
        if (named->name_length == length && memcmp(named->name, name, length) == 0)
            return named;
    }
    return NULL;
}

bool module_integer(const struct module *module, const struct function *function, value_id id, uint64_t *bits)
{
    const struct value *value = module_value(module, function, id);

    if (value->kind != VALUE_CONSTANT)
        return false;
    const struct constant *constant = &module->constants[value->index];
    if (constant->kind != CONSTANT_INTEGER &&
        (constant->kind != CONSTANT_NULL || module_type(module, constant->type)->kind != TYPE_INTEGER))
        return false;
    *bits = constant->bits; /* 0 for null */
    return true;
}

enum {
    MAX_LARGE_STEPS = 3,  /* phis, selects and operations that may_be_large looks through */
    MAX_LARGE_VALUES = 64 /* and values that it looks at: a phi may name another one thousands of times */
};

/* `left`: values that may still be looked at. */
static COLD bool may_be_large(const struct module *module, const struct function *function, value_id id, uint32_t steps,
                              uint32_t *left)
{
    const struct value *value = module_value(module, function, id);
    uint64_t bits;

    if (module_integer(module, function, id, &bits))
        return bits & 0x8000;
    if (value->kind != VALUE_INSTRUCTION || steps == MAX_LARGE_STEPS || *left == 0)
        return false;
    const struct instruction *i = &function->instructions[value->index];
    if (i->opcode != OP_PHI && i->opcode != OP_SELECT && i->opcode != OP_BINARY)
        return false;
    for (uint32_t n = i->opcode == OP_SELECT; n<i->operand_count && * left> 0; n += i->opcode == OP_PHI ? 2 : 1) {
        --*left;
        if (may_be_large(module, function, function->operands[i->first_operand + n], steps + 1, left))
            return true;
    }
    return false;
}

COLD bool takes_large_words(const struct module *module, const struct function *function, const struct instruction *i,
                            uint32_t first, uint32_t count)
{
    const uint32_t *operands = function->operands + i->first_operand + first;
    const struct type *type = module_type(module, module_value(module, function, *operands)->type);

    for (uint32_t n = 0; n < count && type->kind == TYPE_INTEGER && type->bits == 16 && !module->info.native_16bit;
         n++) {
        uint32_t left = MAX_LARGE_VALUES;
        if (may_be_large(module, function, operands[n], 0, &left))
            return true;
    }
    return false;
}

const char *module_function_attribute(const struct module *module, const struct function *function, const char *key)
{
    if (function->attributes == 0)
        return NULL;
    const struct attribute_list *list = &module->attribute_lists[function->attributes - 1];
    for (uint32_t g = 0; g < list->count; g++) {
        const struct attribute_group *group = &module->attribute_groups[module->attribute_list_groups[list->first + g]];
        for (uint32_t a = group->first; a < group->first + group->count; a++) {
            const struct attribute *attribute = &module->attributes[a];
            if (group->slot == UINT32_MAX && attribute->key && strcmp(attribute->key, key) == 0)
                return attribute->text ? attribute->text : "";
        }
    }
    return NULL;
}

enum denormal_mode module_single_denormals(const struct module *module, const struct dxs_entry *entry)
{
    const struct dxs_module_info *info = &module->info;
    uint32_t index = entry->function == DXS_NONE ? entry->patch_function : entry->function;
    const char *mode = module_function_attribute(module, &module->functions[index], "fp32-denorm-mode");

    if (info->shader_model_major < 6 || (info->shader_model_major == 6 && info->shader_model_minor < 2))
        mode = mode ? mode : "ftz";
    return !mode                           ? DENORMALS_CHOSEN
           : strcmp(mode, "ftz") == 0      ? DENORMALS_FLUSHED
           : strcmp(mode, "preserve") == 0 ? DENORMALS_PRESERVED
                                           : DENORMALS_CHOSEN;
}

const struct module_resource *module_find_resource(const struct module *module, enum dxs_resource_class resource_class,
                                                   uint32_t id)
{
    if ((unsigned)resource_class > DXS_RESOURCE_CLASS_SAMPLER) /* a number from the input */
        return NULL;

    uint32_t first = module->first_resource_of_class[resource_class];
    uint32_t end = module->first_resource_of_class[resource_class + 1];
    if (id < end - first && module->resources[first + id].info.id == id) /* the usual case: ids are dense */
        return &module->resources[first + id];
    while (first < end) { /* binary search, as ids ascend */
        uint32_t middle = first + (end - first) / 2;
        if (module->resources[middle].info.id == id)
            return &module->resources[middle];
        if (module->resources[middle].info.id < id)
            first = middle + 1;
        else
            end = middle;
    }
    return NULL;
}

/* ---- Versions and stage ------------------------------------------------------------------------------------------ */

static enum dxs_stage stage_of_model(struct module *module, const char *model)
{
    static const struct {
        char prefix[4];
        uint8_t stage;
    } stages[] = {
        {"ps", DXS_STAGE_PIXEL},    {"vs", DXS_STAGE_VERTEX}, {"gs", DXS_STAGE_GEOMETRY},
        {"hs", DXS_STAGE_HULL},     {"ds", DXS_STAGE_DOMAIN}, {"cs", DXS_STAGE_COMPUTE},
        {"lib", DXS_STAGE_LIBRARY}, {"ms", DXS_STAGE_MESH},   {"as", DXS_STAGE_AMPLIFICATION},
    };

    for (size_t i = 0; i < sizeof stages / sizeof *stages; i++)
        if (*model == *stages[i].prefix && strcmp(model, stages[i].prefix) == 0)
            return (enum dxs_stage)stages[i].stage;
    fail(module->arena->fault, DXS_RESULT_INVALID_MODULE, "dx.shaderModel: stage \"%.16s\" does not exist", model);
}

static void read_versions(struct module *module)
{
    struct dxs_module_info *info = &module->info;
    struct view model = named_view(module, module_named_metadata(module, "dx.shaderModel"), 0, "shader model");
    struct view version = named_view(module, module_named_metadata(module, "dx.version"), 0, "DXIL version");
    struct view validator = named_view(module, module_named_metadata(module, "dx.valver"), 0, "validator version");

    if (!model.node)
        fail(module->arena->fault, DXS_RESULT_INVALID_MODULE, "the bitcode is not DXIL: it has no dx.shaderModel");
    info->stage = stage_of_model(module, view_text(&model, 0));
    info->shader_model_major = view_uint(&model, 1);
    info->shader_model_minor = view_uint(&model, 2);
    info->dxil_major = version.node ? view_uint(&version, 0) : 1;
    info->dxil_minor = version.node ? view_uint(&version, 1) : 0;
    info->validator_major = validator.node ? view_uint(&validator, 0) : 1;
    info->validator_minor = validator.node ? view_uint(&validator, 1) : 0;
    info->has_debug_info = module_named_metadata(module, "llvm.dbg.cu") != NULL;
}

void module_read_views(struct module *module)
{
    read_versions(module);
    module_read_resources(module);
    read_entries(module);
}
