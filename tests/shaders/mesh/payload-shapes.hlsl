// dxc: -T as_6_5 -E main
// env: vulkan1.3
// A payload in a local variable, with nested arrays and structures; groups in three dimensions.
struct Inner {
    uint3 id;
    float2 pair;
};

struct Payload {
    Inner inner[2];
    float3x2 rows;
    int number;
};

cbuffer Counts : register(b0) {
    uint3 counts;
    float scale;
};

[numthreads(1, 1, 1)]
void main(uint3 group : SV_GroupID)
{
    Payload payload;
    for (uint i = 0; i < 2; i++) {
        payload.inner[i].id = group + 10 * i;
        payload.inner[i].pair = float2(i, scale);
    }
    payload.rows = float3x2(1, 2, 3, 4, 5, 6) * scale;
    payload.number = -int(group.x) - 1;
    uint x = group.y == 1 ? counts.x : 0;
    DispatchMesh(x, counts.y, counts.z, payload);
}
