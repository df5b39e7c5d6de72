// dxc: -T cs_6_6 -E main
// Squares the numbers of descriptor 3 into descriptor 5.
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    StructuredBuffer<uint> numbers = ResourceDescriptorHeap[3];
    RWStructuredBuffer<uint> squares = ResourceDescriptorHeap[5];
    squares[id] = numbers[id] * numbers[id];
}
