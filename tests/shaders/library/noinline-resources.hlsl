// dxc: -T lib_6_3
// Functions that use resources by themselves, called from two entry points.
StructuredBuffer<float4> table : register(t0);
RWStructuredBuffer<float4> results : register(u0);
Texture2D<float4> image : register(t1);

[noinline]
float4 look_up(uint index)
{
    if (index > 100)
        return 0.0;
    return table[index] + image.Load(int3(index, 0, 0));
}

[noinline]
void keep(uint index, float4 value)
{
    results[index] = value;
}

[shader("compute")]
[numthreads(32, 1, 1)]
void first(uint id : SV_DispatchThreadID)
{
    keep(id, look_up(id) + look_up(id + 1));
}

[shader("compute")]
[numthreads(4, 4, 1)]
void second(uint3 id : SV_DispatchThreadID)
{
    keep(id.x, look_up(id.y));
}
