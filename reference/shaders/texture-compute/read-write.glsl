#version 460
#extension GL_EXT_shader_image_load_formatted : require
layout(local_size_x = 4, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 2000) uniform restrict image2D u0;
layout(set = 0, binding = 2001) uniform restrict uimage2D u1;

void main()
{
    uvec2 _29 = uvec2(gl_GlobalInvocationID.xy);
    imageStore(u0, ivec2(_29), vec4((imageLoad(u0, ivec2(_29)).x * 2.0) + 1.0));
    uvec4 _41 = imageLoad(u1, ivec2(_29));
    imageStore(u1, ivec2(_29), uvec4(_41.w + gl_GlobalInvocationID.x, _41.z + gl_GlobalInvocationID.y, _41.yx));
}

