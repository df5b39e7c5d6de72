/* Modules, entry points, pipeline layouts and root signatures as text and JSON, for dumps, debuggers, build tools and
 * bug reports. Programs get the same facts as structures: dxs_module_entry, dxs_spirv.resources, dxs_layout_describe.
 *
 * These functions and dxs_graph.h are a separate static library (CMake `dxs::inspect`, pkg-config dxs_inspect), so a
 * program that only converts does not contain them. It links the static dxs of the same build, and accepts objects of
 * that library only. */
#ifndef DXS_INSPECT_H
#define DXS_INSPECT_H

#include "dxs_layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The module as LLVM-like assembly, with the names of DXIL operations. Valid until the converter's next use. */
DXS_API enum dxs_result dxs_disassemble(dxs_converter *converter, const dxs_module *module, const char **text,
                                        size_t *size);

/* The program of a container of shader model 4.0 to 5.1 as Microsoft's disassembler lists it, without the comments on
 * other parts. NUL-terminated; valid until the converter's next use. Errors: DXS_RESULT_INVALID_CONTAINER,
 * DXS_RESULT_INVALID_BITCODE, DXS_RESULT_UNSUPPORTED (no such program, or the library was built without DXBC). */
DXS_API enum dxs_result dxs_list_tokens(dxs_converter *converter, const void *bytes, size_t size, const char **text,
                                        size_t *text_size);

/* An entry point as JSON: signatures, resources, and the bindings that a conversion with these options gives them; for
 * libraries, subobjects too. `entry` DXS_NONE: the module's entry points, functions and subobjects. NUL-terminated;
 * valid until the converter's next use. Errors: as dxs_convert, except those of emitting SPIR-V. */
DXS_API enum dxs_result dxs_reflect(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                    const struct dxs_options *options, const char **json, size_t *size);

/* The structure of dxs_layout_describe as JSON. NUL-terminated; valid until the object's next use. */
DXS_API enum dxs_result dxs_layout_to_json(dxs_layout *layout, const char **json, size_t *size);

/* A place in the source, from the module's debug information. */
struct dxs_source_place {
    const char *file; /* as the compiler got it; "": unknown. It belongs to the module */
    uint32_t line, column;
    uint32_t reserved[4];
};

/* The place of an instruction; numbers as in dxs_error and dxs_disassemble. False: unknown, and all is 0 or "".
 * Thread-safe. */
DXS_API bool dxs_find_source_place(const dxs_module *module, uint32_t function, uint32_t instruction,
                                   struct dxs_source_place *place);

/* Ranges for dxs_print: the instructions with results that come from a line of a file (its name with or without
 * folders; NULL: any file), or that make the values of the variables with a name. Returns the number of ranges that
 * this takes, and writes at most `max`. Thread-safe. */
DXS_API uint32_t dxs_print_ranges_of_line(const dxs_module *module, const char *file, uint32_t line,
                                          struct dxs_print_range *ranges, uint32_t max);
DXS_API uint32_t dxs_print_ranges_of_variable(const dxs_module *module, const char *name,
                                              struct dxs_print_range *ranges, uint32_t max);

/* Debug information in a file of its own, as DXC writes it with -Zi -Fd FILE.pdb. */
#define DXS_MAX_PDB_NAME 256

/* The name of a shader's .pdb file, without folders, from the ILDN part. False: it has none, or it has the debug
 * information itself. Thread-safe. */
DXS_API bool dxs_pdb_name(const void *bytes, size_t size, char name[DXS_MAX_PDB_NAME]);

/* Makes a container from a shader and the ILDB and SRCI parts of its .pdb file. dxs_module_parse reads it with
 * DXS_PROGRAM_DEBUG or `names`. A shader that has an ILDB part stays as it is. `shader` NULL: the container in the file
 * alone, which has no DXIL part. Valid until the converter's next use, or as long as `shader`. Errors:
 * DXS_RESULT_INVALID_CONTAINER: the shader or the file is damaged. DXS_RESULT_INVALID_ARGUMENT: the file is another
 * shader's. DXS_RESULT_NO_DXIL: the file has no debug information. */
DXS_API enum dxs_result dxs_pdb_attach(dxs_converter *converter, const void *shader, size_t shader_size,
                                       const void *pdb, size_t pdb_size, const void **bytes, size_t *size);

/* Kinds of requirements on a device. */
enum dxs_need_kind DXS_ENUM {
    DXS_NEED_KIND_VERSION,  /* structure.member is at least `minimum` */
    DXS_NEED_KIND_FEATURE,  /* structure.member is VK_TRUE, and the program enables it */
    DXS_NEED_KIND_PROPERTY, /* structure.member is VK_TRUE */
    DXS_NEED_KIND_BIT,      /* structure.member contains the bit named `value` */
    DXS_NEED_KIND_LIMIT,    /* structure.member is at least `minimum` */
    DXS_NEED_KIND_EXTENSION /* the extension, or the version `core` of Vulkan */
};

/* All names are static, and as in vulkan.h. */
struct dxs_need {
    enum dxs_need_kind kind;
    uint32_t core;         /* minor version of Vulkan 1.x that has it without the extension; DXS_NONE: none */
    const char *structure; /* "VkPhysicalDeviceFeatures", ...; NULL: EXTENSION */
    const char *member;    /* "shaderInt64", ...; NULL: EXTENSION */
    const char *value;     /* BIT: "VK_SUBGROUP_FEATURE_VOTE_BIT", ...; else NULL */
    const char *extension; /* device extension to enable where the version is lower; NULL: none */
    uint64_t minimum;      /* VERSION: as VK_MAKE_API_VERSION; LIMIT: the least value; else 0 */
    const char *reason;    /* "capability Int64", "push constants", ... */
    const char *feature;   /* dxs_entry_needs: the dxs_feature_name that stands for it; NULL: none */
    bool is_optional;      /* dxs_entry_needs: only conversions with `feature` need it */
    uint64_t reserved[4];
};

/* Lists what a device must have to create a pipeline with a SPIR-V module: versions, features, properties, limits,
 * extensions. `words`: a module that dxs_convert wrote. It may be the converter's latest result, which stays valid. The
 * needs are valid until the converter's next use for something else. Not listed: what the words do not show, such as
 * scalarBlockLayout, robustness and null descriptors. Source: Vulkan registry 1.4.363. Errors:
 * DXS_RESULT_INVALID_ARGUMENT (not SPIR-V; more ids than words; an instruction is longer than the module). */
DXS_API enum dxs_result dxs_spirv_needs(dxs_converter *converter, const uint32_t *words, size_t word_count,
                                        const struct dxs_need **needs, uint32_t *need_count);
/* The same as JSON. NUL-terminated. */
DXS_API enum dxs_result dxs_spirv_needs_to_json(dxs_converter *converter, const uint32_t *words, size_t word_count,
                                                const char **json, size_t *size);

/* Lists, before a conversion, what a device must have for an entry point:
 *
 *   is_optional false  what dxs_spirv_needs lists if only the `required` features of dxs_entry_features are on
 *   is_optional true   Vulkan's names of the other `used` features
 *
 * DXS_FEATURE_PER_COMPONENT_ROBUSTNESS has no name in Vulkan and is not listed. The needs are valid until the
 * converter's next use. Errors: as dxs_entry_features. */
DXS_API enum dxs_result dxs_entry_needs(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                        const struct dxs_options *options, const struct dxs_need **needs,
                                        uint32_t *need_count);
/* The same as JSON, and the names of the features. NUL-terminated. */
DXS_API enum dxs_result dxs_entry_needs_to_json(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                                const struct dxs_options *options, const char **json, size_t *size);

/* Read a root signature from text, as dxs_root_signature_parse does from bytes. `size` excludes a final NUL. Errors:
 * DXS_RESULT_INVALID_ARGUMENT (faults of the text; the message begins with line and column), DXS_RESULT_BAD_MAPPING
 * (Direct3D refuses the root signature).
 *
 * HLSL: the syntax and defaults of DXC, and the sampler flags of version 1.2. Keywords are case-insensitive. The
 * notation contains no version, so the caller passes it. */
DXS_API enum dxs_result dxs_root_signature_from_hlsl(dxs_root_signature *signature,
                                                     enum dxs_root_signature_version version, const char *text,
                                                     size_t size);
/* JSON (RFC 8259, without extensions): members in any order. Missing members have HLSL's defaults. */
DXS_API enum dxs_result dxs_root_signature_from_json(dxs_root_signature *signature, const char *text, size_t size);

/* Write a root signature as HLSL, one element per line, or as JSON. HLSL omits defaults, except filters and address
 * modes of samplers. NUL-terminated; valid until the object's next use. */
DXS_API enum dxs_result dxs_root_signature_to_hlsl(dxs_root_signature *signature,
                                                   const struct dxs_root_signature_desc *desc, const char **text,
                                                   size_t *size);
DXS_API enum dxs_result dxs_root_signature_to_json(dxs_root_signature *signature,
                                                   const struct dxs_root_signature_desc *desc, const char **text,
                                                   size_t *size);

#ifdef __cplusplus
}
#endif

#endif
