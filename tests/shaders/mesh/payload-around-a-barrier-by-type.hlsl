// dxc: -T as_6_8 -E main
// env: vulkan1.3
// As payload-around-a-barrier, with the barrier of shader model 6.8: the payload must lie in groupshared memory.
struct Payload {
    uint words[4];
};

groupshared Payload payload;
RWByteAddressBuffer places : register(u1);

[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    payload.words[thread & 3] = thread;
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    if (thread == places.Load(0))
        payload.words[places.Load(4) & 3] = 1000;
    DispatchMesh(1, 1, 1, payload);
}
