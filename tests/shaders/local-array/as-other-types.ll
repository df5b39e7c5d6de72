; Local memory that is accessed as values of other types: floats as doubles, rows and members as one array.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %load, 0
  %b = extractvalue %dx.types.ResRet.i32 %load, 1
  %x = alloca [8 x float], align 8
  %y = alloca [2 x [4 x float]], align 4
  %z = alloca { i32, [3 x float] }, align 4
  %x0 = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 0
  store float 1.0, float* %x0, align 4
  %x1 = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 1
  store float 2.0, float* %x1, align 4
  %x2 = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 2
  store float 3.0, float* %x2, align 4
  %x3 = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 3
  store float 4.0, float* %x3, align 4
  %x4 = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 4
  store float 5.0, float* %x4, align 4
  %x5 = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 5
  store float 6.0, float* %x5, align 4
  %x6 = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 6
  store float 7.0, float* %x6, align 4
  %x7 = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 7
  store float 8.0, float* %x7, align 4
  %y00 = getelementptr [2 x [4 x float]], [2 x [4 x float]]* %y, i32 0, i32 0, i32 0
  store float 0.0, float* %y00, align 4
  %y01 = getelementptr [2 x [4 x float]], [2 x [4 x float]]* %y, i32 0, i32 0, i32 1
  store float 1.0, float* %y01, align 4
  %y02 = getelementptr [2 x [4 x float]], [2 x [4 x float]]* %y, i32 0, i32 0, i32 2
  store float 2.0, float* %y02, align 4
  %y03 = getelementptr [2 x [4 x float]], [2 x [4 x float]]* %y, i32 0, i32 0, i32 3
  store float 3.0, float* %y03, align 4
  %y10 = getelementptr [2 x [4 x float]], [2 x [4 x float]]* %y, i32 0, i32 1, i32 0
  store float 10.0, float* %y10, align 4
  %y11 = getelementptr [2 x [4 x float]], [2 x [4 x float]]* %y, i32 0, i32 1, i32 1
  store float 11.0, float* %y11, align 4
  %y12 = getelementptr [2 x [4 x float]], [2 x [4 x float]]* %y, i32 0, i32 1, i32 2
  store float 12.0, float* %y12, align 4
  %y13 = getelementptr [2 x [4 x float]], [2 x [4 x float]]* %y, i32 0, i32 1, i32 3
  store float 13.0, float* %y13, align 4
  %z0 = getelementptr { i32, [3 x float] }, { i32, [3 x float] }* %z, i32 0, i32 1, i32 0
  store float 20.0, float* %z0, align 4
  %z1 = getelementptr { i32, [3 x float] }, { i32, [3 x float] }* %z, i32 0, i32 1, i32 1
  store float 21.0, float* %z1, align 4
  %z2 = getelementptr { i32, [3 x float] }, { i32, [3 x float] }* %z, i32 0, i32 1, i32 2
  store float 22.0, float* %z2, align 4
  %doubles = bitcast [8 x float]* %x to double*
  %d1 = getelementptr double, double* %doubles, i32 1
  store double 1.500000e+00, double* %d1, align 8
  %d4 = getelementptr double, double* %doubles, i32 4
  store double 2.500000e+00, double* %d4, align 8
  %outside = load double, double* %d4, align 8
  %one = sub i32 %a, 1
  %da = getelementptr double, double* %doubles, i32 %one
  %own = load double, double* %da, align 8
  %xa = getelementptr [8 x float], [8 x float]* %x, i32 0, i32 %a
  %low = load float, float* %xa, align 4
  %high = load float, float* %x3, align 4
  %is.more = icmp ugt i32 %a, %b
  %chosen = select i1 %is.more, double* %doubles, double* %da
  %selected = load double, double* %chosen, align 8
  %rows = bitcast [2 x [4 x float]]* %y to float*
  %yb = getelementptr float, float* %rows, i32 %b
  %row = load float, float* %yb, align 4
  %members = bitcast { i32, [3 x float] }* %z to float*
  %za = getelementptr float, float* %members, i32 %a
  %member = load float, float* %za, align 4
  %last = load float, float* %x7, align 4
  %own.f = fptrunc double %own to float
  %own.i = bitcast float %own.f to i32
  %outside.f = fptrunc double %outside to float
  %outside.i = bitcast float %outside.f to i32
  %selected.f = fptrunc double %selected to float
  %selected.i = bitcast float %selected.f to i32
  %low.i = bitcast float %low to i32
  %high.i = bitcast float %high to i32
  %row.i = bitcast float %row to i32
  %member.i = bitcast float %member to i32
  %last.i = bitcast float %last to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %own.i, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %outside.i, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %selected.i, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %low.i, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %high.i, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %row.i, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 24, i32 undef, i32 %member.i, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 28, i32 undef, i32 %last.i, i32 undef, i32 undef, i32 undef, i8 1)
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

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 10}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{!5, !7, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{void ()* @main, !"main", null, !4, !10}
!10 = !{i32 0, i64 20, i32 4, !11}
!11 = !{i32 1, i32 1, i32 1}
