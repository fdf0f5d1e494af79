// AssemblyScript: the search through the text of a large catalogue. Texts lie one after the other, each ended by a zero
// byte; `starts` holds where each product's begin, and one more for the end. The caller leaves 64 bytes after the text.

// Whether `length` bytes are the same at both places.
function isSame(a: usize, b: usize, length: i32): bool {
  let at: i32 = 0
  for (; at + 8 <= length; at += 8) {
    if (load<u64>(a + at) != load<u64>(b + at)) return false
  }
  for (; at < length; at++) {
    if (load<u8>(a + at) != load<u8>(b + at)) return false
  }
  return true
}

/**
 * Writes the number of each product from `first` on, before `end`, whose text holds the needle to `out` (32 bits each)
 * and answers how many there are. `one` and `other` are the places in the needle of its two rarest bytes: they are
 * looked for 16 at a time.
 */
export function scan(
  text: usize,
  starts: usize,
  first: i32,
  end: i32,
  needle: usize,
  length: i32,
  one: i32,
  other: i32,
  out: usize,
): i32 {
  const a = i8x16.splat(load<i8>(needle + one))
  const b = i8x16.splat(load<i8>(needle + other))
  const stop = text + load<u32>(starts + (end << 2))
  let product = first
  let next = text + load<u32>(starts + ((product + 1) << 2))
  let at = text + load<u32>(starts + (first << 2))
  let count = 0
  while (at < stop) {
    // Four at once while nothing looks like it.
    while (at + 64 <= stop) {
      const m0 = v128.and(i8x16.eq(v128.load(at + one), a), i8x16.eq(v128.load(at + other), b))
      const m1 = v128.and(i8x16.eq(v128.load(at + one + 16), a), i8x16.eq(v128.load(at + other + 16), b))
      const m2 = v128.and(i8x16.eq(v128.load(at + one + 32), a), i8x16.eq(v128.load(at + other + 32), b))
      const m3 = v128.and(i8x16.eq(v128.load(at + one + 48), a), i8x16.eq(v128.load(at + other + 48), b))
      if (v128.any_true(v128.or(v128.or(m0, m1), v128.or(m2, m3)))) break
      at += 64
    }
    let mask = i8x16.bitmask(v128.and(i8x16.eq(v128.load(at + one), a), i8x16.eq(v128.load(at + other), b)))
    let then = at + 16
    while (mask != 0) {
      const found = at + ctz(mask)
      mask &= mask - 1
      if (found + length > stop) break
      if (isSame(found, needle, length)) {
        while (next <= found) {
          product++
          next = text + load<u32>(starts + ((product + 1) << 2))
        }
        store<u32>(out + (count << 2), product)
        count++
        // One is enough for a product.
        then = next
        break
      }
    }
    at = then
  }
  return count
}
