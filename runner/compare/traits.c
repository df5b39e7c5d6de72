/* Searches the text of a module for operations and types. */
#include "runner/compare/traits.h"

#include "runner/common/report.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <string.h>

static bool has_any(const char *text, const char *const *words)
{
    for (; *words; words++)
        if (strstr(text, *words))
            return true;
    return false;
}

/* Whether the text contains one of the operations. A name that ends in "*" matches all operations with this prefix. The
 * text names operations in a comment after the call: "; #6 Sin". */
static bool has_operation(const char *text, const char *const *names)
{
    for (const char *at = text; (at = strstr(at, "; #"));) {
        at += strlen("; #");
        at += strspn(at, "0123456789 ");
        size_t length = strcspn(at, " ,;\n");
        for (const char *const *name = names; *name; name++) {
            size_t most = strcspn(*name, "*");
            if (strncmp(at, *name, most) == 0 && ((*name)[most] || most == length))
                return true;
        }
    }
    return false;
}

static enum exactness find_exactness(const char *text)
{
    static const char *const approximate[] = {"Sin",  "Cos",  "Tan",  "Acos", "Asin", "Atan",
                                              "Hcos", "Hsin", "Htan", "Exp",  "Log",  NULL};
    static const char *const rounded[] = {"Sqrt",    "Rsqrt",          "FMad",          "Fma",
                                          "Dot*",    "WaveActiveOp",   "WavePrefixOp*", "WaveMultiPrefixOp*",
                                          "Deriv*",  "EvalSnapped*",   "Bary*",         "RayQuery_*",
                                          "Sample*", "TextureGather*", "CalculateLOD*", NULL};
    static const char *const instructions[] = {" fdiv ", " frem ", " fast ", NULL};

    if (has_operation(text, approximate))
        return APPROXIMATE;
    return has_operation(text, rounded) || has_any(text, instructions) ? ROUNDED : EXACT;
}

/* Whether the text contains one of the operations with this overload. */
static bool has_overload(const char *text, const char *const *operations, const char *type)
{
    for (; *operations; operations++) {
        size_t length = strlen(*operations);
        for (const char *at = text; (at = strstr(at, *operations)); at += length)
            if (strncmp(at + length, type, strlen(type)) == 0)
                return true;
    }
    return false;
}

/* Whether a pixel shader has an input that is interpolated. */
static bool has_interpolation(const struct dxs_entry *entry)
{
    enum {
        CONSTANT = 1 /* DXIL's InterpolationMode */
    };

    for (uint32_t i = 0; entry && entry->stage == DXS_STAGE_PIXEL && i < entry->inputs.count; i++) {
        const struct dxs_signature_element *e = &entry->inputs.elements[i];
        if (e->interpolation > CONSTANT && e->semantic != DXS_SEMANTIC_POSITION)
            return true;
    }
    return false;
}

/* Whether the shader asks for the thread's or the group's id along this axis. */
static bool uses_axis(const char *text, unsigned axis)
{
    static const unsigned operations[] = {93, 94};
    char call[64];

    for (unsigned i = 0; i < 2; i++) {
        snprintf(call, sizeof call, "(i32 %u, i32 %u)", operations[i], axis);
        if (strstr(text, call))
            return true;
    }
    return false;
}

/* What numbers of minimum precision are made of: 32 bits in the executor, 16 on some devices. */
static const char *find_gap(const char *text)
{
    static const char *const positions[] = {"unaryBits.i16(", NULL};
    static const char *const casts[] = {"bitcast half* ", "bitcast i16* ", NULL};

    if (!strstr(text, "f16:32"))
        return NULL;
    if (has_any(text, positions))
        return "16-bit positions in numbers of minimum precision";
    return has_any(text, casts) ? "halves of min precision through cast pointers" : NULL;
}

/* Whether a program of shader model 4 or 5 loads words of this type: its functions have the operations' names. */
static bool dxbc_loads(const char *text, const char *type)
{
    static const char *const calls[] = {"ResRet.%s @BufferLoad(", "ResRet.%s @RawBufferLoad(",
                                        "CBufRet.%s @CBufferLoadLegacy("};
    char call[64];

    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        snprintf(call, sizeof call, calls[i], type);
        if (strstr(text, call))
            return true;
    }
    return false;
}

struct traits find_traits(const dxs_module *module, uint32_t entry)
{
    static const char *const halves[] = {" half ", "<half", NULL};
    static const char *const doubles[] = {" double ", NULL};
    static const char *const conversions[] = {" fptosi ", " fptoui ", NULL};
    static const char *const choices[] = {"Sample*", "TextureGather*", "CalculateLOD*", "Deriv*", NULL};
    static const char *const waves[] = {"Wave*", "GetGroupWave*", "Quad*", NULL};
    static const char *const loads[] = {"@dx.op.bufferLoad.", "@dx.op.rawBufferLoad.", "@dx.op.cbufferLoadLegacy.",
                                        "@dx.op.cbufferLoad.", NULL};
    static const char *const stores[] = {"@dx.op.bufferStore.", "@dx.op.rawBufferStore.", "@dx.op.atomicBinOp.",
                                         "@dx.op.atomicCompareExchange.", NULL};
    static const char *const dxbc_stores[] = {"@BufferStore(", "@RawBufferStore(", "@AtomicBinOp(",
                                              "@AtomicCompareExchange(", NULL};
    dxs_converter *converter = dxs_converter_create(NULL);
    const char *text;
    size_t size;

    if (!converter || dxs_disassemble(converter, module, &text, &size) != DXS_RESULT_OK)
        test_fails("the module has no text");
    struct traits traits = {
        .exactness = find_exactness(text),
        .loads_floats = has_overload(text, loads, "f32") || dxbc_loads(text, "f32"),
        .loads_ints = has_overload(text, loads, "i") || dxbc_loads(text, "i32"),
        .loads_halves = has_overload(text, loads, "f16"),
        .loads_min_halves = has_overload(text, loads, "f16") && strstr(text, "f16:32"),
        .loads_doubles = has_overload(text, loads, "f64"),
        .uses = find_word_uses(text, module),
        .stores_ints =
            has_overload(text, stores, "i32") || has_overload(text, stores, "i64") || has_any(text, dxbc_stores),
        .has_halves = has_any(text, halves),
        .has_doubles = has_any(text, doubles),
        .rounds_to_ints = has_any(text, conversions),
        .is_fast = strstr(text, " fast ") != NULL,
        .uses_waves = has_operation(text, waves),
        .uses_axis = {uses_axis(text, 0), uses_axis(text, 1), uses_axis(text, 2)},
        .executor_lacks = find_gap(text),
        .leaves_choices = has_operation(text, choices),
    };
    if (traits.exactness == EXACT && has_interpolation(dxs_module_entry(module, entry)))
        traits.exactness = INTERPOLATED;
    if (traits.has_halves && traits.exactness < HALF_ROUNDED)
        traits.exactness = HALF_ROUNDED;
    dxs_converter_destroy(converter);
    return traits;
}
