/* Recognises files that are often given in place of DXIL. */
#include "cli/input_kind.h"

#include <stdbool.h>
#include <string.h>

enum shader_start start_of_shader(const void *bytes, size_t size)
{
    if (size >= 4 && memcmp(bytes, "DXBC", 4) == 0)
        return STARTS_CONTAINER;
    if (size >= 4 && (memcmp(bytes, "BC\xC0\xDE", 4) == 0 || memcmp(bytes, "\xDE\xC0\x17\x0B", 4) == 0))
        return STARTS_BITCODE;
    if (size >= 19 && memcmp(bytes, "Microsoft C/C++ MSF", 19) == 0)
        return STARTS_PDB;
    return STARTS_OTHERWISE;
}

static const struct {
    const char *start;
    size_t length;
    const char *meaning;
} kinds[] = {
    {"\x03\x02\x23\x07", 4, "it is SPIR-V already"},
    {"\x07\x23\x02\x03", 4, "it is SPIR-V already, big-endian"},
    {"\x1F\x8B", 2, "it is gzip: unpack it first"},
    {"PK\x03\x04", 4, "it is a zip archive: unpack it first"},
    {"\x28\xB5\x2F\xFD", 4, "it is zstd: unpack it first"},
    {"\xFD"
     "7zXZ",
     5, "it is xz: unpack it first"},
    {"MZ", 2, "it is a Windows program or library"},
    {"\x7F"
     "ELF",
     4, "it is a program or library"},
    {"; ModuleID", 10, "it is LLVM's assembly: DXC's dxa makes DXIL of it"},
    {"target datalayout", 17, "it is LLVM's assembly: DXC's dxa makes DXIL of it"},
    {"; SPIR-V", 8, "it is SPIR-V assembly"},
};

/* The first bytes have only characters of text. */
static bool is_text(const unsigned char *bytes, size_t size)
{
    enum {
        LOOKED_AT = 256
    };
    for (size_t n = 0; n < size && n < LOOKED_AT; n++)
        if ((bytes[n] < 0x20 && !strchr("\t\n\r\f", bytes[n])) || bytes[n] == 0 || bytes[n] == 0x7F)
            return false;
    return size > 0;
}

const char *describe_other_input(const void *bytes, size_t size)
{
    if (size == 0)
        return "it is empty";
    for (size_t n = 0; n < sizeof(kinds) / sizeof(kinds[0]); n++)
        if (size >= kinds[n].length && memcmp(bytes, kinds[n].start, kinds[n].length) == 0)
            return kinds[n].meaning;
    return is_text(bytes, size) ? "it is text: if it is HLSL, compile it with DXC first" : "";
}
