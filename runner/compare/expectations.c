/* Executes a run in several orders and ways: see expectations.h. */
#include "runner/compare/expectations.h"

#include <stdio.h>

enum {
    STEPS = 400 * 1000 /* step limit of the executor, per run */
};
#define UNDEFINED_BITS UINT64_C(0x3ff123453f812345)

/* An order of execution and a wave size. */
struct order {
    uint32_t wave_size; /* 0: that of the device */
    bool is_reversed;
};

struct orders {
    struct order list[4];
    size_t count;
};

/* Threads of compute shaders fill waves in order. For pixels and vertices the device chooses the waves: only results
 * that are equal with the narrowest waves, the widest waves and opposite orders are determined. */
static struct orders orders_of(const struct comparison *c)
{
    static const struct orders narrower = {{{0, false}, {4, true}}, 2}, same = {{{0, false}, {0, true}}, 2},
                               any = {{{0, false}, {0, true}, {4, true}, {128, false}}, 4};

    if (!c->traits.uses_waves)
        return narrower;
    return c->shader.entry.stage == DXS_STAGE_COMPUTE ? same : any;
}

void release_expectations(struct expectations *e, const struct run_file *file)
{
    release_reaches(&e->reaches);
    for (size_t i = 0; i < e->count; i++)
        release_execution(&e->of_orders[i], file);
    for (size_t i = 0; i < e->rounding_count; i++)
        release_execution(&e->of_roundings[i], file);
    *e = (struct expectations){0};
}

struct dxs_exec_options options_of_run(const struct device_run *run)
{
    struct dxs_exec_options options = dxs_default_exec_options();

    options.wave_size = run->wave_size;
    options.step_limit = STEPS;
    return options;
}

static struct execution execute_run(const struct comparison *c, const struct run_file *file,
                                    const struct dxs_exec_options *options)
{
    const dxs_module *modules[MAX_PIPELINE_SHADERS + 1];

    if (file->start != START_PIPELINE)
        return execute(c->shader.module, c->shader.entry_number, file, options);
    for (uint32_t i = 0; i < c->shader.graphics_count; i++)
        modules[i] = c->shader.graphics[i].module;
    return execute_pipeline(modules, c->shader.graphics_count, file, options);
}

/* False if the execution failed, or if the shader accessed memory out of bounds or misaligned. */
static bool execute_to_end(struct comparison *c, const struct device_run *run, const struct dxs_exec_options *options,
                           struct execution *execution)
{
    *execution = execute_run(c, run->file, options);
    if (execution->result == DXS_RESULT_OK && execution->out_of_bounds == 0)
        return true;
    snprintf(c->not_compared, sizeof c->not_compared, "%s%s",
             execution->result == DXS_RESULT_UNSUPPORTED ? "not executed: " : "",
             execution->result != DXS_RESULT_OK ? execution->message
                                                : "the shader goes out of an array, or is not aligned");
    release_execution(execution, run->file);
    return false;
}

static size_t list_orders(const struct comparison *c, const struct device_run *run, struct dxs_exec_options *list)
{
    struct orders orders = orders_of(c);

    for (size_t n = 0; n < orders.count; n++) {
        list[n] = options_of_run(run);
        if (orders.list[n].wave_size)
            list[n].wave_size = orders.list[n].wave_size;
        list[n].reversed = orders.list[n].is_reversed;
        list[n].undefined_bits = n > 0 ? UNDEFINED_BITS : 0;
    }
    return orders.count;
}

static size_t list_doubts(const struct comparison *c, const struct device_run *run, struct dxs_exec_options *list)
{
    struct dxs_exec_options pace = options_of_run(run), rows = pace, rounding = pace, kept = pace;
    size_t count = 0;

    kept.keeps_denormals = true;
    if (!c->shader.features.on[DXS_FEATURE_DENORM_FLUSH_32BIT]) /* the module cannot ask the device to flush */
        list[count++] = kept;
    pace.flushes_denormals = pace.serialized_lanes = true;
    rows.linear_lane_order = true;
    for (unsigned i = 0; i < 2; i++) {
        pace.reversed = i > 0;
        pace.undefined_bits = i > 0 ? UINT64_MAX : 0; /* NaN as a float of any width: products with 0 change, too */
        list[count++] = pace;
    }
    if (c->traits.uses_waves)
        list[count++] = rows;
    for (rounding.rounding = 1; rounding.rounding <= MAX_ROUNDINGS; rounding.rounding++)
        list[count++] = rounding;
    return count;
}

size_t list_executions(const struct comparison *c, const struct device_run *run,
                       struct dxs_exec_options list[MAX_EXECUTIONS])
{
    size_t count = list_orders(c, run, list);

    return count + list_doubts(c, run, list + count);
}

bool execute_in_orders(struct comparison *c, const struct device_run *run, struct expectations *e)
{
    struct dxs_exec_options list[MAX_EXECUTIONS];
    size_t count = list_orders(c, run, list);

    *e = (struct expectations){0};
    for (; e->count < count; e->count++) {
        if (!execute_to_end(c, run, &list[e->count], &e->of_orders[e->count])) {
            release_expectations(e, run->file);
            return false;
        }
    }
    return true;
}

void execute_for_doubts(struct comparison *c, const struct device_run *run, struct expectations *e)
{
    struct dxs_exec_options list[MAX_EXECUTIONS];
    size_t count = list_doubts(c, run, list);

    for (size_t n = 0; n < count; n++) {
        if (list[n].rounding && execute_to_end(c, run, &list[n], &e->of_roundings[e->rounding_count]))
            e->rounding_count++;
        else if (!list[n].rounding && execute_to_end(c, run, &list[n], &e->of_orders[e->count]))
            e->count++;
    }
}
