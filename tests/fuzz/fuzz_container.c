/* Fuzz target: the container parser, with and without the check of the digest. All parts it finds must lie inside the
 * input. The headers of programs are read, too. */
#include "tests/fuzz/fuzz.h"

#include "dxil/module.h"

static void read_container(const uint8_t *data, size_t size, bool check_hash)
{
    struct fault fault;
    struct container container;

    fault_clear(&fault);
    if (setjmp(fault.unwind)) {
        demand(fault.error.code != DXS_OK && fault.error.message[0], "an error has a code and a message");
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    read_container(data, size, false);
    read_container(data, size, true);
    return 0;
}
