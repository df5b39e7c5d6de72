// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Coherent buffers: the last group to finish adds up what the others have written.
globallycoherent RWStructuredBuffer<uint> partial : register(u0);
globallycoherent RWByteAddressBuffer finished : register(u1);
RWStructuredBuffer<uint> total : register(u2);

[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID) {
    partial[group] = (group + 1) * 3;
    DeviceMemoryBarrier();
    uint before;
    finished.InterlockedAdd(0, 1, before);
    if (before == 7) {
        uint sum = 0;
        for (uint i = 0; i < 8; i++)
            sum += partial[i];
        total[0] = sum;
    }
}
