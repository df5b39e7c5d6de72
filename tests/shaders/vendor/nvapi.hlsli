// Accesses to the register of NVIDIA's extensions, as docs/guides/vendor-extensions.md tells them.
struct Extension {
    uint opcode;
    uint unused0[18];
    uint4 source0, source1, source2, result;
    uint marker, result_count;
    uint unused1[27];
};
RWStructuredBuffer<Extension> nvapi_register : register(u9, space1);

uint begin(uint opcode, uint4 source0)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].source0 = source0;
    nvapi_register[index].opcode = opcode;
    return index;
}

uint nvapi(uint opcode, uint4 source0)
{
    begin(opcode, source0);
    return nvapi_register.IncrementCounter();
}
