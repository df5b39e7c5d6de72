; Products of short vectors and of one lane, shuffles of which lanes are undefined, unequal bools, components of thread ids
; that a number of the shader names, and vectors built lane by lane in several ways, also across blocks that precede their
; dominators, where an addition of 0 repeats nothing. Vectors of lanes of other vectors: the same, others, twice,
; undefined, of 16 bits, of several blocks. DXC writes none of these.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.ResRet.v4i32 = type { <4 x i32>, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@shared = external addrspace(3) global i32, align 4

define void @main() {
entry:
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %a.load, 0
  %b.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %b = extractvalue %dx.types.ResRet.i32 %b.load, 0
  %c.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 8, i32 undef)
  %c = extractvalue %dx.types.ResRet.i32 %c.load, 0
  %fa = uitofp i32 %a to float
  %fb = uitofp i32 %b to float
  %fc = uitofp i32 %c to float
  %v0 = insertelement <3 x float> undef, float %fa, i32 0
  %v1 = insertelement <3 x float> %v0, float %fb, i32 1
  %v = insertelement <3 x float> %v1, float %fc, i32 2
  %w = insertelement <3 x float> <float 7.0, float 0.0, float 1.0>, float %fb, i32 1
  %dot = call float @dx.op.dot.v3f32(i32 311, <3 x float> %v, <3 x float> %w)
  %dot.word = fptoui float %dot to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %dot.word, i32 undef, i32 undef, i32 undef, i8 1)
  %single = insertelement <1 x float> undef, float %fc, i32 0
  %square = call float @dx.op.dot.v1f32(i32 311, <1 x float> %single, <1 x float> %single)
  %square.word = fptoui float %square to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %square.word, i32 undef, i32 undef, i32 undef, i8 1)
  %one.lane = insertelement <1 x i32> undef, i32 %a, i32 0
  %or = call i32 @dx.op.vectorReduce.v1i32(i32 310, <1 x i32> %one.lane)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %or, i32 undef, i32 undef, i32 undef, i8 1)
  %long = insertelement <6 x i32> <i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, i32 %a, i32 1
  %mixed = shufflevector <6 x i32> %long, <6 x i32> undef, <6 x i32> <i32 1, i32 undef, i32 5, i32 undef, i32 0, i32 3>
  %m0 = extractelement <6 x i32> %mixed, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %m0, i32 undef, i32 undef, i32 undef, i8 1)
  %m2 = extractelement <6 x i32> %mixed, i32 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %m2, i32 undef, i32 undef, i32 undef, i8 1)
  %m4 = extractelement <6 x i32> %mixed, i32 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %m4, i32 undef, i32 undef, i32 undef, i8 1)
  %m5 = extractelement <6 x i32> %mixed, i32 5
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 24, i32 undef, i32 %m5, i32 undef, i32 undef, i32 undef, i8 1)
  %p = icmp ugt i32 %a, 1
  %q = icmp ugt i32 %b, 3
  %differ = icmp ne i1 %p, %q
  %differ.word = zext i1 %differ to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 28, i32 undef, i32 %differ.word, i32 undef, i32 undef, i32 undef, i8 1)
  %same = icmp eq i1 %p, %q
  %same.word = zext i1 %same to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 32, i32 undef, i32 %same.word, i32 undef, i32 undef, i32 undef, i8 1)
  %first = sub i32 %a, 2
  %second = sub i32 %b, 2
  %x = call i32 @dx.op.threadId.i32(i32 93, i32 %first)
  %y = call i32 @dx.op.threadId.i32(i32 93, i32 %second)
  %g = call i32 @dx.op.groupId.i32(i32 94, i32 %second)
  %x4 = shl i32 %x, 2
  %at = add i32 %x4, 36
  %x10 = mul i32 %x, 10
  %sum = add i32 %x10, %y
  %sum7 = add i32 %sum, %g
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at, i32 undef, i32 %sum7, i32 undef, i32 undef, i32 undef, i8 1)
  ; a lane of a constant, one given twice, a vector in between that is used, and lanes of a shuffle that are all given
  %b0 = insertelement <4 x i32> <i32 60, i32 61, i32 62, i32 63>, i32 %a, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 %b, i32 2
  %b2 = insertelement <4 x i32> %b1, i32 %c, i32 0
  %s = shufflevector <4 x i32> %b1, <4 x i32> %b2, <4 x i32> <i32 2, i32 undef, i32 0, i32 2>
  %b2.0 = extractelement <4 x i32> %b2, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 52, i32 undef, i32 %b2.0, i32 undef, i32 undef, i32 undef, i8 1)
  %b2.1 = extractelement <4 x i32> %b2, i32 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 56, i32 undef, i32 %b2.1, i32 undef, i32 undef, i32 undef, i8 1)
  %b2.2 = extractelement <4 x i32> %b2, i32 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 60, i32 undef, i32 %b2.2, i32 undef, i32 undef, i32 undef, i8 1)
  %b2.3 = extractelement <4 x i32> %b2, i32 3
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 64, i32 undef, i32 %b2.3, i32 undef, i32 undef, i32 undef, i8 1)
  %b1.0 = extractelement <4 x i32> %b1, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 68, i32 undef, i32 %b1.0, i32 undef, i32 undef, i32 undef, i8 1)
  %s.0 = extractelement <4 x i32> %s, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 72, i32 undef, i32 %s.0, i32 undef, i32 undef, i32 undef, i8 1)
  %s.2 = extractelement <4 x i32> %s, i32 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 76, i32 undef, i32 %s.2, i32 undef, i32 undef, i32 undef, i8 1)
  %s.3 = extractelement <4 x i32> %s, i32 3
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 80, i32 undef, i32 %s.3, i32 undef, i32 undef, i32 undef, i8 1)
  %k1 = insertelement <2 x i32> undef, i32 %c, i32 0
  br i1 %p, label %then, label %end

then:
  %k2 = insertelement <2 x i32> %k1, i32 %a, i32 1
  br label %end

end:
  %k = phi <2 x i32> [ zeroinitializer, %entry ], [ %k2, %then ]
  %k.0 = extractelement <2 x i32> %k, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 84, i32 undef, i32 %k.0, i32 undef, i32 undef, i32 undef, i8 1)
  %k.1 = extractelement <2 x i32> %k, i32 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 88, i32 undef, i32 %k.1, i32 undef, i32 undef, i32 undef, i8 1)
  br label %rounds

found:
  ; precedes the block that dominates it; several breaks lead here
  %d2 = insertelement <3 x i32> %d1, i32 %c, i32 2
  %d2.0 = extractelement <3 x i32> %d2, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 92, i32 undef, i32 %d2.0, i32 undef, i32 undef, i32 undef, i8 1)
  %d2.1 = extractelement <3 x i32> %d2, i32 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 96, i32 undef, i32 %d2.1, i32 undef, i32 undef, i32 undef, i8 1)
  %d2.2 = extractelement <3 x i32> %d2, i32 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 100, i32 undef, i32 %d2.2, i32 undef, i32 undef, i32 undef, i8 1)
  %product.0 = add i32 %product, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 284, i32 undef, i32 %product.0, i32 undef, i32 undef, i32 undef, i8 1)
  store i32 %product.0, i32 addrspace(3)* @shared, align 4
  br label %out

lost:
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 104, i32 undef, i32 1, i32 undef, i32 undef, i32 undef, i8 1)
  br label %out

rounds:
  %n = phi i32 [ 0, %end ], [ %n1, %next ]
  %n1 = add i32 %n, 1
  %late = icmp ugt i32 %n, %b
  br i1 %late, label %maker, label %other

maker:
  %product = mul i32 %n, 77
  %sum.b = add i32 %n, %b
  %d0 = insertelement <3 x i32> undef, i32 %product, i32 0
  %d1 = insertelement <3 x i32> %d0, i32 %sum.b, i32 1
  %d1.0 = extractelement <3 x i32> %d1, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 108, i32 undef, i32 %d1.0, i32 undef, i32 undef, i32 undef, i8 1)
  %is.770 = icmp eq i32 %product, 770
  br i1 %is.770, label %found, label %maker.2

maker.2:
  %is.a = icmp eq i32 %sum.b, %a
  br i1 %is.a, label %found, label %next

other:
  %is.9 = icmp eq i32 %x10, 90
  br i1 %is.9, label %lost, label %other.2

other.2:
  %is.c = icmp ugt i32 %x, %c
  br i1 %is.c, label %lost, label %next

next:
  br label %rounds

out:
  %v.load = call %dx.types.ResRet.v4i32 @dx.op.rawBufferVectorLoad.v4i32(i32 303, %dx.types.Handle %source, i32 16, i32 undef, i32 4)
  %i = extractvalue %dx.types.ResRet.v4i32 %v.load, 0
  %j = mul <4 x i32> %i, <i32 3, i32 3, i32 3, i32 3>
  ; all lanes in order
  %i0 = extractelement <4 x i32> %i, i32 0
  %i1 = extractelement <4 x i32> %i, i32 1
  %i2 = extractelement <4 x i32> %i, i32 2
  %i3 = extractelement <4 x i32> %i, i32 3
  %again.1 = insertelement <4 x i32> undef, i32 %i0, i32 0
  %again.2 = insertelement <4 x i32> %again.1, i32 %i1, i32 1
  %again.3 = insertelement <4 x i32> %again.2, i32 %i2, i32 2
  %again = insertelement <4 x i32> %again.3, i32 %i3, i32 3
  %twice = add <4 x i32> %again, %again
  call void @dx.op.rawBufferVectorStore.v4i32(i32 304, %dx.types.Handle %target, i32 112, i32 undef, <4 x i32> %twice, i32 4)
  ; another order
  %e3 = extractelement <4 x i32> %i, i32 3
  %e0 = extractelement <4 x i32> %i, i32 0
  %turned.1 = insertelement <2 x i32> undef, i32 %e3, i32 0
  %turned = insertelement <2 x i32> %turned.1, i32 %e0, i32 1
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %target, i32 128, i32 undef, <2 x i32> %turned, i32 4)
  ; two vectors
  %f1 = extractelement <4 x i32> %i, i32 1
  %f2 = extractelement <4 x i32> %j, i32 2
  %f0 = extractelement <4 x i32> %i, i32 0
  %f3 = extractelement <4 x i32> %j, i32 3
  %both.1 = insertelement <4 x i32> undef, i32 %f1, i32 0
  %both.2 = insertelement <4 x i32> %both.1, i32 %f2, i32 1
  %both.3 = insertelement <4 x i32> %both.2, i32 %f0, i32 2
  %both = insertelement <4 x i32> %both.3, i32 %f3, i32 3
  call void @dx.op.rawBufferVectorStore.v4i32(i32 304, %dx.types.Handle %target, i32 136, i32 undef, <4 x i32> %both, i32 4)
  ; two vectors of two lanes, in order
  %low = shufflevector <4 x i32> %i, <4 x i32> undef, <2 x i32> <i32 0, i32 1>
  %high = shufflevector <4 x i32> %i, <4 x i32> undef, <2 x i32> <i32 2, i32 3>
  %l0 = extractelement <2 x i32> %low, i32 0
  %l1 = extractelement <2 x i32> %low, i32 1
  %h0 = extractelement <2 x i32> %high, i32 0
  %h1 = extractelement <2 x i32> %high, i32 1
  %halves.1 = insertelement <4 x i32> undef, i32 %l0, i32 0
  %halves.2 = insertelement <4 x i32> %halves.1, i32 %l1, i32 1
  %halves.3 = insertelement <4 x i32> %halves.2, i32 %h0, i32 2
  %halves = insertelement <4 x i32> %halves.3, i32 %h1, i32 3
  call void @dx.op.rawBufferVectorStore.v4i32(i32 304, %dx.types.Handle %target, i32 152, i32 undef, <4 x i32> %halves, i32 4)
  ; a lane twice
  %g2 = extractelement <4 x i32> %i, i32 2
  %g1 = extractelement <4 x i32> %i, i32 1
  %same.lanes.1 = insertelement <3 x i32> undef, i32 %g2, i32 0
  %same.lanes.2 = insertelement <3 x i32> %same.lanes.1, i32 %g2, i32 1
  %same.lanes = insertelement <3 x i32> %same.lanes.2, i32 %g1, i32 2
  call void @dx.op.rawBufferVectorStore.v3i32(i32 304, %dx.types.Handle %target, i32 168, i32 undef, <3 x i32> %same.lanes, i32 4)
  ; lanes that are also used alone
  %u0 = extractelement <4 x i32> %i, i32 0
  %u1 = extractelement <4 x i32> %i, i32 1
  %u3 = extractelement <4 x i32> %i, i32 3
  %one.alone.1 = insertelement <2 x i32> undef, i32 %u0, i32 0
  %one.alone = insertelement <2 x i32> %one.alone.1, i32 %u3, i32 1
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %target, i32 180, i32 undef, <2 x i32> %one.alone, i32 4)
  %all.alone.1 = insertelement <2 x i32> undef, i32 %u1, i32 0
  %all.alone = insertelement <2 x i32> %all.alone.1, i32 %u0, i32 1
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %target, i32 188, i32 undef, <2 x i32> %all.alone, i32 4)
  %alone = sub i32 %u1, %u0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 196, i32 undef, i32 %alone, i32 undef, i32 undef, i32 undef, i8 1)
  ; the first lanes
  %p0 = extractelement <4 x i32> %i, i32 0
  %p1 = extractelement <4 x i32> %i, i32 1
  %p2 = extractelement <4 x i32> %i, i32 2
  %prefix.1 = insertelement <3 x i32> undef, i32 %p0, i32 0
  %prefix.2 = insertelement <3 x i32> %prefix.1, i32 %p1, i32 1
  %prefix = insertelement <3 x i32> %prefix.2, i32 %p2, i32 2
  call void @dx.op.rawBufferVectorStore.v3i32(i32 304, %dx.types.Handle %target, i32 200, i32 undef, <3 x i32> %prefix, i32 4)
  ; an undefined lane
  %w1 = extractelement <4 x i32> %i, i32 1
  %w0 = extractelement <4 x i32> %i, i32 0
  %hole.1 = insertelement <3 x i32> undef, i32 %w1, i32 0
  %hole = insertelement <3 x i32> %hole.1, i32 %w0, i32 2
  %hole.0 = extractelement <3 x i32> %hole, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 212, i32 undef, i32 %hole.0, i32 undef, i32 undef, i32 undef, i8 1)
  %hole.2 = extractelement <3 x i32> %hole, i32 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 216, i32 undef, i32 %hole.2, i32 undef, i32 undef, i32 undef, i8 1)
  ; 16 bits
  %short = trunc <4 x i32> %i to <4 x i16>
  %s0 = extractelement <4 x i16> %short, i32 0
  %s1 = extractelement <4 x i16> %short, i32 1
  %s2 = extractelement <4 x i16> %short, i32 2
  %s3 = extractelement <4 x i16> %short, i32 3
  %short.0 = insertelement <4 x i16> undef, i16 %s0, i32 0
  %short.1 = insertelement <4 x i16> %short.0, i16 %s1, i32 1
  %short.2 = insertelement <4 x i16> %short.1, i16 %s2, i32 2
  %short.again = insertelement <4 x i16> %short.2, i16 %s3, i32 3
  %short.twice = add <4 x i16> %short.again, %short
  %short.word = zext <4 x i16> %short.twice to <4 x i32>
  call void @dx.op.rawBufferVectorStore.v4i32(i32 304, %dx.types.Handle %target, i32 260, i32 undef, <4 x i32> %short.word, i32 4)
  %r3 = extractelement <4 x i16> %short, i32 3
  %r1 = extractelement <4 x i16> %short, i32 1
  %short.low = insertelement <2 x i16> undef, i16 %r3, i32 0
  %short.two = insertelement <2 x i16> %short.low, i16 %r1, i32 1
  %short.words = zext <2 x i16> %short.two to <2 x i32>
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %target, i32 276, i32 undef, <2 x i32> %short.words, i32 4)
  br label %sums

sums:
  ; the vector of the same lanes goes through phis; lanes of another block
  %total = phi <4 x i32> [ %i, %out ], [ %total.1, %sums ]
  %before = phi <4 x i32> [ zeroinitializer, %out ], [ %total.again, %sums ]
  %round = phi i32 [ 0, %out ], [ %round.1, %sums ]
  %t0 = extractelement <4 x i32> %total, i32 0
  %t1 = extractelement <4 x i32> %total, i32 1
  %t2 = extractelement <4 x i32> %total, i32 2
  %t3 = extractelement <4 x i32> %total, i32 3
  %total.again.1 = insertelement <4 x i32> undef, i32 %t0, i32 0
  %total.again.2 = insertelement <4 x i32> %total.again.1, i32 %t1, i32 1
  %total.again.3 = insertelement <4 x i32> %total.again.2, i32 %t2, i32 2
  %total.again = insertelement <4 x i32> %total.again.3, i32 %t3, i32 3
  %total.1 = add <4 x i32> %total.again, %i
  %round.1 = add i32 %round, 1
  %is.last = icmp eq i32 %round.1, 2
  br i1 %is.last, label %last, label %sums

last:
  call void @dx.op.rawBufferVectorStore.v4i32(i32 304, %dx.types.Handle %target, i32 220, i32 undef, <4 x i32> %total.1, i32 4)
  call void @dx.op.rawBufferVectorStore.v4i32(i32 304, %dx.types.Handle %target, i32 236, i32 undef, <4 x i32> %before, i32 4)
  %behind.1 = insertelement <2 x i32> undef, i32 %t3, i32 0
  %behind = insertelement <2 x i32> %behind.1, i32 %t1, i32 1
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %target, i32 252, i32 undef, <2 x i32> %behind, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare %dx.types.ResRet.v4i32 @dx.op.rawBufferVectorLoad.v4i32(i32, %dx.types.Handle, i32, i32, i32) #2
declare void @dx.op.rawBufferVectorStore.v4i32(i32, %dx.types.Handle, i32, i32, <4 x i32>, i32) #1
declare void @dx.op.rawBufferVectorStore.v3i32(i32, %dx.types.Handle, i32, i32, <3 x i32>, i32) #1
declare void @dx.op.rawBufferVectorStore.v2i32(i32, %dx.types.Handle, i32, i32, <2 x i32>, i32) #1
declare float @dx.op.dot.v3f32(i32, <3 x float>, <3 x float>) #0
declare float @dx.op.dot.v1f32(i32, <1 x float>, <1 x float>) #0
declare i32 @dx.op.vectorReduce.v1i32(i32, <1 x i32>) #0
declare i32 @dx.op.threadId.i32(i32, i32) #0
declare i32 @dx.op.groupId.i32(i32, i32) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!8}

!0 = !{i32 1, i32 9}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 9}
!3 = !{!4, !6, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"source", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{!7}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 8388624, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
