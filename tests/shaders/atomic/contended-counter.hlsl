// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Many groups draw tickets from one counter: each ticket is drawn once.
RWStructuredBuffer<uint> counter : register(u0);
RWStructuredBuffer<uint> drawn : register(u1);

[numthreads(64, 1, 1)]
void main() {
    uint ticket;
    InterlockedAdd(counter[0], 1, ticket);
    InterlockedAdd(drawn[ticket], 1);
}
