/* The dxs_root_signature functions of the public API: the boundary to which faults unwind. */
#include "bindings/root_signature.h"
#include "dxil/module.h"

#include <stdlib.h>
#include <string.h>

struct dxs_root_signature {
    struct fault fault;
    struct arena parsed;  /* what the last parse found */
    struct arena written; /* bytes and texts of the last call */
    const struct dxs_root_signature_desc *desc;
};

enum {
    MEMORY_LIMIT = 64 << 20 /* a root signature takes a few kilobytes */
};

static const struct dxs_root_signature_desc nothing = {.version = DXS_ROOT_SIGNATURE_1_0};

dxs_root_signature *dxs_root_signature_create(const struct dxs_allocator *allocator)
{
    dxs_root_signature *signature =
        allocator ? allocator->allocate(allocator->user, sizeof *signature) : malloc(sizeof *signature);

    if (!signature)
        return NULL;
    memset(signature, 0, sizeof *signature);
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
    return signature->desc ? signature->desc : &nothing;
}

static bool is_container(const uint8_t *bytes, size_t size)
{
    return size >= 4 && memcmp(bytes, "DXBC", 4) == 0;
}

/* Before something is read: after a failure there is nothing to describe. */
static void forget(dxs_root_signature *signature)
{
    fault_clear(&signature->fault);
    arena_reset(&signature->parsed);
    signature->desc = NULL;
}

static void keep(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc)
{
    root_signature_check(&signature->parsed, desc);
    fault_clear(&signature->fault);
    signature->desc = desc;
}

enum dxs_result dxs_root_signature_parse(dxs_root_signature *signature, const void *data, size_t size)
{
    struct fault *fault = &signature->fault;
    struct container_part part = {data, size, 0};

    forget(signature);
    if (setjmp(fault->unwind))
        return fault->error.code;
    if (!data && size > 0)
        fail(fault, DXS_INVALID_ARGUMENT, "no bytes to parse");
    if (is_container(data, size)) {
        struct container container;
        container_read(&container, fault, data, size, false);
        part = container.root_signature;
        if (!part.data)
            fail(fault, DXS_INVALID_CONTAINER, "the container holds no root signature (part RTS0)");
    }
    keep(signature, root_signature_read(&signature->parsed, part.data, part.size, part.offset));
    return DXS_OK;
}

static void demand_text(struct fault *fault, const char *text, size_t size)
{
    if (!text && size > 0)
        fail(fault, DXS_INVALID_ARGUMENT, "no text to read");
}

enum dxs_result dxs_root_signature_from_hlsl(dxs_root_signature *signature, enum dxs_root_signature_version version,
                                             const char *text, size_t size)
{
    forget(signature);
    if (setjmp(signature->fault.unwind))
        return signature->fault.error.code;
    demand_text(&signature->fault, text, size);
    keep(signature, root_signature_from_hlsl(&signature->parsed, version, text, size));
    return DXS_OK;
}

enum dxs_result dxs_root_signature_from_json(dxs_root_signature *signature, const char *text, size_t size)
{
    forget(signature);
    if (setjmp(signature->fault.unwind))
        return signature->fault.error.code;
    demand_text(&signature->fault, text, size);
    keep(signature, root_signature_from_json(&signature->parsed, text, size));
    return DXS_OK;
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
    struct arena read = signature->parsed; /* what is described now is needed until here */
    signature->parsed = signature->written;
    signature->written = read;
    signature->desc = converted;
    return DXS_OK;
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
    return DXS_OK;
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

static enum dxs_result write_text(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc,
                                  void (*write)(struct text *, const struct dxs_root_signature_desc *),
                                  const char **string, size_t *size)
{
    fault_clear(&signature->fault);
    arena_reset(&signature->written);
    *string = NULL;
    *size = 0;
    if (setjmp(signature->fault.unwind))
        return signature->fault.error.code;
    root_signature_check(&signature->written, desc);
    struct text text = text_create(&signature->written);
    write(&text, desc);
    *string = text_finish(&text);
    *size = text.count;
    return DXS_OK;
}

enum dxs_result dxs_root_signature_to_hlsl(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc,
                                           const char **text, size_t *size)
{
    return write_text(signature, desc, root_signature_hlsl, text, size);
}

enum dxs_result dxs_root_signature_to_json(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc,
                                           const char **text, size_t *size)
{
    return write_text(signature, desc, root_signature_json, text, size);
}
