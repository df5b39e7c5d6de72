; A comparison and a selection of addresses of functions.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%buffer = type { i32 }

define void @other() {
  ret void
}

define void @main() {
  %same = icmp eq void ()* @other, @main
  %chosen = select i1 %same, void ()* @other, void ()* @main
  %again = icmp eq void ()* %chosen, @main
  br i1 %again, label %one, label %end
one:
  br label %end
end:
  ret void
}

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!6}

!0 = !{i32 1, i32 0}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 0}
!3 = !{null, !4, null, null}
!4 = !{!5}
!5 = !{i32 0, %buffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!6 = !{void ()* @main, !"main", null, !3, !7}
!7 = !{i32 0, i64 16, i32 4, !8}
!8 = !{i32 1, i32 1, i32 1}
