// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// ConstantBuffer<T> objects, and an array of them with a uniform index.
struct settings {
    float4 color;
    uint level;
};
ConstantBuffer<settings> one : register(b0);
ConstantBuffer<settings> many[3] : register(b2);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID) {
    results[group] = one.color.y + many[group].color.x * 10 + many[group].level * 100;
}
