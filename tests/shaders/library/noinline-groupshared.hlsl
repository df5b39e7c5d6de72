// dxc: -T lib_6_3
// Groupshared memory and a barrier behind a call.
groupshared uint partial[64];
RWStructuredBuffer<uint> values : register(u0);

[noinline]
uint reduce(uint index, uint value)
{
    partial[index] = value;
    GroupMemoryBarrierWithGroupSync();
    for (uint step = 32; step > 0; step >>= 1) {
        if (index < step)
            partial[index] += partial[index + step];
        GroupMemoryBarrierWithGroupSync();
    }
    return partial[0];
}

[shader("compute")]
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    uint sum = reduce(index, values[id]);
    if (index == 0)
        values[id] = sum;
}
