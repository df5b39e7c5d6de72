// dxc: -T cs_6_2 -E main -enable-16bit-types
// Converted to 16 bits and back, numbers are rounded, whether to integers or floats, at once or by way of a choice, a
// loop or a variable.
StructuredBuffer<float> inputs : register(t0);
StructuredBuffer<uint> choices : register(t1);
RWStructuredBuffer<float> floats : register(u0);
RWStructuredBuffer<int> integers : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float x = inputs[id];
    half narrow = half(x), chosen = choices[0] ? narrow : half(7);
    half members[4] = {half(1), half(2), half(3), half(4)};
    half latest = 0;

    members[choices[id]] = narrow;
    for (uint n = 0; n < choices[4]; n++)
        latest = half(inputs[id + n]);
    floats[id * 6] = float(narrow);
    floats[id * 6 + 1] = float(chosen);
    floats[id * 6 + 2] = float(latest);
    floats[id * 6 + 3] = float(members[choices[id]]);
    floats[id * 6 + 4] = f16tof32(f32tof16(x));
    floats[id * 6 + 5] = f16tof32((f32tof16(x) << 16 | f32tof16(7.0)) >> 16);
    integers[id * 2] = int(narrow);
    integers[id * 2 + 1] = int(uint(abs(narrow)));
}
