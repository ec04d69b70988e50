;; The two inner loops of the light detector of faces, four numbers at a time. Channels are stored in multiples of four.
(module
  (memory (export "memory") 1)

  ;; Sums over the channels of each place: out[p][o] = bias[o] + the sum of in[p][i] × weights[i][o]. Places: a multiple of four.
  (func (export "mix")
    (param $in i32) (param $weights i32) (param $bias i32) (param $out i32)
    (param $places i32) (param $from i32) (param $to i32)
    (local $o i32) (local $i i32) (local $w i32) (local $a i32) (local $width i32) (local $wide i32)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128) (local $v v128)
    (local.set $width (i32.shl (local.get $from) (i32.const 2)))
    (local.set $wide (i32.shl (local.get $to) (i32.const 2)))
    (loop $next_places
      (local.set $o (i32.const 0))
      (loop $next_outputs
        (local.set $s0 (v128.load (i32.add (local.get $bias) (local.get $o))))
        (local.set $s1 (local.get $s0))
        (local.set $s2 (local.get $s0))
        (local.set $s3 (local.get $s0))
        (local.set $w (i32.add (local.get $weights) (local.get $o)))
        (local.set $a (local.get $in))
        (local.set $i (local.get $from))
        (loop $next_input
          (local.set $v (v128.load (local.get $w)))
          (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $v) (v128.load32_splat (local.get $a)))))
          (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $v)
            (v128.load32_splat (i32.add (local.get $a) (local.get $width))))))
          (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (local.get $v)
            (v128.load32_splat (i32.add (local.get $a) (i32.shl (local.get $width) (i32.const 1)))))))
          (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (local.get $v)
            (v128.load32_splat (i32.add (local.get $a) (i32.mul (local.get $width) (i32.const 3)))))))
          (local.set $w (i32.add (local.get $w) (local.get $wide)))
          (local.set $a (i32.add (local.get $a) (i32.const 4)))
          (br_if $next_input (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
        (local.set $a (i32.add (local.get $out) (local.get $o)))
        (v128.store (local.get $a) (local.get $s0))
        (v128.store (i32.add (local.get $a) (local.get $wide)) (local.get $s1))
        (v128.store (i32.add (local.get $a) (i32.shl (local.get $wide) (i32.const 1))) (local.get $s2))
        (v128.store (i32.add (local.get $a) (i32.mul (local.get $wide) (i32.const 3))) (local.get $s3))
        (br_if $next_outputs
          (i32.lt_u (local.tee $o (i32.add (local.get $o) (i32.const 16))) (local.get $wide))))
      (local.set $in (i32.add (local.get $in) (i32.shl (local.get $width) (i32.const 2))))
      (local.set $out (i32.add (local.get $out) (i32.shl (local.get $wide) (i32.const 2))))
      (br_if $next_places (local.tee $places (i32.sub (local.get $places) (i32.const 4))))))

  ;; One row of a 3 × 3 convolution with weights for each channel. $row: bytes of a row of the input; $step: bytes to the next window.
  (func (export "each")
    (param $in i32) (param $weights i32) (param $bias i32) (param $out i32)
    (param $places i32) (param $channels i32) (param $row i32) (param $step i32)
    (local $c i32) (local $wide i32) (local $k i32) (local $a i32) (local $w i32) (local $s v128)
    (local.set $wide (i32.shl (local.get $channels) (i32.const 2)))
    (loop $next_place
      (local.set $c (i32.const 0))
      (loop $next_channels
        (local.set $s (v128.load (i32.add (local.get $bias) (local.get $c))))
        (local.set $a (i32.add (local.get $in) (local.get $c)))
        (local.set $w (i32.add (local.get $weights) (local.get $c)))
        (local.set $k (i32.const 3))
        (loop $next_row
          (local.set $s (f32x4.add (local.get $s) (f32x4.mul (v128.load (local.get $a)) (v128.load (local.get $w)))))
          (local.set $w (i32.add (local.get $w) (local.get $wide)))
          (local.set $s (f32x4.add (local.get $s) (f32x4.mul
            (v128.load (i32.add (local.get $a) (local.get $wide))) (v128.load (local.get $w)))))
          (local.set $w (i32.add (local.get $w) (local.get $wide)))
          (local.set $s (f32x4.add (local.get $s) (f32x4.mul
            (v128.load (i32.add (local.get $a) (i32.shl (local.get $wide) (i32.const 1)))) (v128.load (local.get $w)))))
          (local.set $w (i32.add (local.get $w) (local.get $wide)))
          (local.set $a (i32.add (local.get $a) (local.get $row)))
          (br_if $next_row (local.tee $k (i32.sub (local.get $k) (i32.const 1)))))
        (v128.store (i32.add (local.get $out) (local.get $c)) (local.get $s))
        (br_if $next_channels
          (i32.lt_u (local.tee $c (i32.add (local.get $c) (i32.const 16))) (local.get $wide))))
      (local.set $in (i32.add (local.get $in) (local.get $step)))
      (local.set $out (i32.add (local.get $out) (local.get $wide)))
      (br_if $next_place (local.tee $places (i32.sub (local.get $places) (i32.const 1)))))))
