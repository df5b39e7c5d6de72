// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// IncrementCounter returns the value before, DecrementCounter the one after.
RWStructuredBuffer<uint> up : register(u0);
RWStructuredBuffer<uint> down : register(u1);

[numthreads(8, 1, 1)]
void main() {
    up[up.IncrementCounter()] = 1;
    down[down.DecrementCounter()] = 2;
}
