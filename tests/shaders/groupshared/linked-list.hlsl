// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A list built with exchanges on its head, then walked by one thread.
RWStructuredBuffer<uint> results : register(u0);
groupshared uint head, links[16];

[numthreads(16, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    if (thread == 0)
        head = 99;
    GroupMemoryBarrierWithGroupSync();
    if (thread % 3 != 0)
        InterlockedExchange(head, thread, links[thread]);
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0) {
        uint count = 0, sum = 0;
        for (uint at = head; at != 99; at = links[at]) {
            count++;
            sum += at;
        }
        results[0] = count;
        results[1] = sum;
    }
}
