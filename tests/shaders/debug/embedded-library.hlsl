// dxc: -T lib_6_3 -Zi -Qembed_debug
// dxs: --program debug --debug-info
// Debug information of several functions.
RWStructuredBuffer<float> values : register(u0);

[noinline]
float halve(float x)
{
    return x * 0.5;
}

[shader("compute")]
[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float value = values[id];
    if (value > 1.0)
        values[id] = halve(value);
}
