; dxs: --zeroed-memory
; Registers and static variables that nothing was stored in hold 0. A later pass of the loop sees what one stored.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@numbers = internal global [4 x i32] undef, align 4
@fractions = internal global [2 x float] undef, align 4

define void @main() {
entry:
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %place = extractvalue %dx.types.ResRet.i32 %load, 0
  br label %pass

pass:
  %n = phi i32 [ 0, %entry ], [ %next, %pass ]
  %at = shl i32 %n, 4
  %number = call i32 @dx.op.tempRegLoad.i32(i32 0, i32 2)
  %fraction = call float @dx.op.tempRegLoad.f32(i32 0, i32 3)
  %fraction.bits = bitcast float %fraction to i32
  %p = getelementptr [4 x i32], [4 x i32]* @numbers, i32 0, i32 %place
  %element = load i32, i32* %p, align 4
  %q = getelementptr [2 x float], [2 x float]* @fractions, i32 0, i32 %n
  %other = load float, float* %q, align 4
  %other.bits = bitcast float %other to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at, i32 undef, i32 %number, i32 %fraction.bits, i32 %element, i32 %other.bits, i8 15)
  call void @dx.op.tempRegStore.i32(i32 1, i32 2, i32 5)
  call void @dx.op.tempRegStore.f32(i32 1, i32 3, float 1.000000e+00)
  store i32 6, i32* %p, align 4
  store float 2.000000e+00, float* %q, align 4
  %next = add i32 %n, 1
  %again = icmp ult i32 %next, 2
  br i1 %again, label %pass, label %end

end:
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare void @dx.op.tempRegStore.i32(i32, i32, i32) #1
declare void @dx.op.tempRegStore.f32(i32, i32, float) #1
declare i32 @dx.op.tempRegLoad.i32(i32, i32) #2
declare float @dx.op.tempRegLoad.f32(i32, i32) #2

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
