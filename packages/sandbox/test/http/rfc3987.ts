/**
 * Recognises IRIs with the scheme `http` or `https` according to the grammar of RFC 3987. It is written without the patterns of the sandbox: it splits
 * the text into components as appendix B of RFC 3986 does, and compares each code point with the ranges of the grammar.
 */
import { isIPv6 } from "node:net"

type Ranges = ReadonlyArray<readonly [first: number, last: number]>

const characters = (text: string): Ranges =>
  Array.from(text, (each) => [each.codePointAt(0) ?? 0, each.codePointAt(0) ?? 0])

export const ucschar: Ranges = [
  [0xa0, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xffef],
  [0x10000, 0x1fffd],
  [0x20000, 0x2fffd],
  [0x30000, 0x3fffd],
  [0x40000, 0x4fffd],
  [0x50000, 0x5fffd],
  [0x60000, 0x6fffd],
  [0x70000, 0x7fffd],
  [0x80000, 0x8fffd],
  [0x90000, 0x9fffd],
  [0xa0000, 0xafffd],
  [0xb0000, 0xbfffd],
  [0xc0000, 0xcfffd],
  [0xd0000, 0xdfffd],
  [0xe1000, 0xefffd]
]

export const iprivate: Ranges = [
  [0xe000, 0xf8ff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd]
]

const unreserved: Ranges = [[0x30, 0x39], [0x41, 0x5a], [0x61, 0x7a], ...characters("-._~")]
const subDelims = characters("!$&'()*+,;=")
const regName: Ranges = [...unreserved, ...ucschar, ...subDelims]
const pchar: Ranges = [...regName, ...characters(":@")]

/** Returns whether all characters are in the ranges, apart from percent-encoded octets. */
const consistsOf = (text: string, ranges: Ranges): boolean =>
  Array.from(text.replaceAll(/%[0-9a-f]{2}/gi, ""), (each) => each.codePointAt(0) ?? 0).every((code) =>
    ranges.some(([first, last]) => first <= code && code <= last)
  )

const isHost = (host: string): boolean => {
  if (!host.startsWith("[")) return host !== "" && consistsOf(host, regName)
  if (!host.endsWith("]")) return false
  const literal = host.slice(1, -1)
  const [, rest] = /^v[0-9a-f]+\.(.+)$/is.exec(literal) ?? []
  if (rest !== undefined)
    return !rest.includes("%") && consistsOf(rest, [...unreserved, ...subDelims, ...characters(":")])
  return isIPv6(literal) && !literal.includes("%")
}

const isAuthority = (authority: string): boolean => {
  const at = authority.indexOf("@")
  const hostAndPort = authority.slice(at + 1)
  const [, host = "", port = ""] = /^(.*?)(?::(\d*))?$/su.exec(hostAndPort) ?? []
  return (
    consistsOf(authority.slice(0, Math.max(0, at)), [...regName, ...characters(":")]) &&
    isHost(host) &&
    /^\d*$/.test(port)
  )
}

export const conformsToRfc3987 = (text: string): boolean => {
  const [, , scheme, , authority, path = "", , query = "", , fragment = ""] =
    /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?$/su.exec(text) ?? []
  return (
    (scheme?.toLowerCase() === "http" || scheme?.toLowerCase() === "https") &&
    authority !== undefined &&
    isAuthority(authority) &&
    consistsOf(path, [...pchar, ...characters("/")]) &&
    consistsOf(query, [...pchar, ...iprivate, ...characters("/?")]) &&
    consistsOf(fragment, [...pchar, ...characters("/?")])
  )
}
