/* The functions that models call, and the search for a shader's model. */
#include "run_shaders/model_run.h"

#include "runner/common/report.h"
#include "run_shaders/models.h"

#include <stdlib.h>
#include <string.h>

static size_t input_index(const struct run *run, const char *register_name)
{
    struct register_name name;
    const struct input *input = parse_register(register_name, &name) ? find_input(run->file, name, false) : NULL;

    if (!input)
        test_fails("the model asks for %s, which the .run file does not give", register_name);
    return (size_t)(input - run->file->inputs);
}

const void *model_input(const struct run *run, const char *register_name)
{
    return run->file->inputs[input_index(run, register_name)].bytes;
}

void *model_output(const struct run *run, const char *register_name)
{
    size_t index = input_index(run, register_name);
    const struct input *input = &run->file->inputs[index];

    if (!run->outputs[index]) {
        run->outputs[index] = allocate(input->size, 1);
        memcpy(run->outputs[index], input->bytes, input->size);
    }
    return run->outputs[index];
}

uint32_t model_wave_size(const struct run *run)
{
    return run->wave_size;
}

struct run run_model(const char *shader, const struct run_file *file, uint32_t wave_size)
{
    struct run run = {file, allocate(file->input_count, sizeof(void *)), wave_size};

    for (const struct model_entry *entry = models; entry->shader; entry++) {
        if (strcmp(entry->shader, shader) == 0) {
            entry->compute(&run);
            return run;
        }
    }
    test_fails("the .run file wants a model, but there is no %s.model.c", shader);
}
