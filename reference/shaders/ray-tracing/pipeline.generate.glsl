#version 460
#extension GL_EXT_ray_tracing : require

struct _67
{
    vec4 _m0;
    uint _m1;
};

layout(set = 0, binding = 0, std140) uniform Camera
{
    vec4 _m0[4];
} Camera_1;

layout(location = 0) rayPayloadEXT _67 _69;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;
layout(set = 0, binding = 2000) uniform restrict writeonly image2D image;

void main()
{
    float _12 = (float(gl_LaunchIDEXT.x) + 0.5) / float(gl_LaunchSizeEXT.x);
    float _13 = (float(gl_LaunchIDEXT.y) + 0.5) / float(gl_LaunchSizeEXT.y);
    _69._m0 = vec4(0.0, 0.0, 0.0, 1.0);
    _69._m1 = 0u;
    traceRayEXT(scene, 16u, 255u, 0u, 2u, 1u, vec3(Camera_1._m0[0u].w, Camera_1._m0[1u].w, Camera_1._m0[2u].w), 0.125, vec3(fma(_13, Camera_1._m0[0u].y, Camera_1._m0[0u].x * _12) + Camera_1._m0[0u].z, fma(_13, Camera_1._m0[1u].y, Camera_1._m0[1u].x * _12) + Camera_1._m0[1u].z, fma(_13, Camera_1._m0[2u].y, Camera_1._m0[2u].x * _12) + Camera_1._m0[2u].z), 1000.0, 0);
    imageStore(image, ivec2(uvec2(gl_LaunchIDEXT.xy)), vec4(_69._m0));
}

