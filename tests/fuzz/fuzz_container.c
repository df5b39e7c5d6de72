/* Fuzz target: the container parser, with and without the check of the digest. All parts it finds must lie inside the
 * input. The headers of programs are read, too. The input is a .pdb file as well, of no shader and of itself. */
#include "tests/fuzz/fuzz.h"

#include "dxil/module.h"
#include "dxs_inspect.h"

#include <string.h>

static void read_container(const uint8_t *data, size_t size, bool check_hash)
{
    struct fault fault;
    struct container container;

    fault_clear(&fault);
    if (setjmp(fault.unwind)) {
        demand(fault.error.code != DXS_RESULT_OK && fault.error.message[0], "an error has a code and a message");
        return;
    }
    container_read(&container, &fault, data, size, check_hash);
    for (uint32_t program = 0; program < 3; program++) {
        const struct container_part *part = &container.program[program];
        demand(!part->data || (part->data >= data && part->data + part->size <= data + size), "parts lie inside");
        if (part->data && !container.is_raw_bitcode)
            program_header_read(&fault, part);
    }
}

/* `shader` NULL: the file alone. What comes out can be read as a container. */
static void attach(const uint8_t *shader, const uint8_t *pdb, size_t size)
{
    dxs_converter *converter = dxs_converter_create(NULL);
    const void *joined;
    size_t joined_size;
    char name[DXS_MAX_PDB_NAME];
    enum dxs_result result = dxs_pdb_attach(converter, shader, size, pdb, size, &joined, &joined_size);

    demand(result != DXS_RESULT_INTERNAL_ERROR, "no internal error");
    demand((result == DXS_RESULT_OK) == (joined != NULL), "a container is there, or an error");
    if (joined)
        read_container(joined, joined_size, false);
    if (dxs_pdb_name(pdb, size, name))
        demand(*name && strlen(name) < DXS_MAX_PDB_NAME && !strpbrk(name, "/\\:"), "a name has no folders");
    dxs_converter_destroy(converter);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    read_container(data, size, false);
    read_container(data, size, true);
    attach(NULL, data, size);
    attach(data, data, size);
    return 0;
}
