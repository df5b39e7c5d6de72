; Nodes without tags that DXC always writes: the first names no table of local root arguments, the second table 0.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @few() {
  ret void
}

define void @more() {
  ret void
}

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.typeAnnotations = !{!2}
!dx.entryPoints = !{!6, !7, !9}

!0 = !{i32 1, i32 8}
!1 = !{!"lib", i32 6, i32 8}
!2 = !{i32 1, void ()* @few, !3, void ()* @more, !3}
!3 = !{!4}
!4 = !{i32 0, !5, !5}
!5 = !{}
!6 = !{null, !"", null, null, null}
!7 = !{void ()* @few, !"few", null, null, !8}
!8 = !{i32 8, i32 15, i32 13, i32 3, i32 4, !11, i32 5, !13}
!9 = !{void ()* @more, !"more", null, null, !10}
!10 = !{i32 8, i32 15, i32 13, i32 2, i32 15, !12, i32 16, i32 0, i32 19, i32 7, i32 4, !11, i32 5, !13}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"more", i32 0}
!13 = !{i32 0}
