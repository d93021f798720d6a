/**
 * RFC 3987 for links of the web: an http or https IRI. Characters that no IRI has are refused, brackets outside of the host among them.
 */
const form = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^\s/?#[\]<>"{}|\\^`%]+)(?::\d+)?(?:[/?#][^\s[\]<>"{}|\\^`]*)?$/iu

const strayPercent = /%(?![0-9a-f]{2})/i

// Control characters and lone surrogates are not characters of an IRI.
const forbidden = /[\p{Cc}\p{Cs}]/u

export const isWebIri = (text: string): boolean =>
  form.test(text) && !strayPercent.test(text) && !forbidden.test(text) && URL.canParse(text)

/** The same for a link whose macros, such as `[%RSFN%]`, are not filled yet: each stands for a word. */
export const isWebIriWithMacros = (text: string): boolean => isWebIri(text.replaceAll(/\[%[\w-]+%\]/g, "word"))
