; Loads and stores through aliases.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%buffer = type { i32 }

@shared = addrspace(3) global [4 x i32] undef, align 4
@other = alias [4 x i32] addrspace(3)* @shared

define void @main() {
  %place = getelementptr [4 x i32], [4 x i32] addrspace(3)* @other, i32 0, i32 1
  %old = load i32, i32 addrspace(3)* %place, align 4
  %sum = add i32 %old, 1
  store i32 %sum, i32 addrspace(3)* %place, align 4
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
