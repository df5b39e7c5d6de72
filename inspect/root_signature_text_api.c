/* Root signatures as text in the public API: errors unwind to here. */
#include "bindings/root_signature/root_signature.h"
#include "dxs_inspect.h"
#include "inspect/root_signature_text.h"

static void require_text(struct fault *fault, const char *text, size_t size)
{
    if (!text && size > 0)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "the pointer to the text is NULL");
}

enum dxs_result dxs_root_signature_from_hlsl(dxs_root_signature *signature, enum dxs_root_signature_version version,
                                             const char *text, size_t size)
{
    root_signature_clear(signature);
    if (setjmp(signature->fault.unwind))
        return signature->fault.error.code;
    require_text(&signature->fault, text, size);
    root_signature_set(signature, root_signature_from_hlsl(&signature->parsed, version, text, size));
    return DXS_RESULT_OK;
}

enum dxs_result dxs_root_signature_from_json(dxs_root_signature *signature, const char *text, size_t size)
{
    root_signature_clear(signature);
    if (setjmp(signature->fault.unwind))
        return signature->fault.error.code;
    require_text(&signature->fault, text, size);
    root_signature_set(signature, root_signature_from_json(&signature->parsed, text, size));
    return DXS_RESULT_OK;
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
    return DXS_RESULT_OK;
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
