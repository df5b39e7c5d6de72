// dxc: -T gs_6_0 -E main
// fxc: -T gs_5_1 -E main
// Line strips of lengths that the input gives; a strip of one vertex has no line.
struct Vertex {
    uint length : LENGTH;
    float value : VALUE;
};

struct Output {
    float value : VALUE;
    nointerpolation uint strip : STRIP;
};

[maxvertexcount(12)]
void main(line Vertex input[2], uint primitive : SV_PrimitiveID, inout LineStream<Output> stream)
{
    for (uint strip = 0; strip < 2; strip++) {
        for (uint i = 0; i < input[strip].length; i++) {
            Output output;
            output.value = input[strip].value + i;
            output.strip = 2 * primitive + strip;
            stream.Append(output);
        }
        stream.RestartStrip();
    }
}
