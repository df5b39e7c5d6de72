/* dxs: DXIL to SPIR-V.
 *
 * There are two kinds of object:
 *
 * - A `dxs_module` holds one parsed DXIL module. It is immutable after dxs_module_parse, so several threads may convert
 *   from it at once.
 * - A `dxs_converter` turns entry points of modules into SPIR-V. One thread at a time may use it.
 *
 * Both keep their memory and reuse it: a warm conversion does not call the allocator. The library has no global state.
 * No function prints or aborts. No function keeps a pointer to the caller's memory after it returns, unless its comment
 * says so.
 *
 * Callbacks run on the thread of the call. They may use other objects and query the module, but not use the objects of
 * the call. They must return: neither longjmp nor a C++ exception may leave them. 64 KiB of stack are enough for every
 * function of dxs and dxs_inspect.
 *
 * Functions that can fail return an enum dxs_result. After a failure, output parameters are 0 or NULL, and the object
 * holds the error until its next use. Pointers are never NULL unless a comment says so. Strings end with a NUL; names
 * are UTF-8 if the input's are.
 *
 *     dxs_module *module = dxs_module_create(NULL);
 *     dxs_converter *converter = dxs_converter_create(NULL);
 *     struct dxs_options options = dxs_default_options();
 *     struct dxs_spirv spirv;
 *     if (dxs_module_parse(module, bytes, size, NULL) != DXS_RESULT_OK)
 *         puts(dxs_module_error(module)->message);
 *     else if (dxs_convert(converter, module, 0, &options, &spirv) != DXS_RESULT_OK)
 *         puts(dxs_converter_error(converter)->message);
 *     else
 *         use(spirv.words, spirv.word_count);
 *     dxs_converter_destroy(converter);
 *     dxs_module_destroy(module);
 *
 * A program may run with a newer library than the headers it was compiled with, if DXS_VERSION_MAJOR is the same, and
 * while that is 0, DXS_VERSION_MINOR too (docs/reference/abi.md):
 *
 * - A structure that begins with `struct_size` grows at its end. The init function declared after it writes the
 *   defaults into the caller's size; members beyond that size have their defaults.
 * - Every other structure that callers fill, or receive by value or in an array, has a member `reserved`, which must be
 *   0 (results: is of no meaning). In a new member, 0 means the old behavior. Structures without it are parts of these
 *   and never change, as layouts of device memory never do.
 * - A structure that the library allocates (a returned pointer, a callback's argument) grows at its end.
 * - Enumerations have 32 bits. Enumerators keep their values; new ones are added, and the library may return them.
 *
 * A program may also run with an older library. If it sets a member that this library does not know, the call fails
 * with DXS_RESULT_INVALID_ARGUMENT.
 */
#ifndef DXS_H
#define DXS_H

#include "dxs_options.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DXS_VERSION_MAJOR 0
#define DXS_VERSION_MINOR 3
#define DXS_VERSION_PATCH 0

/* Version of the linked library, for example "0.3.0". */
DXS_API const char *dxs_version(void);

/* ---- Conversion -------------------------------------------------------------------------------------------------- */

typedef struct dxs_converter dxs_converter;

/* One resource of the converted entry point, and its binding. */
struct dxs_bound_resource {
    const struct dxs_resource *resource;
    struct dxs_binding binding;
};

/* The result of a conversion. It belongs to the converter and is valid until the converter's next use. Each
 * dxs_resource belongs to the module. */
struct dxs_spirv {
    const uint32_t *words;
    size_t word_count;
    const char *entry_name; /* name of the OpEntryPoint: "main" */
    enum dxs_stage stage;
    const struct dxs_bound_resource *resources;
    uint32_t resource_count;
    uint32_t wave_size; /* lanes of a wave that does not depend on the subgroup's size: the pipeline must not demand the
                           size of dxs_entry.wave_size_min. 0: waves are subgroups */
    uint32_t reserved[4];
};

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. */
DXS_API dxs_converter *dxs_converter_create(const struct dxs_allocator *allocator);
DXS_API void dxs_converter_destroy(dxs_converter *converter); /* NULL is allowed */

/* Converts the entry point with this index, from 0. `options` NULL: the defaults. The module, the options and
 * everything they point to are read during the call only. Errors: DXS_RESULT_INVALID_ARGUMENT (nothing was parsed, no
 * such entry point, wrong options), DXS_RESULT_UNSUPPORTED, DXS_RESULT_INVALID_MODULE (faults that parsing does not
 * check), DXS_RESULT_OUT_OF_MEMORY, and the errors of mappings and limits. */
DXS_API enum dxs_result dxs_convert(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                    const struct dxs_options *options, struct dxs_spirv *spirv);

/* Tells before a conversion which of options.features matter to an entry point; those given there are ignored.
 *
 *   required  the smallest set with which dxs_convert succeeds; without any one of them it fails with
 *             DXS_RESULT_UNSUPPORTED
 *   used      features that may change the words, the required ones included. Any others change nothing: two devices
 *             that differ in no `used` feature get the same words
 *
 * compute_derivatives: DXS_COMPUTE_DERIVATIVES_REFUSED where it does not matter. If it does, `used` has
 * DXS_COMPUTE_DERIVATIVES_NATIVE, and `required` has DXS_COMPUTE_DERIVATIVES_QUADS where REFUSED would refuse.
 *
 * Costs two conversions, and one more for each required feature; callbacks are called in each of them. Errors: those of
 * dxs_convert that no feature prevents. dxs_entry_needs (dxs_inspect.h) names what Vulkan calls these features. */
DXS_API enum dxs_result dxs_entry_features(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                           const struct dxs_options *options, struct dxs_features *required,
                                           struct dxs_features *used);

/* The error of the last call with this converter. Never NULL; valid until the next call. */
DXS_API const struct dxs_error *dxs_converter_error(const dxs_converter *converter);

#ifdef __cplusplus
}
#endif

#endif
