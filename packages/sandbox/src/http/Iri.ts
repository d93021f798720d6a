/**
 * The pattern of an http or https IRI according to RFC 3987. It rejects characters that are not allowed in an IRI, including square brackets outside
 * the host.
 */
const form = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^\s/?#[\]<>"{}|\\^`%]+)(?::\d+)?(?:[/?#][^\s[\]<>"{}|\\^`]*)?$/iu

const strayPercent = /%(?![0-9a-f]{2})/i

// Control characters and lone surrogates are not allowed in an IRI.
const forbidden = /[\p{Cc}\p{Cs}]/u

export const isWebIri = (text: string): boolean =>
  form.test(text) && !strayPercent.test(text) && !forbidden.test(text) && URL.canParse(text)

/**
 * Returns whether a link will be a valid IRI once its macros, such as `[%RSFN%]`, have been replaced. Each macro is assumed to be replaced with a
 * word.
 */
export const isWebIriWithMacros = (text: string): boolean => isWebIri(text.replaceAll(/\[%[\w-]+%\]/g, "word"))
