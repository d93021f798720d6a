/**
 * Returns a 53-bit hash of a string. Different strings almost never have the same hash. The hash is fast but not secure against forgery.
 */
export const textHash = (text: string): number => {
  let [a, b] = [0xdead_beef, 0x41c6_ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 0x9e37_79b1)
    b = Math.imul(b ^ code, 0x5f35_6495)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85eb_ca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2_ae35)
  b = Math.imul(b ^ (b >>> 16), 0x85eb_ca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2_ae35)
  return (b & 0x1f_ffff) * 0x1_0000_0000 + (a >>> 0)
}
