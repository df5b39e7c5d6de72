; Vulkan compares texels of floats only.
; refused: comparison of texels of this kind
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.Texture1D<float>" = type { float, %"class.Texture1D<float>::mips_type" }
%"class.Texture1D<float>::mips_type" = type { i32 }
%"class.Texture1DArray<float>" = type { float, %"class.Texture1DArray<float>::mips_type" }
%"class.Texture1DArray<float>::mips_type" = type { i32 }
%"class.Texture2D<float>" = type { float, %"class.Texture2D<float>::mips_type" }
%"class.Texture2D<float>::mips_type" = type { i32 }
%"class.Texture2DArray<float>" = type { float, %"class.Texture2DArray<float>::mips_type" }
%"class.Texture2DArray<float>::mips_type" = type { i32 }
%"class.TextureCube<float>" = type { float }
%"class.TextureCubeArray<float>" = type { float }
%struct.SamplerComparisonState = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 5, i32 5, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 4, i32 4, i1 false)
  %3 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 3, i32 3, i1 false)
  %4 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 2, i32 2, i1 false)
  %5 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 1, i1 false)
  %6 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %7 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 0, i1 false)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)
  %12 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)
  %13 = call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %6, %dx.types.Handle %7, float %9, float undef, float undef, float undef, i32 0, i32 undef, i32 undef, float %8, float undef)
  %14 = extractvalue %dx.types.ResRet.f32 %13, 0
  %15 = call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %5, %dx.types.Handle %7, float %9, float %10, float undef, float undef, i32 0, i32 undef, i32 undef, float %8, float undef)
  %16 = extractvalue %dx.types.ResRet.f32 %15, 0
  %17 = fadd fast float %16, %14
  %18 = call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %4, %dx.types.Handle %7, float %9, float %10, float undef, float undef, i32 0, i32 0, i32 undef, float %8, float undef)
  %19 = extractvalue %dx.types.ResRet.f32 %18, 0
  %20 = call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %3, %dx.types.Handle %7, float %9, float %10, float %11, float undef, i32 0, i32 0, i32 undef, float %8, float undef)
  %21 = extractvalue %dx.types.ResRet.f32 %20, 0
  %22 = fadd fast float %21, %19
  %23 = call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %2, %dx.types.Handle %7, float %9, float %10, float %11, float undef, i32 undef, i32 undef, i32 undef, float %8, float undef)
  %24 = extractvalue %dx.types.ResRet.f32 %23, 0
  %25 = call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %1, %dx.types.Handle %7, float %9, float %10, float %11, float %12, i32 undef, i32 undef, i32 undef, float %8, float undef)
  %26 = extractvalue %dx.types.ResRet.f32 %25, 0
  %27 = fadd fast float %26, %24
  %28 = call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %4, %dx.types.Handle %7, float %9, float %10, float undef, float undef, i32 1, i32 1, i32 undef, float %8, float undef)
  %29 = extractvalue %dx.types.ResRet.f32 %28, 0
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %17)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %22)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %27)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %29)
  ret void
}

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

declare %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #2

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!15}
!dx.entryPoints = !{!16}

!0 = !{!"dxc(private) 1.9.0.5517 (9757d44fa)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 10}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{!5, null, null, !13}
!5 = !{!6, !8, !9, !10, !11, !12}
!6 = !{i32 0, %"class.Texture1D<float>"* undef, !"", i32 0, i32 0, i32 1, i32 1, i32 0, !7}
!7 = !{i32 0, i32 5}
!8 = !{i32 1, %"class.Texture1DArray<float>"* undef, !"", i32 0, i32 1, i32 1, i32 6, i32 0, !7}
!9 = !{i32 2, %"class.Texture2D<float>"* undef, !"", i32 0, i32 2, i32 1, i32 2, i32 0, !7}
!10 = !{i32 3, %"class.Texture2DArray<float>"* undef, !"", i32 0, i32 3, i32 1, i32 7, i32 0, !7}
!11 = !{i32 4, %"class.TextureCube<float>"* undef, !"", i32 0, i32 4, i32 1, i32 5, i32 0, !7}
!12 = !{i32 5, %"class.TextureCubeArray<float>"* undef, !"", i32 0, i32 5, i32 1, i32 9, i32 0, !7}
!13 = !{!14}
!14 = !{i32 0, %struct.SamplerComparisonState* undef, !"", i32 0, i32 0, i32 1, i32 1, null}
!15 = !{[7 x i32] [i32 5, i32 4, i32 15, i32 15, i32 6, i32 4, i32 15]}
!16 = !{void ()* @main, !"main", !17, !4, null}
!17 = !{!18, !24, null}
!18 = !{!19, !22}
!19 = !{i32 0, !"TEXCOORD", i8 9, i8 0, !20, i8 2, i32 1, i8 4, i32 0, i8 0, !21}
!20 = !{i32 0}
!21 = !{i32 3, i32 15}
!22 = !{i32 1, !"REFERENCE", i8 9, i8 0, !20, i8 2, i32 1, i8 1, i32 1, i8 0, !23}
!23 = !{i32 3, i32 1}
!24 = !{!25}
!25 = !{i32 0, !"SV_Target", i8 9, i8 16, !20, i8 0, i32 1, i8 4, i32 0, i8 0, !21}
