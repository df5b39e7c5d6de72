; Bit fields with one constant of width and offset, the other dynamic: ubfe, ibfe and bfi. Both count modulo 32; a field
; that would end beyond bit 31 has the bits that there are.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %number = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %values = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %value = extractvalue %dx.types.ResRet.i32 %values, 0
  %into = extractvalue %dx.types.ResRet.i32 %values, 1
  %place = shl i32 %number, 2
  %place.source = add i32 %place, 8
  %dynamic.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 %place.source, i32 undef)
  %dynamic = extractvalue %dx.types.ResRet.i32 %dynamic.load, 0
  %signed.0 = call i32 @dx.op.tertiary.i32(i32 51, i32 0, i32 %dynamic, i32 %value)
  %at.0 = add i32 %place, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.0, i32 undef, i32 %signed.0, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.1 = call i32 @dx.op.tertiary.i32(i32 52, i32 0, i32 %dynamic, i32 %value)
  %at.1 = add i32 %place, 256
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.1, i32 undef, i32 %unsigned.1, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.2 = call i32 @dx.op.quaternary.i32(i32 53, i32 0, i32 %dynamic, i32 %value, i32 %into)
  %at.2 = add i32 %place, 512
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.2, i32 undef, i32 %inserted.2, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.3 = call i32 @dx.op.tertiary.i32(i32 51, i32 %dynamic, i32 0, i32 %value)
  %at.3 = add i32 %place, 768
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.3, i32 undef, i32 %signed.3, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.4 = call i32 @dx.op.tertiary.i32(i32 52, i32 %dynamic, i32 0, i32 %value)
  %at.4 = add i32 %place, 1024
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.4, i32 undef, i32 %unsigned.4, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.5 = call i32 @dx.op.quaternary.i32(i32 53, i32 %dynamic, i32 0, i32 %value, i32 %into)
  %at.5 = add i32 %place, 1280
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.5, i32 undef, i32 %inserted.5, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.6 = call i32 @dx.op.tertiary.i32(i32 51, i32 1, i32 %dynamic, i32 %value)
  %at.6 = add i32 %place, 1536
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.6, i32 undef, i32 %signed.6, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.7 = call i32 @dx.op.tertiary.i32(i32 52, i32 1, i32 %dynamic, i32 %value)
  %at.7 = add i32 %place, 1792
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.7, i32 undef, i32 %unsigned.7, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.8 = call i32 @dx.op.quaternary.i32(i32 53, i32 1, i32 %dynamic, i32 %value, i32 %into)
  %at.8 = add i32 %place, 2048
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.8, i32 undef, i32 %inserted.8, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.9 = call i32 @dx.op.tertiary.i32(i32 51, i32 %dynamic, i32 1, i32 %value)
  %at.9 = add i32 %place, 2304
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.9, i32 undef, i32 %signed.9, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.10 = call i32 @dx.op.tertiary.i32(i32 52, i32 %dynamic, i32 1, i32 %value)
  %at.10 = add i32 %place, 2560
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.10, i32 undef, i32 %unsigned.10, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.11 = call i32 @dx.op.quaternary.i32(i32 53, i32 %dynamic, i32 1, i32 %value, i32 %into)
  %at.11 = add i32 %place, 2816
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.11, i32 undef, i32 %inserted.11, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.12 = call i32 @dx.op.tertiary.i32(i32 51, i32 2, i32 %dynamic, i32 %value)
  %at.12 = add i32 %place, 3072
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.12, i32 undef, i32 %signed.12, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.13 = call i32 @dx.op.tertiary.i32(i32 52, i32 2, i32 %dynamic, i32 %value)
  %at.13 = add i32 %place, 3328
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.13, i32 undef, i32 %unsigned.13, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.14 = call i32 @dx.op.quaternary.i32(i32 53, i32 2, i32 %dynamic, i32 %value, i32 %into)
  %at.14 = add i32 %place, 3584
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.14, i32 undef, i32 %inserted.14, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.15 = call i32 @dx.op.tertiary.i32(i32 51, i32 %dynamic, i32 2, i32 %value)
  %at.15 = add i32 %place, 3840
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.15, i32 undef, i32 %signed.15, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.16 = call i32 @dx.op.tertiary.i32(i32 52, i32 %dynamic, i32 2, i32 %value)
  %at.16 = add i32 %place, 4096
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.16, i32 undef, i32 %unsigned.16, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.17 = call i32 @dx.op.quaternary.i32(i32 53, i32 %dynamic, i32 2, i32 %value, i32 %into)
  %at.17 = add i32 %place, 4352
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.17, i32 undef, i32 %inserted.17, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.18 = call i32 @dx.op.tertiary.i32(i32 51, i32 3, i32 %dynamic, i32 %value)
  %at.18 = add i32 %place, 4608
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.18, i32 undef, i32 %signed.18, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.19 = call i32 @dx.op.tertiary.i32(i32 52, i32 3, i32 %dynamic, i32 %value)
  %at.19 = add i32 %place, 4864
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.19, i32 undef, i32 %unsigned.19, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.20 = call i32 @dx.op.quaternary.i32(i32 53, i32 3, i32 %dynamic, i32 %value, i32 %into)
  %at.20 = add i32 %place, 5120
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.20, i32 undef, i32 %inserted.20, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.21 = call i32 @dx.op.tertiary.i32(i32 51, i32 %dynamic, i32 3, i32 %value)
  %at.21 = add i32 %place, 5376
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.21, i32 undef, i32 %signed.21, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.22 = call i32 @dx.op.tertiary.i32(i32 52, i32 %dynamic, i32 3, i32 %value)
  %at.22 = add i32 %place, 5632
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.22, i32 undef, i32 %unsigned.22, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.23 = call i32 @dx.op.quaternary.i32(i32 53, i32 %dynamic, i32 3, i32 %value, i32 %into)
  %at.23 = add i32 %place, 5888
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.23, i32 undef, i32 %inserted.23, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.24 = call i32 @dx.op.tertiary.i32(i32 51, i32 30, i32 %dynamic, i32 %value)
  %at.24 = add i32 %place, 6144
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.24, i32 undef, i32 %signed.24, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.25 = call i32 @dx.op.tertiary.i32(i32 52, i32 30, i32 %dynamic, i32 %value)
  %at.25 = add i32 %place, 6400
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.25, i32 undef, i32 %unsigned.25, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.26 = call i32 @dx.op.quaternary.i32(i32 53, i32 30, i32 %dynamic, i32 %value, i32 %into)
  %at.26 = add i32 %place, 6656
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.26, i32 undef, i32 %inserted.26, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.27 = call i32 @dx.op.tertiary.i32(i32 51, i32 %dynamic, i32 30, i32 %value)
  %at.27 = add i32 %place, 6912
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.27, i32 undef, i32 %signed.27, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.28 = call i32 @dx.op.tertiary.i32(i32 52, i32 %dynamic, i32 30, i32 %value)
  %at.28 = add i32 %place, 7168
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.28, i32 undef, i32 %unsigned.28, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.29 = call i32 @dx.op.quaternary.i32(i32 53, i32 %dynamic, i32 30, i32 %value, i32 %into)
  %at.29 = add i32 %place, 7424
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.29, i32 undef, i32 %inserted.29, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.30 = call i32 @dx.op.tertiary.i32(i32 51, i32 31, i32 %dynamic, i32 %value)
  %at.30 = add i32 %place, 7680
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.30, i32 undef, i32 %signed.30, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.31 = call i32 @dx.op.tertiary.i32(i32 52, i32 31, i32 %dynamic, i32 %value)
  %at.31 = add i32 %place, 7936
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.31, i32 undef, i32 %unsigned.31, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.32 = call i32 @dx.op.quaternary.i32(i32 53, i32 31, i32 %dynamic, i32 %value, i32 %into)
  %at.32 = add i32 %place, 8192
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.32, i32 undef, i32 %inserted.32, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.33 = call i32 @dx.op.tertiary.i32(i32 51, i32 %dynamic, i32 31, i32 %value)
  %at.33 = add i32 %place, 8448
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.33, i32 undef, i32 %signed.33, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.34 = call i32 @dx.op.tertiary.i32(i32 52, i32 %dynamic, i32 31, i32 %value)
  %at.34 = add i32 %place, 8704
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.34, i32 undef, i32 %unsigned.34, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.35 = call i32 @dx.op.quaternary.i32(i32 53, i32 %dynamic, i32 31, i32 %value, i32 %into)
  %at.35 = add i32 %place, 8960
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.35, i32 undef, i32 %inserted.35, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.36 = call i32 @dx.op.tertiary.i32(i32 51, i32 33, i32 %dynamic, i32 %value)
  %at.36 = add i32 %place, 9216
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.36, i32 undef, i32 %signed.36, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.37 = call i32 @dx.op.tertiary.i32(i32 52, i32 33, i32 %dynamic, i32 %value)
  %at.37 = add i32 %place, 9472
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.37, i32 undef, i32 %unsigned.37, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.38 = call i32 @dx.op.quaternary.i32(i32 53, i32 33, i32 %dynamic, i32 %value, i32 %into)
  %at.38 = add i32 %place, 9728
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.38, i32 undef, i32 %inserted.38, i32 undef, i32 undef, i32 undef, i8 1)
  %signed.39 = call i32 @dx.op.tertiary.i32(i32 51, i32 %dynamic, i32 33, i32 %value)
  %at.39 = add i32 %place, 9984
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.39, i32 undef, i32 %signed.39, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned.40 = call i32 @dx.op.tertiary.i32(i32 52, i32 %dynamic, i32 33, i32 %value)
  %at.40 = add i32 %place, 10240
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.40, i32 undef, i32 %unsigned.40, i32 undef, i32 undef, i32 undef, i8 1)
  %inserted.41 = call i32 @dx.op.quaternary.i32(i32 53, i32 %dynamic, i32 33, i32 %value, i32 %into)
  %at.41 = add i32 %place, 10496
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.41, i32 undef, i32 %inserted.41, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare i32 @dx.op.threadId.i32(i32, i32) #0
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare i32 @dx.op.tertiary.i32(i32, i32, i32, i32) #0
declare i32 @dx.op.quaternary.i32(i32, i32, i32, i32, i32) #0

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
!10 = !{i32 64, i32 1, i32 1}
