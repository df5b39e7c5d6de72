/* Compares docs/reference/operations.md with the tables of operations, lowerings and executor functions, or rewrites
 * it.
 *
 *     operations-page PAGE [--update] */
#include "coverage.h"
#include "files.h"
#include "reference/exec/operations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char introduction[] = "# DXIL operations\n"
                                   "\n"
                                   "Written by the target `update-golden` from `dxil/operations.def`, the lists of "
                                   "`spirv/operations.c` and the tables of\n"
                                   "`reference/exec`.\n"
                                   "\n"
                                   "- **translated**: the lowering has it. A shader that uses another operation is "
                                   "still read, checked and disassembled;\n"
                                   "  converting it is an error that names the operation.\n"
                                   "- **executed**: the CPU executor has it, in compute and graphics shaders.\n"
                                   "\n"
                                   "| opcode | operation | since | translated | executed |\n"
                                   "| --- | --- | --- | --- | --- |\n";

/* Whether the opcode is reserved, or the operation has none: docs/guides/vendor-extensions.md documents the latter. */
static bool is_reserved(size_t operation)
{
    return operation >= DX_FIRST_WITHOUT_OPCODE || !strncmp(dx_operation_name((uint32_t)operation), "Reserved", 8);
}

/* Operations that are invalid in compute and graphics shaders. */
static const char other_stages[][32] = {"InstanceID",
                                        "InstanceIndex",
                                        "HitKind",
                                        "RayFlags",
                                        "DispatchRaysIndex",
                                        "DispatchRaysDimensions",
                                        "WorldRayOrigin",
                                        "WorldRayDirection",
                                        "ObjectRayOrigin",
                                        "ObjectRayDirection",
                                        "ObjectToWorld",
                                        "WorldToObject",
                                        "RayTMin",
                                        "RayTCurrent",
                                        "IgnoreHit",
                                        "AcceptHitAndEndSearch",
                                        "TraceRay",
                                        "ReportHit",
                                        "CallShader",
                                        "PrimitiveIndex",
                                        "GeometryIndex",
                                        "ClusterID",
                                        "TriangleObjectPosition",
                                        "MaybeReorderThread",
                                        "CreateNodeOutputHandle",
                                        "IndexNodeHandle",
                                        "AnnotateNodeHandle",
                                        "GetNodeRecordPtr",
                                        "AllocateNodeOutputRecords",
                                        "IncrementOutputCount",
                                        "OutputComplete",
                                        "GetInputRecordCount",
                                        "FinishedCrossGroupSharing",
                                        "BarrierByNodeRecordHandle",
                                        "CreateNodeInputRecordHandle",
                                        "AnnotateNodeRecordHandle",
                                        "NodeOutputIsValid",
                                        "GetRemainingRecursionLevels"};

static bool is_of_other_stage(const char *name)
{
    for (size_t i = 0; i < sizeof other_stages / sizeof *other_stages; i++)
        if (!strcmp(other_stages[i], name))
            return true;
    return !strncmp(name, "HitObject_", 10);
}

/* The executor has no linear algebra, because devices choose which lane holds which matrix element. */
static bool is_linear_algebra(const char *name)
{
    return !strncmp(name, "LinAlg", 6);
}

/* Whether the executor has all translated operations of its stages. */
static bool nothing_is_missing(void)
{
    bool complete = true;

    for (size_t i = 0; i < DX_OP_COUNT; i++) {
        const char *name = dx_operation_name((uint32_t)i);
        if (i < DX_FIRST_WITHOUT_OPCODE && is_lowered(i) && !is_executed((uint16_t)i) && !is_of_other_stage(name) &&
            !is_linear_algebra(name)) {
            fprintf(stderr, "%s is translated, but not executed\n", name);
            complete = false;
        }
    }
    return complete;
}

static void write_page(FILE *file)
{
    fputs(introduction, file);
    for (size_t i = 0; i < DX_OP_COUNT; i++) {
        const struct operation *operation = &dx_operations[i];
        if (!is_reserved(i))
            fprintf(file, "| %u | %s | 6.%u | %s | %s |\n", (unsigned)dx_operation_opcode((uint32_t)i),
                    dx_operation_name((uint32_t)i), operation->shader_model_minor, is_lowered(i) ? "yes" : "",
                    is_executed((uint16_t)i) ? "yes" : "");
    }
}

static bool page_is_current(const char *path)
{
    size_t expected_size = 0, size = 0;
    char *expected = file_read(path, &expected_size);
    FILE *file = tmpfile();
    if (!file)
        return false;
    write_page(file);
    size = (size_t)ftell(file);
    rewind(file);
    char *page = malloc(size);
    bool same = page && expected && fread(page, 1, size, file) == size && size == expected_size &&
                !memcmp(page, expected, size);
    fclose(file);
    free(page);
    free(expected);
    return same;
}

int main(int count, char **arguments)
{
    if (count == 3 && !strcmp(arguments[2], "--update")) {
        FILE *file = fopen(arguments[1], "wb");
        if (!file)
            return 2;
        write_page(file);
        return fclose(file) ? 2 : 0;
    }
    if (!nothing_is_missing())
        return 1;
    if (count == 2 && page_is_current(arguments[1]))
        return 0;
    fprintf(stderr, "the page differs from the tables: build the target update-golden\n");
    return 1;
}
