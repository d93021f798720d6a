import { createHmac, randomBytes } from "node:crypto"

const key = randomBytes(32)

/** Returns a pseudonym with the same length and the same kinds of characters as the string. Within a process, equal strings have equal pseudonyms. */
export const pseudonym = (text: string): string => {
  const digest = createHmac("sha256", key).update(text).digest()
  return text.replaceAll(/[0-9a-z]/gi, (character, index: number) => {
    const byte = digest[index % digest.length] ?? 0
    if (/\d/.test(character)) return String(byte % 10)
    const letter = String.fromCodePoint(97 + (byte % (/[a-f]/i.test(character) ? 6 : 26)))
    return /[A-Z]/.test(character) ? letter.toUpperCase() : letter
  })
}
