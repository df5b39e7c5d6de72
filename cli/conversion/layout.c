/* Builds the pipeline layout that the command line describes. */
#include "cli/conversion/layout.h"

#include "cli/files.h"
#include "cli/messages.h"
#include "cli/rootsig/signature_text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum exit_code read_root_signature(const char *path, const dxs_module *module, uint32_t entry,
                                   enum dxs_subobject_kind kind, dxs_root_signature *signature, char *message,
                                   size_t message_size)
{
    bool embedded = strcmp(path, "embedded") == 0;
    size_t size = 0;
    char *file = embedded ? NULL : file_read(path, &size), reason[768];
    const void *bytes = embedded ? dxs_module_entry_root_signature(module, entry, kind, &size) : file;
    if (!bytes && embedded) {
        snprintf(message, message_size, "%s",
                 kind == DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE
                     ? "the input has no local root signature for this entry point"
                     : "the input has no root signature");
        return EXIT_USAGE;
    }
    if (!bytes) {
        snprintf(message, message_size, "%s: %s", path, strerror(errno));
        return EXIT_USAGE;
    }
    bool is_text = file && is_signature_text(file, size), done;
    if (is_text) {
        done =
            parse_signature_text(signature, DXS_ROOT_SIGNATURE_VERSION_V1_1, file, size, NULL, reason, sizeof(reason));
    } else {
        done = dxs_root_signature_parse(signature, bytes, size) == DXS_RESULT_OK;
        describe_error(dxs_root_signature_error(signature), reason, sizeof(reason));
    }
    free(file);
    if (!done)
        snprintf(message, message_size, "%s%s: %s", embedded ? "root signature " : "", path, reason);
    return done ? EXIT_DONE : EXIT_REFUSED;
}

/* With mutable descriptors, all heaps of resources share one binding. */
struct dxs_layout_policy layout_policy(const struct command *command)
{
    struct dxs_layout_policy policy = command->policy;

    policy.model.descriptor_heap = command->convert.model.descriptor_heap;
    policy.model.bound_heaps = command->convert.model.bound_heaps;
    policy.model.shifts = command->convert.model.shifts;
    if (!policy.mutable_descriptors)
        return policy;
    for (int heap = DXS_HEAP_UNIFORM_BUFFERS; heap < DXS_HEAP_COUNT; heap++)
        policy.heaps[heap] = policy.heaps[DXS_HEAP_UNIFORM_BUFFERS];
    if (policy.counter !=
        DXS_COUNTER_ADDRESS) /* a counter's descriptor has the index of its buffer's, so it needs another binding */
        policy.heaps[DXS_HEAP_COUNTERS].binding = DXS_HEAP_COUNTERS;
    return policy;
}

enum exit_code make_layout(const struct command *command, const dxs_module *module, uint32_t entry, dxs_layout **layout,
                           char *message, size_t size)
{
    static const enum dxs_subobject_kind kinds[] = {DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE,
                                                    DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE};

    const char *const paths[] = {command->root_signature, command->local_root_signature};

    *layout = NULL;
    if (!paths[0] && !paths[1])
        return EXIT_DONE;
    dxs_root_signature *signatures[] = {dxs_root_signature_create(NULL), dxs_root_signature_create(NULL)};
    const struct dxs_root_signature_desc *described[2] = {NULL, NULL};
    struct dxs_layout_policy policy = layout_policy(command);
    enum exit_code code = EXIT_DONE;

    *layout = dxs_layout_create(NULL);
    if (!signatures[0] || !signatures[1] || !*layout) {
        snprintf(message, size, "out of memory");
        code = EXIT_INTERNAL;
    }
    for (int n = 0; n < 2 && code == EXIT_DONE; n++) {
        if (!paths[n])
            continue;
        code = read_root_signature(paths[n], module, entry, kinds[n], signatures[n], message, size);
        described[n] = dxs_root_signature_describe(signatures[n]);
    }
    if (code == EXIT_DONE && dxs_layout_build(*layout, described[0], described[1], &policy) != DXS_RESULT_OK) {
        snprintf(message, size, "%s", dxs_layout_error(*layout)->message);
        code = EXIT_REFUSED;
    }
    for (int n = 0; n < 2; n++)
        dxs_root_signature_destroy(signatures[n]);
    return code;
}
