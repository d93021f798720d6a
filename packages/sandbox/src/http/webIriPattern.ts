/**
 * The grammar of RFC 3987 for IRIs with the scheme `http` or `https`. Each constant is named after a rule of the grammar and contains its pattern.
 */

const pctEncoded = "%[0-9A-Fa-f]{2}"

const ucschar =
  "\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}" +
  // The last two code points of each supplementary plane are not allowed.
  Array.from({ length: 13 }, (_, index) => (index + 1).toString(16))
    .map((plane) => `\\u{${plane}0000}-\\u{${plane}FFFD}`)
    .join("") +
  "\\u{E1000}-\\u{EFFFD}"

const iprivate = "\\u{E000}-\\u{F8FF}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}"

// The characters of `iunreserved` and `sub-delims`, for use in a character class.
const plain = `A-Za-z0-9\\-._~${ucschar}!$&'()*+,;=`

/** Returns the pattern of one character: a character of the class, or a percent-encoded octet. */
const oneOf = (characters: string): string => `(?:[${characters}]|${pctEncoded})`

const iuserinfo = `${oneOf(`${plain}:`)}*`

const octet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)"
const h16 = "[0-9A-Fa-f]{1,4}"
const ls32 = `(?:${h16}:${h16}|${octet}(?:\\.${octet}){3})`

const ipv6Address = [
  `(?:${h16}:){6}${ls32}`,
  `::(?:${h16}:){5}${ls32}`,
  ...[4, 3, 2, 1, 0].map((after, before) => `(?:(?:${h16}:){0,${before}}${h16})?::(?:${h16}:){${after}}${ls32}`),
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`
].join("|")

const ipvFuture = "[vV][0-9A-Fa-f]+\\.[A-Za-z0-9\\-._~!$&'()*+,;=:]+"

// The rule `ireg-name` also matches an IPv4 address. It may be empty in an IRI, but not in one with the scheme `http` or `https`.
const ihost = `(?:\\[(?:${ipv6Address}|${ipvFuture})\\]|${oneOf(plain)}+)`

const iauthority = `(?:${iuserinfo}@)?${ihost}(?::\\d*)?`

const ipchar = `${plain}:@`
const ipath = `(?:/${oneOf(ipchar)}*)*`
const iquery = `${oneOf(`${ipchar}${iprivate}/?`)}*`
const ifragment = `${oneOf(`${ipchar}/?`)}*`

export const webIriPattern = new RegExp(
  `^[Hh][Tt][Tt][Pp][Ss]?://${iauthority}${ipath}(?:\\?${iquery})?(?:#${ifragment})?$`,
  "u"
)
