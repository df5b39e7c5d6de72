// dxc: -T cs_6_0 -E main -Od
// fxc: -T cs_4_0 -E main
// dxs: --zero-undefined
// What nothing was assigned to is zero, also where a loop begins, and what is computed of it.
StructuredBuffer<uint> inputs : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint last;
    for (uint i = 0; i < 4; i++) {
        uint value = inputs[id * 4 + i];
        if (value > 10)
            last = value;
    }
    results[id] = last;
#if __SHADER_TARGET_MAJOR >= 6 /* fxc refuses it */
    float x, y;
    results[id + 2] = asuint(x * 2.0 + y);
#endif
}
