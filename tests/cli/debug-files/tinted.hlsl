// dxc: -T cs_6_0 -E main -Zi -Fd tinted.pdb
cbuffer Params : register(b0) {
    float3 tint;
    uint count;
};
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    if (id >= count)
        return;
    float3 doubled = 2 * tint;
    float sum = doubled.x + doubled.y;
    results[id] = float4(doubled, sum);
}
