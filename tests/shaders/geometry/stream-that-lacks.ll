; The mask of streams lacks stream 1.
; refused: properties lack stream 1
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 0)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 0)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 0)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 0)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 0)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %1)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %3)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %4)
  call void @dx.op.emitStream(i32 97, i8 0)
  %6 = fcmp fast ogt float %5, 5.000000e-01
  br i1 %6, label %7, label %8

  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %5)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %5)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %5)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %5)
  call void @dx.op.emitStream(i32 97, i8 1)
  br label %8

  ret void
}

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

declare void @dx.op.emitStream(i32, i8) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxc(private) 1.9.0.5517 (9757d44fa)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 10}
!3 = !{!"gs", i32 6, i32 0}
!4 = !{[15 x i32] [i32 5, i32 4, i32 1, i32 2, i32 4, i32 8, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0, i32 15, i32 0, i32 0]}
!5 = !{void ()* @main, !"main", !6, null, !16}
!6 = !{!7, !13, null}
!7 = !{!8, !11}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"KIND", i8 9, i8 0, !9, i8 2, i32 1, i8 1, i32 1, i8 0, !12}
!12 = !{i32 3, i32 1}
!13 = !{!8, !14}
!14 = !{i32 1, !"VALUE", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !15}
!15 = !{i32 0, i32 1, i32 3, i32 15}
!16 = !{i32 1, !17}
!17 = !{i32 1, i32 2, i32 1, i32 1, i32 1}
