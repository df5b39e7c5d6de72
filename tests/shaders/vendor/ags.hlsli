// Accesses to the register of AMD's extensions, as docs/guides/vendor-extensions.md tells them.
RWByteAddressBuffer ags_register : register(u0, space2147420894);

uint ags(uint opcode, uint data, uint phase, uint first, uint second)
{
    uint result;
    ags_register.InterlockedCompareExchange(0x50000000 | phase << 24 | data << 8 | opcode, first, second, result);
    return result;
}

uint ags(uint opcode, uint data, uint first)
{
    return ags(opcode, data, 0, first, 0);
}
