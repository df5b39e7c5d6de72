; Bytes that are accessed as integers, floats and doubles: code that was converted from DXBC shares memory like that.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@bytes = internal addrspace(3) global [64 x i8] undef, align 4

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %t = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %base = shl i32 %t, 4
  %b4 = add i32 %base, 4
  %b8 = add i32 %base, 8
  %b12 = add i32 %base, 12
  %number = add i32 %t, 100
  %tf = uitofp i32 %t to float
  %half = fadd fast float %tf, 5.000000e-01
  %td = uitofp i32 %t to double
  %quarter = fadd fast double %td, 2.500000e-01
  %g1 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %base
  %p1 = bitcast i8 addrspace(3)* %g1 to i32 addrspace(3)*
  store i32 %number, i32 addrspace(3)* %p1, align 4
  %g2 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %b4
  %p2 = bitcast i8 addrspace(3)* %g2 to float addrspace(3)*
  store float %half, float addrspace(3)* %p2, align 4
  %g3 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %b8
  %p3 = bitcast i8 addrspace(3)* %g3 to double addrspace(3)*
  store double %quarter, double addrspace(3)* %p3, align 8
  call void @dx.op.barrier(i32 80, i32 9)
  %next = add i32 %t, 1
  %n = and i32 %next, 3
  %n0 = shl i32 %n, 4
  %n4 = add i32 %n0, 4
  %n8 = add i32 %n0, 8
  %n12 = add i32 %n0, 12
  %g4 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %n0
  %p4 = bitcast i8 addrspace(3)* %g4 to i32 addrspace(3)*
  %i = load i32, i32 addrspace(3)* %p4, align 4
  %g5 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %n4
  %p5 = bitcast i8 addrspace(3)* %g5 to float addrspace(3)*
  %f = load float, float addrspace(3)* %p5, align 4
  %g6 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %n8
  %p6 = bitcast i8 addrspace(3)* %g6 to double addrspace(3)*
  %d = load double, double addrspace(3)* %p6, align 8
  %g7 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %n12
  %p7 = bitcast i8 addrspace(3)* %g7 to i32 addrspace(3)*
  %high = load i32, i32 addrspace(3)* %p7, align 4
  %fi = bitcast float %f to i32
  %df = fptrunc double %d to float
  %di = bitcast float %df to i32
  call void @dx.op.barrier(i32 80, i32 9)
  %g8 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 0
  %p8 = bitcast i8 addrspace(3)* %g8 to i32 addrspace(3)*
  %before = atomicrmw add i32 addrspace(3)* %p8, i32 %next monotonic
  %g9 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %b12
  %p9 = bitcast i8 addrspace(3)* %g9 to i32 addrspace(3)*
  %pair = cmpxchg i32 addrspace(3)* %p9, i32 1072955392, i32 7 monotonic monotonic
  %old = extractvalue { i32, i1 } %pair, 0
  call void @dx.op.barrier(i32 80, i32 9)
  %g10 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 0
  %p10 = bitcast i8 addrspace(3)* %g10 to i32 addrspace(3)*
  %sum = load i32, i32 addrspace(3)* %p10, align 4
  %g11 = getelementptr [64 x i8], [64 x i8] addrspace(3)* @bytes, i32 0, i32 %b12
  %p11 = bitcast i8 addrspace(3)* %g11 to i32 addrspace(3)*
  %own = load i32, i32 addrspace(3)* %p11, align 4
  %at = mul i32 %t, 28
  %at0 = add i32 %at, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at0, i32 undef, i32 %i, i32 undef, i32 undef, i32 undef, i8 1)
  %at1 = add i32 %at, 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at1, i32 undef, i32 %fi, i32 undef, i32 undef, i32 undef, i8 1)
  %at2 = add i32 %at, 8
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at2, i32 undef, i32 %di, i32 undef, i32 undef, i32 undef, i8 1)
  %at3 = add i32 %at, 12
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at3, i32 undef, i32 %high, i32 undef, i32 undef, i32 undef, i8 1)
  %at4 = add i32 %at, 16
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at4, i32 undef, i32 %old, i32 undef, i32 undef, i32 undef, i8 1)
  %at5 = add i32 %at, 20
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at5, i32 undef, i32 %own, i32 undef, i32 undef, i32 undef, i8 1)
  %at6 = add i32 %at, 24
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at6, i32 undef, i32 %sum, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0
declare void @dx.op.barrier(i32, i32) #3

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }
attributes #3 = { noduplicate nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!9}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 10}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !7, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{void ()* @main, !"main", null, !4, !10}
!10 = !{i32 0, i64 20, i32 4, !11}
!11 = !{i32 4, i32 1, i32 1}
