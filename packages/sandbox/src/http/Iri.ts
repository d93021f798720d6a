import { webIriPattern } from "./webIriPattern.ts"

/** The characters that change the direction of text. The grammar contains them, but section 4.1 of RFC 3987 forbids them in an IRI. */
const bidiFormatting = /[\u200E\u200F\u202A-\u202E]/

/** Returns whether a link is an IRI according to RFC 3987 that has the scheme `http` or `https` and that a browser can open. */
export const isWebIri = (text: string): boolean =>
  webIriPattern.test(text) && !bidiFormatting.test(text) && URL.canParse(text)

/**
 * Returns whether a link will be a valid IRI once its macros, such as `[%RSFN%]`, have been replaced. Each macro is assumed to be replaced with a
 * word.
 */
export const isWebIriWithMacros = (text: string): boolean => isWebIri(text.replaceAll(/\[%[\w-]+%\]/g, "word"))
