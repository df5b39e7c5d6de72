// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// What atomics return: tickets from an add, one winner of a compare-exchange, a chain of exchanges.
RWStructuredBuffer<uint> results : register(u0);
groupshared uint next_ticket, winner, chain;

[numthreads(16, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    if (thread == 0) {
        next_ticket = 0;
        winner = 100;
        chain = 16;
    }
    GroupMemoryBarrierWithGroupSync();
    uint ticket, before, previous;
    InterlockedAdd(next_ticket, 2, ticket);
    results[ticket / 2] = ticket;
    InterlockedCompareExchange(winner, 100, thread, before);
    if (before == 100)
        results[16] = 1;
    InterlockedExchange(chain, thread, previous);
    results[17 + previous] = 1;
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0) {
        results[34] = winner < 16 ? 1 : 0;
        results[17 + chain] += 1;
    }
}
