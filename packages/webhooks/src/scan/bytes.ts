/**
 * Defines the bytes that have a meaning in JSON syntax (RFC 8259).
 */
export const quote = 0x22
export const comma = 0x2c
export const colon = 0x3a
export const openBracket = 0x5b
export const backslash = 0x5c
export const closeBracket = 0x5d
export const openBrace = 0x7b
export const closeBrace = 0x7d

/** Checks whether the byte is a space, a tab, a line feed or a carriage return. */
export const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** The UTF-8 byte order mark. A JSON parser may ignore it (RFC 8259, 8.1). */
export const byteOrderMark: ReadonlyArray<number> = [0xef, 0xbb, 0xbf]
