// dxc: -T vs_6_7 -E main
// More than 16 elements; some share a register, some take several, one is not read or written whole.
struct Outputs
{
    float4 place : SV_Position;
    float a : A; float b : B; float2 c : C; int d : D; uint2 e : E; float3 f[3] : F5; float g : G; float2 h : H9;
    uint i : I; float j : J; float k : K; int3 l : L; float2 m[2] : M; float n : N; uint4 o : O; float p : P;
    float q : Q; float r : R;
};

Outputs main(float4 place : POSITION3, float2 more[3] : MORE4, uint vertex : SV_VertexID, uint row : ROW)
{
    Outputs outputs = (Outputs)0;
    outputs.place = place;
    outputs.c.y = more[row].x;
    outputs.f[row].z = place.w;
    outputs.l.x = vertex;
    outputs.r = more[1].y;
    return outputs;
}
