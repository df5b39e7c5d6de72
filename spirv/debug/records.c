/* Reads the records of debug metadata. */
#include "spirv/debug/records.h"

const struct metadata *debug_metadata(const struct module *module, uint32_t reference)
{
    return reference && reference <= module->metadata_count ? &module->metadata[reference - 1] : NULL;
}

const struct metadata *debug_record(const struct module *module, uint32_t reference, enum debug_record code)
{
    const struct metadata *record = debug_metadata(module, reference);
    return record && record->kind == METADATA_DEBUG && record->code == code ? record : NULL;
}

uint64_t debug_number(const struct module *module, const struct metadata *record, uint32_t field)
{
    return field < record->count ? module->metadata_numbers[record->first + field] : 0;
}

uint32_t debug_reference(const struct module *module, const struct metadata *record, uint32_t field)
{
    uint64_t number = debug_number(module, record, field);
    return number <= module->metadata_count ? (uint32_t)number : 0;
}

const struct metadata *debug_string_at(const struct module *module, uint32_t reference)
{
    const struct metadata *string = debug_metadata(module, reference);
    return string && string->kind == METADATA_STRING ? string : NULL;
}

const char *debug_copy(struct lowering *l, const char *bytes, uint32_t length)
{
    return utf8_text(l->arena, arena_text(l->arena, bytes, length));
}

const char *debug_text(struct lowering *l, uint32_t reference)
{
    const struct metadata *string = debug_string_at(l->module, reference);

    return string ? debug_copy(l, l->module->metadata_text + string->first, string->count) : NULL;
}
