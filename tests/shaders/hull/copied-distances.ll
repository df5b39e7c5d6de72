; A hull shader without a function for its control points hands on several elements: distances, which share one array,
; and rows of integers.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @measure() {
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, float 1.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 1, i8 0, float 1.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 2, i8 0, float 1.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0, float 1.000000e+00)
  ret void
}

declare void @dx.op.storePatchConstant.f32(i32, i32, i32, i8, float) #1

attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!5}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 10}
!3 = !{!"hs", i32 6, i32 0}
!5 = !{null, !"main", !6, null, !16}
!6 = !{!7, !7, !11}
!7 = !{!8, !18, !20, !22, !25}
!8 = !{i32 0, !"VALUE", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 7}
!11 = !{!12, !15}
!12 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !13, i8 0, i32 3, i8 1, i32 0, i8 3, !14}
!13 = !{i32 0, i32 1, i32 2}
!14 = !{i32 3, i32 1}
!15 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !9, i8 0, i32 1, i8 1, i32 3, i8 0, !14}
!16 = !{i32 3, !17}
!17 = !{void ()* @measure, i32 3, i32 3, i32 2, i32 1, i32 3, float 6.400000e+01}
!18 = !{i32 1, !"SV_ClipDistance", i8 9, i8 6, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !19}
!19 = !{i32 3, i32 3}
!20 = !{i32 2, !"ROWS", i8 5, i8 0, !21, i8 1, i32 2, i8 2, i32 2, i8 0, !19}
!21 = !{i32 4, i32 5}
!22 = !{i32 3, !"SV_ClipDistance", i8 9, i8 6, !23, i8 2, i32 1, i8 1, i32 1, i8 2, !24}
!23 = !{i32 1}
!24 = !{i32 3, i32 1}
!25 = !{i32 4, !"SV_CullDistance", i8 9, i8 7, !9, i8 2, i32 1, i8 1, i32 1, i8 3, !24}
