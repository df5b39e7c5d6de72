#include "runner/rays/local_arguments.h"

#include "runner/common/report.h"

#include <string.h>

enum {
    UNUSED = 0xBAD0 /* in parameters that no shader uses */
};

static void add_item(struct shader_record *record, struct record_item item)
{
    record->items = reallocate(record->items, record->item_count + 1, sizeof *record->items);
    record->items[record->item_count++] = item;
}

static void add_constants(struct shader_record *record, const struct dxs_root_parameter *parameter,
                          const struct input *input)
{
    for (uint32_t n = 0; n < parameter->constant_count; n++) {
        uint32_t word = UNUSED + n;
        if (input && (n + 1) * sizeof word <= input->size)
            memcpy(&word, (const char *)input->bytes + n * sizeof word, sizeof word);
        add_item(record, (struct record_item){.kind = RECORD_WORD, .value = word});
    }
}

static void add_argument(struct shader_record *record, const struct run_file *file,
                         const struct dxs_root_parameter *parameter)
{
    static const char letters[] = {[DXS_ROOT_PARAMETER_TYPE_CONSTANTS] = 'b',
                                   [DXS_ROOT_PARAMETER_TYPE_CBV] = 'b',
                                   [DXS_ROOT_PARAMETER_TYPE_SRV] = 't',
                                   [DXS_ROOT_PARAMETER_TYPE_UAV] = 'u'};

    if (parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE) {
        struct register_name place = {parameter->ranges[0].type == DXS_RANGE_TYPE_SAMPLER ? 'd' : 'h', TABLE_OF_RECORDS,
                                      0};
        add_item(record, (struct record_item){RECORD_DESCRIPTOR, TABLE_OF_RECORDS, place});
        return;
    }
    struct register_name name = {letters[parameter->type], parameter->shader_register, parameter->space};
    const struct input *input = find_input(file, name, false);
    if (parameter->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS)
        add_constants(record, parameter, input);
    else if (input)
        add_item(record, (struct record_item){.kind = RECORD_ADDRESS, .name = name});
    else
        add_item(record, (struct record_item){.kind = RECORD_DESCRIPTOR, .value = UNUSED});
}

void fill_records(struct run_file *file, const struct root_binding *root)
{
    for (size_t i = 0; i < file->rays.record_count; i++) {
        struct shader_record *record = &file->rays.records[i];
        record->item_count = 0;
        for (uint32_t p = 0; p < root->local_signature->parameter_count; p++)
            add_argument(record, file, &root->local_signature->parameters[p]);
    }
}
