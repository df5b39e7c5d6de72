; Products and sums that repeat earlier ones of their block, and additions of 0: as indices, as inputs of phis from
; before the loop and from its back edge, and behind the loop. Products with 0, a sum of the operands of a product.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@shared = external addrspace(3) global [16 x i32], align 4

define void @main() {
entry:
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %a.load, 0
  %row.1 = mul i32 %a, 3
  %index.1 = add i32 %row.1, 1
  %row.2 = mul i32 %a, 3
  %index.2 = add i32 %row.2, 1
  %index.3 = add i32 %row.2, 2
  %same = add i32 0, %index.3
  %same.again = add i32 %same, 0
  %nothing = mul i32 %row.1, 0
  %nothing.again = mul i32 0, %row.2
  %sum = add i32 %a, 3
  %turned = mul i32 3, %a
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %nothing, i32 %nothing.again, i32 %sum, i32 %turned, i8 15)
  %element.1 = getelementptr [16 x i32], [16 x i32] addrspace(3)* @shared, i32 0, i32 %index.1
  store i32 5, i32 addrspace(3)* %element.1, align 4
  %element.2 = getelementptr [16 x i32], [16 x i32] addrspace(3)* @shared, i32 0, i32 %index.2
  %stored = load i32, i32 addrspace(3)* %element.2, align 4
  br label %loop

loop:
  %n = phi i32 [ %index.2, %entry ], [ %next, %loop ]
  %double.1 = mul i32 %n, 2
  %double.2 = mul i32 %n, 2
  %next = add i32 %double.2, 0
  %done = icmp uge i32 %double.1, 100
  br i1 %done, label %exit, label %loop

exit:
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %stored, i32 %next, i32 %double.2, i32 %same.again, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!8}

!0 = !{i32 1, i32 0}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 0}
!3 = !{!4, !6, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"source", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{!7}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 16, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
