// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Rows of a constant buffer that are read again behind barriers and stores, each time other components of them, as
// floats and as integers.
cbuffer Constants : register(b0) {
    float4 rows[3];
};
RWStructuredBuffer<float> results : register(u0);
groupshared float shared_word;

[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID) {
    shared_word = rows[1].x;
    GroupMemoryBarrierWithGroupSync();
    results[8 * group] = shared_word + rows[1].y;
    results[8 * group + 1] = rows[group].w;
    DeviceMemoryBarrierWithGroupSync();
    shared_word = rows[1].w + rows[1].x;
    results[8 * group + 2] = rows[group].w + rows[group].x;
    GroupMemoryBarrierWithGroupSync();
    results[8 * group + 3] = shared_word;
    results[8 * group + 4] = (float)(asuint(rows[1].y) >> 23);
    results[8 * group + 5] = rows[1].y;
    results[8 * group + 6] = rows[1 - group].w;
    results[8 * group + 7] = (float)asuint(rows[1].y);
}
