// dxc: -T cs_6_2 -E main
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1
// refused: a load from its register that is no result of the preceding extension
// A third word of a result of two words.
struct Extension {
    uint opcode;
    uint unused0[18];
    uint4 source0, source1, source2;
    uint result[4];
    uint marker, result_count;
    uint unused1[27];
};
RWStructuredBuffer<Extension> nvapi_register : register(u9, space1);
RWByteAddressBuffer memory : register(u0);
RWStructuredBuffer<uint> old : register(u1);

uint exchange(uint byte, uint2 value)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].marker = 1;
    memory.Store(index, 0);
    index = nvapi_register.IncrementCounter();
    nvapi_register[index].source0.x = byte;
    nvapi_register[index].source1.xy = value;
    nvapi_register[index].source2.x = 8;
    nvapi_register[index].opcode = 20;
    return index;
}

[numthreads(1, 1, 1)]
void main()
{
    uint index = exchange(0, uint2(11, 12));

    old[0] = nvapi_register[index].result[2];
}
