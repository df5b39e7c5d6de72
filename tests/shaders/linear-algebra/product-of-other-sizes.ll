; A has 8 columns, B 4 rows.
; refused: the use, size or scope of a matrix does not fit
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.LinAlgMatrixC8M8N8U0S1 = type { i8* }
%dx.types.LinAlgMatrixC8M4N8U1S1 = type { i8* }
%dx.types.LinAlgMatrixC9M8N8U2S1 = type { i8* }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 11, i32 0 })
  %4 = call %dx.types.LinAlgMatrixC8M8N8U0S1 @dx.op.linAlgMatrixLoadFromDescriptor.mC8M8N8U0S1(i32 -2147483634, %dx.types.Handle %3, i32 0, i32 16, i32 0, i32 128)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 11, i32 0 })
  %6 = call %dx.types.LinAlgMatrixC8M4N8U1S1 @dx.op.linAlgMatrixLoadFromDescriptor.mC8M4N8U1S1(i32 -2147483634, %dx.types.Handle %5, i32 128, i32 16, i32 0, i32 128)
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 11, i32 0 })
  %8 = call %dx.types.LinAlgMatrixC8M4N8U1S1 @dx.op.linAlgMatrixLoadFromDescriptor.mC8M4N8U1S1(i32 -2147483634, %dx.types.Handle %7, i32 128, i32 16, i32 1, i32 128)
  %9 = call %dx.types.LinAlgMatrixC9M8N8U2S1 @dx.op.linAlgFillMatrix.mC9M8N8U2S1.f32(i32 -2147483636, float 5.000000e-01)
  %10 = call %dx.types.LinAlgMatrixC9M8N8U2S1 @dx.op.linAlgMatrixMultiplyAccumulate.mC9M8N8U2S1.mC8M8N8U0S1.mC8M4N8U1S1.mC9M8N8U2S1(i32 -2147483637, %dx.types.LinAlgMatrixC8M8N8U0S1 %4, %dx.types.LinAlgMatrixC8M4N8U1S1 %6, %dx.types.LinAlgMatrixC9M8N8U2S1 %9)
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })
  call void @dx.op.linAlgMatrixStoreToDescriptor.mC9M8N8U2S1(i32 -2147483628, %dx.types.LinAlgMatrixC9M8N8U2S1 %10, %dx.types.Handle %11, i32 0, i32 32, i32 0, i32 128)
  %12 = call %dx.types.LinAlgMatrixC9M8N8U2S1 @dx.op.linAlgMatrixMultiply.mC9M8N8U2S1.mC8M8N8U0S1.mC8M4N8U1S1(i32 -2147483625, %dx.types.LinAlgMatrixC8M8N8U0S1 %4, %dx.types.LinAlgMatrixC8M4N8U1S1 %8)
  %13 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })
  call void @dx.op.linAlgMatrixStoreToDescriptor.mC9M8N8U2S1(i32 -2147483628, %dx.types.LinAlgMatrixC9M8N8U2S1 %12, %dx.types.Handle %13, i32 256, i32 32, i32 1, i32 128)
  ret void
}

declare %dx.types.LinAlgMatrixC8M8N8U0S1 @dx.op.linAlgMatrixLoadFromDescriptor.mC8M8N8U0S1(i32, %dx.types.Handle, i32, i32, i32, i32) #0

declare %dx.types.LinAlgMatrixC8M4N8U1S1 @dx.op.linAlgMatrixLoadFromDescriptor.mC8M4N8U1S1(i32, %dx.types.Handle, i32, i32, i32, i32) #0

declare %dx.types.LinAlgMatrixC9M8N8U2S1 @dx.op.linAlgFillMatrix.mC9M8N8U2S1.f32(i32, float) #0

declare %dx.types.LinAlgMatrixC9M8N8U2S1 @dx.op.linAlgMatrixMultiplyAccumulate.mC9M8N8U2S1.mC8M8N8U0S1.mC8M4N8U1S1.mC9M8N8U2S1(i32, %dx.types.LinAlgMatrixC8M8N8U0S1, %dx.types.LinAlgMatrixC8M4N8U1S1, %dx.types.LinAlgMatrixC9M8N8U2S1) #0

declare void @dx.op.linAlgMatrixStoreToDescriptor.mC9M8N8U2S1(i32, %dx.types.LinAlgMatrixC9M8N8U2S1, %dx.types.Handle, i32, i32, i32, i32) #0

declare %dx.types.LinAlgMatrixC9M8N8U2S1 @dx.op.linAlgMatrixMultiply.mC9M8N8U2S1.mC8M8N8U0S1.mC8M4N8U1S1(i32, %dx.types.LinAlgMatrixC8M8N8U0S1, %dx.types.LinAlgMatrixC8M4N8U1S1) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #1

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }

!dx.targetTypes = !{!0, !1, !2}
!dx.version = !{!4}
!dx.valver = !{!4}
!dx.shaderModel = !{!5}
!dx.resources = !{!6}
!dx.entryPoints = !{!11}

!0 = !{%dx.types.LinAlgMatrixC8M8N8U0S1 undef, i32 8, i32 8, i32 8, i32 0, i32 1}
!1 = !{%dx.types.LinAlgMatrixC8M4N8U1S1 undef, i32 8, i32 4, i32 8, i32 1, i32 1}
!2 = !{%dx.types.LinAlgMatrixC9M8N8U2S1 undef, i32 9, i32 8, i32 8, i32 2, i32 1}
!3 = !{!"dxc(private) 1.9.0.5517 (9757d44fa)"}
!4 = !{i32 1, i32 10}
!5 = !{!"cs", i32 6, i32 10}
!6 = !{!7, !9, null, null}
!7 = !{!8}
!8 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!9 = !{!10}
!10 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!11 = !{void ()* @main, !"main", null, !6, !12}
!12 = !{i32 0, i64 2207621578768, i32 4, !13}
!13 = !{i32 32, i32 1, i32 1}
