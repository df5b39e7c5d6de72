/* Converts many inputs into a folder. Threads take one input after the other. Each result is recorded, shown and
 * counted. */
#include "cli/batch/batch.h"

#include "cli/conversion/convert.h"
#include "cli/files.h"
#include "cli/folders.h"
#include "cli/hash.h"
#include "cli/messages.h"
#include "cli/batch/plan.h"
#include "cli/batch/records.h"
#include "cli/batch/workers.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_RESULTS = 32, /* of enum dxs_result */
    MAX_SHOWN_SKIPPED = 5
};

struct batch {
    const struct command *command;
    struct plan plan;
    struct records records; /* of earlier runs */
    uint64_t options_hash;
    bool shows_progress;

    struct lock *lock; /* protects what follows */
    size_t next;       /* index of the next input */
    size_t done, converted, up_to_date, failed;
    size_t failed_by_result[MAX_RESULTS]; /* DXS_RESULT_OK: failed outside the library */
    enum exit_code code;
    struct names claimed; /* paths; value: the input whose output it is, or the batch if the path is an input */
    struct line_file record_file;
    bool writes_records, records_failed;
    double start, shown; /* seconds: when the batch began, when progress was last shown */
};

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* The options, the content of the files that they name, the output folder and the library's version. */
static uint64_t hash_options(const struct command *command)
{
    const struct dxs_layout_policy *policy = &command->policy;
    const uint32_t limits[] = {policy->model.push_constant_limit, policy->model.set_limit,
                               policy->storage_buffer_alignment, policy->texel_buffer_alignment};
    const char *const files[] = {command->root_signature, command->local_root_signature};
    uint64_t hash = command->options_hash;
    for (size_t n = 0; n < sizeof(files) / sizeof(files[0]); n++) {
        size_t size;
        void *bytes = files[n] ? file_read(files[n], &size) : NULL;
        if (bytes)
            hash = hash_more(hash, bytes, size);
        free(bytes);
    }
    hash = hash_more(hash, &command->convert.features, sizeof(command->convert.features)); /* --device sets these two */
    hash = hash_more(hash, limits, sizeof(limits));
    hash = hash_more(hash, command->output_folder, strlen(command->output_folder));
    hash = hash_more(hash, &command->formats, sizeof(command->formats));
    hash = hash_more(hash, dxs_version(), strlen(dxs_version()));
    return hash;
}

/* ---- Progress ---------------------------------------------------------------------------------------------------- */

static void paint_progress(struct batch *batch)
{
    double now = seconds_now(), elapsed = now - batch->start;
    if (!batch->shows_progress || now - batch->shown < 0.1)
        return;
    batch->shown = now;
    double rate = elapsed > 0 ? (double)batch->done / elapsed : 0;
    unsigned left = rate > 0 ? (unsigned)((double)(batch->plan.count - batch->done) / rate + 0.5) : 0;
    char line[128];
    snprintf(line, sizeof(line), "%zu of %zu, %zu failed, %.0f/s, %u:%02u:%02u left", batch->done, batch->plan.count,
             batch->failed, rate, left / 3600, left / 60 % 60, left % 60);
    show_progress(line);
}

static void append_skipped(struct string_buffer *text, const struct plan *plan)
{
    size_t shown = plan->skipped_count <= MAX_SHOWN_SKIPPED ? plan->skipped_count : MAX_SHOWN_SKIPPED;
    for (size_t n = 0; n < shown; n++)
        buffer_append_format(text, "         without DXIL: %s: %s\n", plan->skipped[n].path, plan->skipped[n].reason);
    if (shown < plan->skipped_count)
        buffer_append_format(text, "         and %zu more: --verbose and --records name all\n",
                             plan->skipped_count - shown);
}

static void print_summary(const struct batch *batch)
{
    double elapsed = seconds_now() - batch->start;
    struct string_buffer text = {0};
    buffer_append_format(&text, "%zu inputs in %.1f s: %zu converted", batch->done, elapsed, batch->converted);
    if (batch->up_to_date)
        buffer_append_format(&text, ", %zu up to date", batch->up_to_date);
    if (batch->failed)
        buffer_append_format(&text, ", %zu failed", batch->failed);
    if (batch->plan.skipped_count)
        buffer_append_format(&text, "; %zu other files without DXIL", batch->plan.skipped_count);
    buffer_append_string(&text, "\n");
    for (int result = 0; result < MAX_RESULTS; result++)
        if (batch->failed_by_result[result])
            buffer_append_format(&text, "%8zu %s\n", batch->failed_by_result[result],
                                 result == DXS_RESULT_OK ? "files, tools or validation"
                                                         : dxs_result_name((enum dxs_result)result));
    append_skipped(&text, &batch->plan);
    fputs(text.data ? text.data : "", stderr);
    buffer_free(&text);
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

struct claimant {
    struct batch *batch;
    const struct planned_input *input;
};

/* False: the path is an input, or was written for another input or entry point. */
static bool claim(void *user, const char *path)
{
    const struct claimant *claimant = user;
    lock_take(claimant->batch->lock);
    struct name *name = names_add(&claimant->batch->claimed, path);
    bool is_free = name && !name->value;
    if (is_free)
        name->value = (void *)claimant->input;
    lock_release(claimant->batch->lock);
    return is_free;
}

static bool claim_inputs(struct batch *batch)
{
    for (size_t n = 0; n < batch->plan.count; n++) {
        struct name *name = names_add(&batch->claimed, batch->plan.inputs[n].path);
        if (!name) {
            complain("out of memory");
            return false;
        }
        name->value = batch;
    }
    return true;
}

static bool is_up_to_date(const struct batch *batch, const struct planned_input *input)
{
    return batch->command->batch.resume && input->bytes &&
           records_up_to_date(&batch->records, input->path, dxs_hash_shader(input->bytes, input->size).hash,
                              batch->options_hash);
}

/* Frees the line. */
static void write_line(struct batch *batch, struct string_buffer *line)
{
    bool written = !line->failed && lines_append(&batch->record_file, line->data, line->size);
    if (!written && !batch->records_failed)
        complain("--records %s: %s", batch->command->batch.records, strerror(errno));
    batch->records_failed |= !written;
    buffer_free(line);
}

static void write_record(struct batch *batch, const struct planned_input *input, const struct report *report,
                         double seconds)
{
    struct string_buffer line = {0};
    record_append(&line, input->path, batch->options_hash, report, seconds);
    line.failed |= report->outputs.failed;
    write_line(batch, &line);
}

/* Names the files that are no inputs. A run that goes on does not record them again. */
static void tell_skipped(struct batch *batch)
{
    for (size_t n = 0; n < batch->plan.skipped_count; n++) {
        const struct skipped_file *file = &batch->plan.skipped[n];
        if (batch->command->batch.verbose)
            printf("%s: without DXIL: %s\n", file->path, file->reason);
        if (batch->writes_records && !records_name_skipped(&batch->records, file->path)) {
            struct string_buffer line = {0};
            record_append_skipped(&line, file->path, file->reason);
            write_line(batch, &line);
        }
    }
}

/* Counts the input. `report` NULL: it is up to date. */
static void finish_input(struct batch *batch, const struct planned_input *input, const struct report *report,
                         double seconds)
{
    lock_take(batch->lock);
    batch->done++;
    if (!report) {
        batch->up_to_date++;
    } else {
        bool failed = report->code != EXIT_DONE;
        batch->converted += !failed;
        batch->failed += failed;
        if (failed && (uint32_t)report->result < MAX_RESULTS)
            batch->failed_by_result[report->result]++;
        if (report->code > batch->code)
            batch->code = report->code;
        if (batch->writes_records)
            write_record(batch, input, report, seconds);
    }
    const char *text = !report ? "up to date" : report->code != EXIT_DONE ? report->message : "converted";
    bool names_input = strncmp(text, input->path, strlen(input->path)) == 0; /* as most messages do */
    if (batch->command->batch.verbose)
        printf("%s%s%s\n", names_input ? "" : input->path, names_input ? "" : ": ", text);
    paint_progress(batch);
    lock_release(batch->lock);
}

static void convert_planned(struct batch *batch, struct session *session, const struct planned_input *input)
{
    struct claimant claimant = {batch, input};
    struct report report = {.claim = claim, .user = &claimant};
    double start = seconds_now();
    convert_input(session, batch->command, input->path, input->bytes, input->size, input->stem, &report);
    finish_input(batch, input, &report, seconds_now() - start);
    buffer_free(&report.outputs);
}

static void process(struct batch *batch, struct session *session, struct planned_input *input)
{
    if (!input->bytes)
        input->bytes = shader_read(input->path, &input->size);
    if (is_up_to_date(batch, input))
        finish_input(batch, input, NULL, 0);
    else
        convert_planned(batch, session, input);
    free(input->bytes);
    input->bytes = NULL;
}

/* The next input. NULL: none is left. */
static struct planned_input *take_input(struct batch *batch)
{
    lock_take(batch->lock);
    size_t n = batch->next < batch->plan.count ? batch->next++ : batch->plan.count;
    lock_release(batch->lock);
    return n < batch->plan.count ? &batch->plan.inputs[n] : NULL;
}

static void work(void *user)
{
    struct batch *batch = user;
    struct session session;
    if (!session_create(&session)) {
        lock_take(batch->lock);
        batch->code = EXIT_INTERNAL;
        lock_release(batch->lock);
        return;
    }
    for (struct planned_input *input; (input = take_input(batch)) != NULL;)
        process(batch, &session, input);
    session_destroy(&session);
}

/* ---- Batches ----------------------------------------------------------------------------------------------------- */

static bool open_records(struct batch *batch)
{
    const struct batch_options *options = &batch->command->batch;
    if (!options->records)
        return true;
    if (options->resume && !records_read(&batch->records, options->records))
        return false;
    batch->writes_records = lines_open(&batch->record_file, options->records, batch->records.size);
    if (!batch->writes_records)
        complain("--records %s: %s", options->records, strerror(errno));
    return batch->writes_records;
}

/* A thread starts in the time that a few small shaders take. */
static uint32_t worker_count(const struct batch *batch, uint32_t jobs)
{
    enum {
        MIN_SHARE = 8
    };
    size_t useful = batch->plan.count / MIN_SHARE + 1;
    return jobs < useful ? jobs : (uint32_t)useful;
}

static enum exit_code run(struct batch *batch)
{
    const struct command *command = batch->command;
    enum exit_code code = plan_inputs(command, &batch->plan);
    if (code != EXIT_DONE)
        return code;
    if (!claim_inputs(batch))
        return EXIT_INTERNAL;
    if (!open_records(batch))
        return EXIT_USAGE;
    uint32_t jobs = command->batch.jobs ? command->batch.jobs : processor_count();
    batch->start = batch->shown = seconds_now();
    batch->options_hash = hash_options(command);
    tell_skipped(batch);
    run_workers(worker_count(batch, jobs), work, batch);
    if (batch->shows_progress)
        show_progress("");
    if (batch->plan.reads_folders || batch->shows_progress)
        print_summary(batch);
    if (batch->writes_records && !lines_close(&batch->record_file))
        batch->records_failed = true;
    return batch->records_failed && batch->code < EXIT_USAGE ? EXIT_USAGE : batch->code;
}

enum exit_code run_batch(const struct command *command)
{
    struct batch batch = {.command = command, .lock = lock_create()};
    enum exit_code code = EXIT_INTERNAL;
    bool is_single = command->input_count == 1 && !command->batch.manifest && !is_folder(command->input);
    batch.shows_progress = !is_single && errors_are_shown();
    if (batch.lock)
        code = run(&batch);
    else
        complain("out of memory");
    names_free(&batch.claimed);
    records_free(&batch.records);
    plan_free(&batch.plan);
    lock_destroy(batch.lock);
    return code;
}
