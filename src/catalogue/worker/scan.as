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

// Whether the character at this address is one of which words consist. Those of four bytes are none.
function isLetterAt(letters: usize, address: usize): bool {
  const lead = load<u8>(address)
  if (lead < 0x80) return load<u8>(letters + lead) != 0
  if (lead >= 0xf0) return false
  const second: u32 = load<u8>(address + 1) & 63
  const unit: u32 =
    lead < 0xe0 ? ((<u32>lead & 31) << 6) | second : ((<u32>lead & 15) << 12) | (second << 6) | (load<u8>(address + 2) & 63)
  return load<u8>(letters + unit) != 0
}

// The start of the character that ends before this address.
function before(address: usize): usize {
  let start = address - 1
  while ((load<u8>(start) & 0xc0) == 0x80) start--
  return start
}

// The address of the first zero byte.
function textEnd(address: usize): usize {
  const zero = i8x16.splat(0)
  let at = address
  let mask = i8x16.bitmask(i8x16.eq(v128.load(at), zero))
  while (mask == 0) {
    at += 16
    mask = i8x16.bitmask(i8x16.eq(v128.load(at), zero))
  }
  return at + <usize>ctz(mask)
}

/**
 * Writes the number of each product from `first` on, before `end`, whose text contains the needle to `out` (32 bits
 * each) and its rank (`words/match-rank.ts`) to `ranks` (16 bits each), and returns their count. The product's first text
 * is its name. `letters` has a byte for each unit of UTF-16. `one`, `two` and `three` are the positions in the needle of
 * its rarest bytes, the rarest first: 64 positions are compared together, the third byte only where the other two match.
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
  letters: usize,
  out: usize,
  ranks: usize,
): i32 {
  const a = i8x16.splat(load<i8>(needle + one))
  const b = i8x16.splat(load<i8>(needle + two))
  const c = i8x16.splat(load<i8>(needle + three))
  const startsWithLetter = isLetterAt(letters, needle)
  const endsWithLetter = isLetterAt(letters, before(needle + length))
  const stop = text + load<u32>(starts + (end << 2))
  let product = first - 1
  let next = text + load<u32>(starts + (first << 2))
  let nameEnd = next
  let best = 0
  let at = next
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
      if (next <= found) {
        let start = next
        while (next <= found) {
          product++
          start = next
          next = text + load<u32>(starts + ((product + 1) << 2))
        }
        nameEnd = textEnd(start)
        best = 7
        store<u32>(out + (count << 2), product)
        count++
      }
      const isInName = found < nameEnd
      if (isInName || best > 3) {
        let rank = isInName ? 0 : 4
        if (startsWithLetter && found != text && isLetterAt(letters, before(found))) rank += 2
        else if (endsWithLetter && isLetterAt(letters, found + length)) rank += 1
        if (rank < best) {
          best = rank
          store<u16>(ranks + ((count - 1) << 1), <u16>rank)
        }
      }
      // No better match can follow in this product.
      if (best == 0 || best == 4 || (best < 4 && !isInName)) {
        if (next >= then) {
          then = next
          break
        }
        mask &= (<u64>-1) << <u64>(next - at)
      }
    }
    at = then
  }
  return count
}
