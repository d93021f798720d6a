/**
 * Checks http and https IRIs by RFC 3987. Characters that are not allowed in an IRI are refused, including brackets
 * outside of the host.
 */
const form = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^\s/?#[\]<>"{}|\\^`%]+)(?::\d+)?(?:[/?#][^\s[\]<>"{}|\\^`]*)?$/iu

const strayPercent = /%(?![0-9a-f]{2})/i

// Control characters and lone surrogates are not allowed in an IRI.
const forbidden = /[\p{Cc}\p{Cs}]/u

export const isWebIri = (text: string): boolean =>
  form.test(text) && !strayPercent.test(text) && !forbidden.test(text) && URL.canParse(text)

/** Checks a link whose macros, such as `[%RSFN%]`, are not filled in yet. Each macro counts as a word. */
export const isWebIriWithMacros = (text: string): boolean => isWebIri(text.replaceAll(/\[%[\w-]+%\]/g, "word"))
