; A phi whose inputs are one value, in front of a loop whose exits need new phis.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
entry:
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %id = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %from = shl i32 %id, 2
  %first.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 %from, i32 undef)
  %first = extractvalue %dx.types.ResRet.i32 %first.load, 0
  %is.large = icmp ugt i32 %first, 1600
  br i1 %is.large, label %large, label %begin

large:
  %less = sub i32 %first, 1000
  br label %begin

begin:
  %start = phi i32 [ %first, %entry ], [ %less, %large ]
  %same = phi i32 [ %from, %entry ], [ %from, %large ]
  br label %loop

loop:
  %v = phi i32 [ %start, %begin ], [ %mixed, %latch ]
  %i = phi i32 [ 0, %begin ], [ %next, %latch ]
  %product = mul i32 %v, 5
  %a = add i32 %product, 3
  %low = and i32 %a, 255
  %is.first = icmp eq i32 %low, 128
  br i1 %is.first, label %out, label %second

second:
  %rest = urem i32 %a, 7
  %is.second = icmp eq i32 %rest, 6
  br i1 %is.second, label %early, label %third

early:
  %reason.early = add i32 %i, 2
  br label %done

third:
  %high = lshr i32 %a, 3
  %mixed = xor i32 %high, %a
  %bits = and i32 %mixed, 63
  %is.third = icmp eq i32 %bits, 17
  br i1 %is.third, label %out, label %latch

latch:
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 50
  br i1 %again, label %loop, label %out

out:
  %value.out = phi i32 [ %a, %loop ], [ %i, %third ], [ %mixed, %latch ]
  %reason.out = phi i32 [ 1, %loop ], [ 300, %third ], [ 0, %latch ]
  br label %done

done:
  %value = phi i32 [ %a, %early ], [ %value.out, %out ]
  %reason = phi i32 [ %reason.early, %early ], [ %reason.out, %out ]
  %sum = add i32 %value, %same
  %to = shl i32 %id, 3
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to, i32 undef, i32 %reason, i32 %sum, i32 undef, i32 undef, i8 3)
  ret void
}

declare i32 @dx.op.threadId.i32(i32, i32) #0
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
!10 = !{i32 4, i32 1, i32 1}
