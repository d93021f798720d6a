/**
 * RFC 3987, as far as links of the web go: an http or https IRI.
 *
 * Characters that no IRI has are refused, brackets of a macro outside of the host among them: `%5B%25RSFN%25%5D` is how one is written.
 */
const form = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^\s/?#[\]<>"{}|\\^`%]+)(?::\d+)?(?:[/?#][^\s[\]<>"{}|\\^`]*)?$/iu

const strayPercent = /%(?![0-9a-f]{2})/i

// Control characters and lone surrogates are not characters of an IRI.
const forbidden = /[\p{Cc}\p{Cs}]/u

export const isWebIri = (text: string): boolean =>
  form.test(text) && !strayPercent.test(text) && !forbidden.test(text) && URL.canParse(text)
