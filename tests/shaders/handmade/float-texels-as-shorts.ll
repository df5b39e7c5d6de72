; A texture of floats that is read as 16-bit integers: the lower halves of the bits.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.f16 = type { half, half, half, half, i32 }
%dx.types.ResRet.i16 = type { i16, i16, i16, i16, i32 }
%"class.Texture2D<vector<half, 4> >" = type { <4 x half>, %"class.Texture2D<vector<half, 4> >::mips_type" }
%"class.Texture2D<vector<half, 4> >::mips_type" = type { i32 }
%"class.Texture2D<uint16_t>" = type { i16, %"class.Texture2D<uint16_t>::mips_type" }
%"class.Texture2D<uint16_t>::mips_type" = type { i32 }
%"class.RWTexture2D<vector<half, 2> >" = type { <2 x half> }
%struct.SamplerState = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 1, i1 false)
  %3 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %4 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 0, i1 false)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %6 = call i32 @dx.op.threadId.i32(i32 93, i32 1)
  %7 = uitofp i32 %5 to float
  %8 = uitofp i32 %6 to float
  %9 = fadd fast float %7, 5.000000e-01
  %10 = fadd fast float %8, 5.000000e-01
  %11 = fmul fast float %9, 5.000000e-01
  %12 = call %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32 62, %dx.types.Handle %3, %dx.types.Handle %4, float %11, float %10, float undef, float undef, i32 0, i32 0, i32 undef, float 0.000000e+00)
  %13 = extractvalue %dx.types.ResRet.f16 %12, 0
  %14 = extractvalue %dx.types.ResRet.f16 %12, 3
  %15 = call %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32 66, %dx.types.Handle %3, i32 0, i32 %5, i32 %6, i32 undef, i32 undef, i32 undef, i32 undef)
  %16 = extractvalue %dx.types.ResRet.f16 %15, 0
  %17 = extractvalue %dx.types.ResRet.f16 %15, 3
  %18 = fadd fast half %16, %13
  %19 = fadd fast half %17, %14
  %20 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %2, i32 0, i32 %5, i32 %6, i32 undef, i32 undef, i32 undef, i32 undef)
  %21 = extractvalue %dx.types.ResRet.i16 %20, 0
  %22 = uitofp i16 %21 to half
  %23 = fadd fast half %18, %22
  call void @dx.op.textureStore.f16(i32 67, %dx.types.Handle %1, i32 %5, i32 %6, i32 undef, half %23, half %19, half %23, half %23, i8 15)
  ret void
}

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #1

declare %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #1

declare %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #1

declare void @dx.op.textureStore.f16(i32, %dx.types.Handle, i32, i32, i32, half, half, half, half, i8) #2

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!14}

!0 = !{!"dxc(private) 1.9.0.5517 (9757d44fa)"}
!1 = !{i32 1, i32 2}
!2 = !{i32 1, i32 10}
!3 = !{!"cs", i32 6, i32 2}
!4 = !{!5, !10, null, !12}
!5 = !{!6, !8}
!6 = !{i32 0, %"class.Texture2D<vector<half, 4> >"* undef, !"", i32 0, i32 0, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 8}
!8 = !{i32 1, %"class.Texture2D<uint16_t>"* undef, !"", i32 0, i32 1, i32 1, i32 2, i32 0, !9}
!9 = !{i32 0, i32 9}
!10 = !{!11}
!11 = !{i32 0, %"class.RWTexture2D<vector<half, 2> >"* undef, !"", i32 0, i32 0, i32 1, i32 2, i1 false, i1 false, i1 false, !7}
!12 = !{!13}
!13 = !{i32 0, %struct.SamplerState* undef, !"", i32 0, i32 0, i32 1, i32 0, null}
!14 = !{void ()* @main, !"main", null, !4, !15}
!15 = !{i32 0, i64 8388640, i32 4, !16}
!16 = !{i32 2, i32 1, i32 1}
