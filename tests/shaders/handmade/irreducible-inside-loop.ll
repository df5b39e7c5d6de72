; An outer loop of three rounds around a loop with two entries: the entry depends on the thread and the round.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %id = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  br label %outer
outer:
  %round = phi i32 [ 0, %0 ], [ %next, %behind ]
  %sum = phi i32 [ 0, %0 ], [ %left, %behind ]
  %mix = add i32 %round, %id
  %bit = and i32 %mix, 1
  %odd = icmp ne i32 %bit, 0
  br i1 %odd, label %first, label %second
first:
  %a = phi i32 [ %sum, %outer ], [ %b.plus, %second ]
  %a.plus = add i32 %a, 1
  br label %second
second:
  %b = phi i32 [ %sum, %outer ], [ %a.plus, %first ]
  %b.plus = add i32 %b, 10
  %low = urem i32 %b.plus, 7
  %again = icmp ugt i32 %low, 3
  br i1 %again, label %first, label %behind
behind:
  %left = mul i32 %b.plus, 2
  %next = add i32 %round, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %outer, label %end
end:
  %place = shl i32 %id, 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %place, i32 undef, i32 %left, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare i32 @dx.op.threadId.i32(i32, i32) #0

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
