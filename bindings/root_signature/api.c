/* The dxs_root_signature functions of the public API: errors unwind to here. */
#include "bindings/root_signature/root_signature.h"
#include "dxil/module.h"

#include <string.h>

enum {
    MEMORY_LIMIT = 64 << 20 /* bytes; a root signature needs a few kilobytes */
};

static const struct dxs_root_signature_desc empty = {.version = DXS_ROOT_SIGNATURE_VERSION_V1_0};

dxs_root_signature *dxs_root_signature_create(const struct dxs_allocator *allocator)
{
    dxs_root_signature *signature = allocate_object(allocator, sizeof *signature);

    if (!signature)
        return NULL;
    fault_clear(&signature->fault);
    arena_init(&signature->parsed, allocator, &signature->fault, MEMORY_LIMIT);
    arena_init(&signature->written, allocator, &signature->fault, MEMORY_LIMIT);
    return signature;
}

void dxs_root_signature_destroy(dxs_root_signature *signature)
{
    if (!signature)
        return;
    struct dxs_allocator allocator = signature->parsed.allocator;
    arena_free(&signature->parsed);
    arena_free(&signature->written);
    allocator.release(allocator.user, signature, sizeof *signature);
}

const struct dxs_error *dxs_root_signature_error(const dxs_root_signature *signature)
{
    return &signature->fault.error;
}

const struct dxs_root_signature_desc *dxs_root_signature_describe(const dxs_root_signature *signature)
{
    return signature->desc ? signature->desc : &empty;
}

enum dxs_result dxs_root_signature_parse(dxs_root_signature *signature, const void *data, size_t size)
{
    struct fault *fault = &signature->fault;
    struct container_part part = {.data = data, .size = size};

    root_signature_clear(signature);
    if (setjmp(fault->unwind))
        return fault->error.code;
    if (!data && size > 0)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "the pointer to the input is NULL");
    if (size >= 4 && memcmp(data, "DXBC", 4) == 0) {
        struct container container;
        container_read(&container, fault, data, size, false);
        part = container.root_signature;
        if (!part.data)
            fail(fault, DXS_RESULT_INVALID_CONTAINER, "the container has no RTS0 part (root signature)");
    }
    root_signature_set(signature, root_signature_read(&signature->parsed, part.data, part.size, part.offset));
    return DXS_RESULT_OK;
}

enum dxs_result dxs_root_signature_convert(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc,
                                           enum dxs_root_signature_version version)
{
    fault_clear(&signature->fault);
    arena_reset(&signature->written);
    if (setjmp(signature->fault.unwind))
        return signature->fault.error.code;
    root_signature_check(&signature->written, desc);
    const struct dxs_root_signature_desc *converted = root_signature_at_version(&signature->written, desc, version);
    root_signature_check(&signature->written, converted);
    struct arena read = signature->parsed; /* `desc` can point into `parsed`: swapped only now */
    signature->parsed = signature->written;
    signature->written = read;
    signature->desc = converted;
    return DXS_RESULT_OK;
}

static enum dxs_result write_bytes(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc,
                                   const uint8_t *(*write)(struct arena *, const struct dxs_root_signature_desc *,
                                                           size_t *),
                                   const void **bytes, size_t *size)
{
    fault_clear(&signature->fault);
    arena_reset(&signature->written);
    *bytes = NULL;
    *size = 0;
    if (setjmp(signature->fault.unwind))
        return signature->fault.error.code;
    root_signature_check(&signature->written, desc);
    *bytes = write(&signature->written, desc, size);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_root_signature_serialize(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc,
                                             const void **bytes, size_t *size)
{
    return write_bytes(signature, desc, root_signature_write, bytes, size);
}

enum dxs_result dxs_root_signature_serialize_content(dxs_root_signature *signature,
                                                     const struct dxs_root_signature_desc *desc, const void **bytes,
                                                     size_t *size)
{
    return write_bytes(signature, desc, root_signature_write_content, bytes, size);
}
