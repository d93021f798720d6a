/**
 * Checks an entry link against the exchange's rules, to find out why the exchange refuses the link.
 */
import type { Finding } from "./Finding.ts"
import { EntryLink } from "@fieldwork/exchange/promise"
import { examineHash } from "./HashCheck.ts"

/** The result of checking an entry link. */
export interface LinkCheck {
  /** Whether the link meets every rule. */
  readonly isValid: boolean
  /** The results of the check, one for each rule. */
  readonly findings: ReadonlyArray<Finding>
}

type Pair = readonly [name: string, value: string]

const pairsOf = (query: string): ReadonlyArray<Pair> =>
  query.split("&").map((pair) => {
    const mark = pair.indexOf("=")
    return mark < 0 ? [pair, ""] : [pair.slice(0, mark), pair.slice(mark + 1)]
  })

const identifier = /^[A-Za-z0-9_-]{1,128}$/

const finding = (rule: Finding["rule"], fault: string | undefined, good: string): Finding => ({
  rule,
  isMet: fault === undefined,
  detail: fault ?? good
})

const urlFault = (url: string): string | undefined => {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) return "it is not an http or https URL"
  if (url.includes("#")) return "it has a fragment, which browsers do not send: remove the # and everything after it"
  if (/[^\x21-\x7e]/.test(url)) return "it contains spaces or non-ASCII characters: encode them with encodeURIComponent"
  const { origin, pathname, search } = new URL(url)
  if (search === "") return "it has no query: begin with the LiveLink of the supplier link"
  return `${origin}${pathname}${search}` === url
    ? undefined
    : "browsers do not send it as it is written: create it with EntryLink.make, which returns a link as browsers send it"
}

const identifierFault = (name: "PID" | "MID", pairs: ReadonlyArray<Pair>): string | undefined => {
  const own = pairs.filter(([other]) => other.toUpperCase() === name)
  const [first] = own
  if (first === undefined) {
    // If the entire link was passed through `encodeURIComponent` or inserted into a parameter of another link, the parameter `PID` or `MID` is part
    // of another parameter's value.
    const around = pairs.find(([, value]) => new RegExp(`(%26|%3F|%253F|%2526)${name}(%3D|%253D)`, "i").test(value))
    return around === undefined
      ? `there is no ${name}`
      : `${name} is inside the encoded value of ${around[0]}, where the exchange does not read it: encode values, not the link as a whole`
  }
  if (first[0] !== name) return `it is written ${first[0]}: parameter names are case-sensitive, write ${name}`
  if (own.length > 1) return `it occurs ${own.length} times: keep one`
  return identifier.test(first[1]) ? undefined : "it must be 1 to 128 letters, digits, _ or -, without any encoding"
}

const encodingFault = (pairs: ReadonlyArray<Pair>): string | undefined => {
  const twice = pairs.find(([, value]) => /%25[0-9A-Fa-f]{2}/.test(value))
  if (twice !== undefined) return `the value of ${twice[0]} is encoded twice (it contains %25): encode it once`
  const broken = pairs.find(([, value]) => /%(?![0-9A-Fa-f]{2})/.test(value))
  if (broken !== undefined) return `the value of ${broken[0]} contains a % that does not begin an encoded character`
  const amp = pairs.find(([name]) => name.startsWith("amp;"))
  return amp === undefined ? undefined : "it contains &amp; instead of &: it was escaped for HTML and not unescaped"
}

const answersFault = (pairs: ReadonlyArray<Pair>): string | undefined => {
  const empty = pairs.find(([name, value]) => /^\d+$/.test(name) && value === "")
  return empty && `question ${empty[0]} has no precode: omit it`
}

/**
 * Checks an entry link, and returns the result for each rule.
 *
 * If `hash` is set, the hash of the link is also checked. If a common mistake explains a wrong hash, such as hashing the wrong part of the link, the
 * result names the mistake.
 *
 * @example
 * ```ts
 * import { examineLink } from "@fieldwork/supply"
 *
 * const examined = await examineLink("https://exchange.example/s?SID=1&pid=p-1&MID=m-1")
 * examined.isValid // => false
 * examined.findings.filter((finding) => !finding.isMet).map((finding) => finding.rule) // => ["pid"]
 * ```
 */
export const examineLink = async (url: string, hash?: EntryLink.Hash): Promise<LinkCheck> => {
  const fault = urlFault(url)
  const pairs = pairsOf(url.slice(url.indexOf("?") + 1))
  const answers = pairs.filter(([name]) => /^\d+$/.test(name))
  const tooLong = url.length > EntryLink.maxLength
  const findings: ReadonlyArray<Finding> = [
    finding("url", fault, "it is an http or https URL with a query"),
    finding(
      "length",
      tooLong
        ? `it has ${url.length} characters, but at most ${EntryLink.maxLength} are allowed: send fewer answers`
        : undefined,
      `it has ${url.length} of ${EntryLink.maxLength} characters`
    ),
    finding("pid", identifierFault("PID", pairs), "there is one PID, with only permitted characters"),
    finding("mid", identifierFault("MID", pairs), "there is one MID, with only permitted characters"),
    finding("encoding", encodingFault(pairs), "every value is encoded at most once"),
    finding("answers", answersFault(pairs), `it has ${answers.length} precodes`),
    ...(hash === undefined ? [] : [await examineHash(url, hash)])
  ]
  return { isValid: findings.every(({ isMet }) => isMet), findings }
}
