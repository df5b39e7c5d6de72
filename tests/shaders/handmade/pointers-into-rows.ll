; Pointers into groupshared memory: moved by rows that are known and not, cast to an array of floats, to the first number
; of a structure, or made from an alias; whole structures loaded and stored.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%struct.Record = type { [2 x i32], float }
@rows = internal addrspace(3) global [5 x [4 x i32]] undef, align 4
@record = internal addrspace(3) global %struct.Record undef, align 4
@copy = internal addrspace(3) global %struct.Record undef, align 4

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %a.load, 0
  %b.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %b = extractvalue %dx.types.ResRet.i32 %b.load, 0
  %c.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 8, i32 undef)
  %c = extractvalue %dx.types.ResRet.i32 %c.load, 0
  %first = getelementptr [5 x [4 x i32]], [5 x [4 x i32]] addrspace(3)* @rows, i32 0, i32 %b
  %moved = getelementptr [4 x i32], [4 x i32] addrspace(3)* %first, i32 %c, i32 1
  store i32 %a, i32 addrspace(3)* %moved, align 4
  %known = getelementptr [4 x i32], [4 x i32] addrspace(3)* %first, i32 1, i32 2
  store i32 111, i32 addrspace(3)* %known, align 4
  %third = getelementptr [5 x [4 x i32]], [5 x [4 x i32]] addrspace(3)* @rows, i32 0, i32 2
  %forth = getelementptr [4 x i32], [4 x i32] addrspace(3)* %third, i32 %b, i32 3
  store i32 222, i32 addrspace(3)* %forth, align 4
  %floats = bitcast [4 x i32] addrspace(3)* %first to [4 x float] addrspace(3)*
  %float.at = getelementptr [4 x float], [4 x float] addrspace(3)* %floats, i32 0, i32 %b
  store float 2.5, float addrspace(3)* %float.at, align 4
  br label %all
all:
  %r11 = load i32, i32 addrspace(3)* getelementptr ([5 x [4 x i32]], [5 x [4 x i32]] addrspace(3)* @rows, i32 0, i32 4, i32 1), align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %r11, i32 undef, i32 undef, i32 undef, i8 1)
  %r22 = load i32, i32 addrspace(3)* getelementptr ([5 x [4 x i32]], [5 x [4 x i32]] addrspace(3)* @rows, i32 0, i32 2, i32 2), align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %r22, i32 undef, i32 undef, i32 undef, i8 1)
  %r33 = load i32, i32 addrspace(3)* getelementptr ([5 x [4 x i32]], [5 x [4 x i32]] addrspace(3)* @rows, i32 0, i32 3, i32 3), align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %r33, i32 undef, i32 undef, i32 undef, i8 1)
  %r44 = load i32, i32 addrspace(3)* getelementptr ([5 x [4 x i32]], [5 x [4 x i32]] addrspace(3)* @rows, i32 0, i32 1, i32 1), align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %r44, i32 undef, i32 undef, i32 undef, i8 1)
  %front = bitcast %struct.Record addrspace(3)* @record to i32 addrspace(3)*
  store i32 7, i32 addrspace(3)* %front, align 4
  %middle = getelementptr %struct.Record, %struct.Record addrspace(3)* @record, i32 0, i32 0, i32 %b
  store i32 %a, i32 addrspace(3)* %middle, align 4
  %last = getelementptr %struct.Record, %struct.Record addrspace(3)* @record, i32 0, i32 1
  store float 0.75, float addrspace(3)* %last, align 4
  %whole = load %struct.Record, %struct.Record addrspace(3)* @record, align 4
  %whole.front = extractvalue %struct.Record %whole, 0, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %whole.front, i32 undef, i32 undef, i32 undef, i8 1)
  %whole.middle = extractvalue %struct.Record %whole, 0, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %whole.middle, i32 undef, i32 undef, i32 undef, i8 1)
  %whole.last = extractvalue %struct.Record %whole, 1
  %whole.bits = bitcast float %whole.last to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 24, i32 undef, i32 %whole.bits, i32 undef, i32 undef, i32 undef, i8 1)
  %changed = insertvalue %struct.Record %whole, i32 %c, 0, 0
  store %struct.Record %changed, %struct.Record addrspace(3)* @copy, align 4
  %copy.front = getelementptr %struct.Record, %struct.Record addrspace(3)* @copy, i32 0, i32 0, i32 0
  %copied = load i32, i32 addrspace(3)* %copy.front, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 28, i32 undef, i32 %copied, i32 undef, i32 undef, i32 undef, i8 1)
  %copy.last = getelementptr %struct.Record, %struct.Record addrspace(3)* @copy, i32 0, i32 1
  %copied.last = load float, float addrspace(3)* %copy.last, align 4
  %copied.bits = bitcast float %copied.last to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 32, i32 undef, i32 %copied.bits, i32 undef, i32 undef, i32 undef, i8 1)
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
