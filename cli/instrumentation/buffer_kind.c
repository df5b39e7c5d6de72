/* Recognises buffers of other subcommands. */
#include "cli/instrumentation/buffer_kind.h"

#include "cli/input_kind.h"
#include "cli/words.h"
#include "dxs.h"

#include <string.h>

bool holds_check_reports(const void *bytes, size_t size)
{
    enum {
        MAX_INSTRUCTION = 1 << 20
    };
    static const unsigned char nothing[sizeof(struct dxs_check_report)];
    const unsigned char *first = NULL, *row = bytes;

    if (size % sizeof nothing != 0)
        return false;
    for (; size > 0; size -= sizeof nothing, row += sizeof nothing) {
        if (memcmp(row, nothing, sizeof nothing) == 0)
            continue;
        first = first ? first : row;
        if (memcmp(row, first, 2 * sizeof(uint32_t)) != 0 || load_word(row + 8) >= MAX_INSTRUCTION)
            return false;
    }
    return first && memcmp(first, nothing, 2 * sizeof(uint32_t)) != 0;
}

const char *describe_other_buffer(const void *bytes, size_t size)
{
    const char *other = describe_other_input(bytes, size);

    if (holds_check_reports(bytes, size))
        return "it looks like reports of --check: `dxil-spirv check-report` shows them";
    return *other ? other : NULL;
}
