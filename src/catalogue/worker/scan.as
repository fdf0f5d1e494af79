// AssemblyScript: the search through the text of a large catalogue. The texts are contiguous, each ended by a zero byte;
// `starts` contains the start of each product's text, and one more for the end. The caller reserves space after the text:
// as many bytes as the longest needle has, and 64.

// Whether `length` bytes are the same at both addresses.
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
 * Writes the number of each product from `first` on, before `end`, whose text contains the needle to `out` (32 bits each)
 * and returns their count. `one`, `two` and `three` are the positions in the needle of its rarest bytes, the rarest
 * first: 64 positions are compared together, the third byte only where the other two match.
 */
export function scan(
  text: usize,
  starts: usize,
  first: i32,
  end: i32,
  needle: usize,
  length: i32,
  one: i32,
  two: i32,
  three: i32,
  out: usize,
): i32 {
  const a = i8x16.splat(load<i8>(needle + one))
  const b = i8x16.splat(load<i8>(needle + two))
  const c = i8x16.splat(load<i8>(needle + three))
  const stop = text + load<u32>(starts + (end << 2))
  let product = first
  let next = text + load<u32>(starts + ((product + 1) << 2))
  let at = text + load<u32>(starts + (first << 2))
  let count = 0
  while (at < stop) {
    let m0 = v128.and(i8x16.eq(v128.load(at + one), a), i8x16.eq(v128.load(at + two), b))
    let m1 = v128.and(i8x16.eq(v128.load(at + one + 16), a), i8x16.eq(v128.load(at + two + 16), b))
    let m2 = v128.and(i8x16.eq(v128.load(at + one + 32), a), i8x16.eq(v128.load(at + two + 32), b))
    let m3 = v128.and(i8x16.eq(v128.load(at + one + 48), a), i8x16.eq(v128.load(at + two + 48), b))
    if (!v128.any_true(v128.or(v128.or(m0, m1), v128.or(m2, m3)))) {
      at += 64
      continue
    }
    m0 = v128.and(m0, i8x16.eq(v128.load(at + three), c))
    m1 = v128.and(m1, i8x16.eq(v128.load(at + three + 16), c))
    m2 = v128.and(m2, i8x16.eq(v128.load(at + three + 32), c))
    m3 = v128.and(m3, i8x16.eq(v128.load(at + three + 48), c))
    let mask: u64 =
      <u64>i8x16.bitmask(m0) |
      (<u64>i8x16.bitmask(m1) << 16) |
      (<u64>i8x16.bitmask(m2) << 32) |
      (<u64>i8x16.bitmask(m3) << 48)
    let then = at + 64
    while (mask != 0) {
      const found = at + <usize>ctz(mask)
      mask &= mask - 1
      if (found + length > stop) return count
      if (length > 3 && !isSame(found, needle, length)) continue
      while (next <= found) {
        product++
        next = text + load<u32>(starts + ((product + 1) << 2))
      }
      store<u32>(out + (count << 2), product)
      count++
      // One match per product is enough.
      if (next >= then) {
        then = next
        break
      }
      mask &= (<u64>-1) << <u64>(next - at)
    }
    at = then
  }
  return count
}
