// dxc: -T cs_6_0 -E main
// A state machine: a loop around a switch whose cases change the state.
StructuredBuffer<uint> text : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    // Counts words and numbers in a line that ends with 0: letters are 1, digits 2, blanks 3.
    uint state = 0, words = 0, numbers = 0, at = id * 16, c;
    do {
        c = text[at++];
        switch (state) {
        case 0:
            if (c == 1) { words++; state = 1; }
            else if (c == 2) { numbers++; state = 2; }
            break;
        case 1:
            if (c == 3) state = 0;
            break;
        case 2:
            if (c == 3) { state = 0; }
            else if (c == 1) { numbers--; words++; state = 1; }
            break;
        }
    } while (c != 0);
    results[id * 2] = words;
    results[id * 2 + 1] = numbers;
}
