// dxc: -T lib_6_5
// env: vulkan1.3
// Lanes behind a call may be other lanes: what was known of the wave is read anew.
struct Parameter { uint value; };

RWStructuredBuffer<uint4> results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint before = WaveGetLaneIndex();
    Parameter parameter = {2};
    CallShader(0, parameter);
    uint count = WaveGetLaneCount();
    results[DispatchRaysIndex().x] = uint4(before < count, WaveGetLaneIndex() < count, WaveActiveCountBits(true), parameter.value);
}

[shader("callable")]
void add(inout Parameter parameter)
{
    parameter.value += 5;
}
