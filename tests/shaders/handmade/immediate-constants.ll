; Constants in the address space of DXBC's immediate constant buffers; one is also read as integers.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@dx.icb = internal addrspace(5) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4
@mixed = internal addrspace(5) constant [3 x { i16, i8, float }] [{ i16, i8, float } { i16 -2, i8 5, float 1.000000e+00 }, { i16, i8, float } zeroinitializer, { i16, i8, float } { i16 258, i8 -1, float 5.000000e-01 }], align 4

define void @main() {
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %load, 0
  %p = getelementptr [4 x float], [4 x float] addrspace(5)* @dx.icb, i32 0, i32 %a
  %f = load float, float addrspace(5)* %p, align 4
  %fi = bitcast float %f to i32
  %q = bitcast [3 x { i16, i8, float }] addrspace(5)* @mixed to i32 addrspace(5)*
  %qa = getelementptr i32, i32 addrspace(5)* %q, i32 %a
  %word = load i32, i32 addrspace(5)* %qa, align 4
  %r = bitcast [3 x { i16, i8, float }] addrspace(5)* @mixed to i64 addrspace(5)*
  %ra = getelementptr i64, i64 addrspace(5)* %r, i32 %a
  %long = load i64, i64 addrspace(5)* %ra, align 4
  %low = trunc i64 %long to i32
  %up = lshr i64 %long, 32
  %high = trunc i64 %up to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %fi, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %word, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %low, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %high, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }
attributes #3 = { noduplicate nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!9}

!1 = !{i32 1, i32 2}
!2 = !{i32 1, i32 10}
!3 = !{!"cs", i32 6, i32 2}
!4 = !{!5, !7, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{void ()* @main, !"main", null, !4, !10}
!10 = !{i32 0, i64 8388656, i32 4, !11}
!11 = !{i32 1, i32 1, i32 1}
