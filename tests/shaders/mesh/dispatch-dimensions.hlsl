// dxc: -T as_6_5 -E main
// env: vulkan1.3
// Another number of mesh groups in each dimension.
struct Payload {
    uint base;
};

groupshared Payload payload;

[numthreads(1, 1, 1)]
void main(uint3 group : SV_GroupID)
{
    payload.base = 1000 * group.x + 2000 * group.y + 4000 * group.z;
    DispatchMesh(2, 3, 4, payload);
}
