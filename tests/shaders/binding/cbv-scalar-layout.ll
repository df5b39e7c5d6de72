; A constant buffer read by byte address, one value at a time: no known compiler writes this form from HLSL.
; dxs: --scalar-block-layout
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%Table = type { <4 x float>, <4 x i32> }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)
  %2 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %3 = shl i32 %2, 2
  %4 = call float @dx.op.cbufferLoad.f32(i32 58, %dx.types.Handle %1, i32 %3, i32 4)
  %5 = call i32 @dx.op.cbufferLoad.i32(i32 58, %dx.types.Handle %1, i32 24, i32 4)
  %6 = uitofp i32 %5 to float
  %7 = fadd float %6, %4
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %7)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %6)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %4)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float 1.000000e+00)
  ret void
}

declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1
declare i32 @dx.op.cbufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare float @dx.op.cbufferLoad.f32(i32, %dx.types.Handle, i32, i32) #2
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{null, null, !5, null}
!5 = !{!6}
!6 = !{i32 0, %Table* undef, !"Table", i32 0, i32 0, i32 1, i32 32, null}
!8 = !{void ()* @main, !"main", !9, !4, null}
!9 = !{!10, !13, null}
!10 = !{!11}
!11 = !{i32 0, !"WORD", i8 5, i8 0, !12, i8 1, i32 1, i8 1, i32 0, i8 0, !16}
!12 = !{i32 0}
!13 = !{!14}
!14 = !{i32 0, !"SV_Target", i8 9, i8 16, !12, i8 0, i32 1, i8 4, i32 0, i8 0, !15}
!15 = !{i32 3, i32 15}
!16 = !{i32 3, i32 1}
