// dxc: -T cs_6_9 -E main
// Of long vectors, components 31 and later alone are used: together, one of them, or the one before them.
ByteAddressBuffer raw : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    vector<uint, 40> late = raw.Load<vector<uint, 40> >(0);
    vector<uint, 32> last = raw.Load<vector<uint, 32> >(4);
    vector<uint, 33> both = raw.Load<vector<uint, 33> >(8);
    vector<uint, 31> before = raw.Load<vector<uint, 31> >(12);
    results[0] = uint4(late[31], late[32], late[35], late[39]);
    results[1] = uint4(last[31], both[30], both[32], before[30]);
    results[2] = uint4(raw.Load<vector<uint, 48> >(0)[47], raw.Load<vector<uint, 34> >(16)[33], last[31], late[39]);
}
