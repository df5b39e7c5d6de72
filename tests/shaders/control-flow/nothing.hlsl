// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A shader that does nothing.
[numthreads(1, 1, 1)]
void main() {
}
