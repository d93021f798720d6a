/**
 * Derives the name of a report's files from its campaign.
 */
import type { Report } from "./report/Report.ts"

/** The maximum length of the words in a name, in bytes of UTF-8. File systems limit the entire file name to 255 bytes. */
const maximumLength = 120

/**
 * Returns the letters and digits of a text in lower case, with a hyphen between words. Letters of every script are kept, but Latin letters lose their
 * accents.
 */
const wordsOf = (text: string): string => {
  const words = text
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})[\u0300-\u036f]+/gu, "$1")
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  const bytes = new TextEncoder().encode(words?.join("-") ?? "").subarray(0, maximumLength)
  // In streaming mode, the decoder omits an incomplete character at the end.
  return new TextDecoder().decode(bytes, { stream: true }).replace(/-$/, "")
}

/**
 * Returns a file name without an extension that is valid on every file system, such as `alder-coffee-winter-9685eca0-2026-02-15`. It contains the
 * first eight characters of the campaign's id, because the names of two campaigns can consist of the same words.
 */
export const fileName = ({ source: { asOf, campaign } }: Report): string =>
  [wordsOf(campaign.name), wordsOf(campaign.id).slice(0, 8), asOf.slice(0, 10)].filter((part) => part !== "").join("-")
