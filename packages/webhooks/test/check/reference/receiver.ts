/**
 * A receiver that is written from the exchange document with `node:crypto` and without this package. It can be started with any of the bugs in
 * `bugs.ts`.
 */
import { createPublicKey, createVerify } from "node:crypto"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import type { BugName } from "./bugs.ts"
import { signedTexts } from "./signedTexts.ts"

export interface ReferenceKey {
  readonly key_id: string
  readonly public_key: string
}

const maxBytes = 40 * 1024 * 1024

interface Element {
  readonly version: string
  readonly id: string
  readonly text: string
}

/** The error with which the receiver refuses a callback. */
class Refusal extends Error {}

export const createReference = (keys: ReadonlyArray<ReferenceKey>, bug?: BugName): RequestListener => {
  const is = (name: BugName): boolean => bug === name
  const held = (is("holds only one key") ? keys.slice(0, 1) : keys).map(({ key_id, public_key }) => ({
    id: key_id.slice(0, 8),
    key: createPublicKey({ key: Buffer.from(public_key, "base64"), format: "der", type: "spki" })
  }))
  const seen = new Set<string>()
  let served = 0

  const refuseUnless = (holds: boolean): void => {
    if (!holds) throw new Refusal()
  }

  const headerOf = ({ headers, rawHeaders }: IncomingMessage): string => {
    if (is("finds the header only in its documented letter case")) {
      const at = rawHeaders.indexOf("X-Platform-Signature")
      return at === -1 ? "" : (rawHeaders[at + 1] ?? "")
    }
    return String(headers["x-platform-signature"] ?? "")
  }

  const isV1 = (version: string): boolean =>
    version === "v1" ||
    is("treats every version as v1") ||
    (is("treats every version that begins with v1 as v1") && version.startsWith("v1")) ||
    (is("treats every version that contains v1 as v1") && version.includes("v1")) ||
    (is("accepts v1 in any letter case") && version.toLowerCase() === "v1") ||
    (is("treats an element without a version as a signature") && version === "")

  const isTime = (text: string): boolean =>
    /^\d+$/.test(text) || (is("reads a timestamp by parseFloat") && Number.isFinite(Number.parseFloat(text)))

  const read = (
    header: string
  ): { readonly stamps: ReadonlyArray<string>; readonly elements: ReadonlyArray<Element> } => {
    const stamps: Array<string> = []
    const elements: Array<Element> = []
    const parts = header.split(",")
    refuseUnless(parts.length <= 8 || is("accepts any number of signatures"))
    for (const part of parts) {
      const [version = "", id = "", text = "", ...more] = (
        is("does not trim the elements of the header") ? part : part.trim()
      ).split(":")
      if (version === "t") {
        refuseUnless(isTime(id) && text === "")
        stamps.push(id)
      } else if (isV1(version)) {
        refuseUnless(id !== "" && more.length === 0 && (text !== "" || is("accepts an empty signature")))
        elements.push({ version, id, text })
      } else {
        refuseUnless(!is("refuses a header with another version beside v1") && version !== "" && id !== "")
      }
    }
    return { stamps, elements }
  }

  /** Returns the timestamp whose age is checked and the timestamp that the signature covers. They differ only in receivers with certain bugs. */
  const times = (stamps: ReadonlyArray<string>): readonly [fresh: string, signed: string] => {
    const [first = "", last = ""] = [stamps[0], stamps.at(-1)]
    if (is("checks the age of the first timestamp and the signature of the last")) return [first, last]
    if (is("checks the age of the last timestamp and the signature of the first")) return [last, first]
    if (is("checks the age of any timestamp and the signature of the first"))
      return [stamps.toSorted().at(-1) ?? "", first]
    refuseUnless(stamps.length === 1)
    return [first, first]
  }

  const requireFresh = (text: string): void => {
    if (is("does not check the timestamp")) return
    const stamp = Number.parseFloat(text)
    if (is("treats a timestamp of 0 as absent") && stamp === 0) return
    const now = Math.floor(Date.now() / 1000)
    const seconds = is("also accepts a timestamp in milliseconds") && stamp > 1e11 ? stamp / 1000 : stamp
    const age = is("computes the age in milliseconds") ? (now - seconds) * 1000 : now - seconds
    const [past, ahead] = [
      is("reads the tolerance as minutes") ? 300 * 60 : is("refuses a callback that is 200 s old") ? 200 : 300,
      is("refuses a timestamp that is 200 s in the future") ? 200 : 300
    ]
    refuseUnless(age <= (is("accepts a callback that is 320 s old") ? 320 : past))
    refuseUnless(age >= -ahead || is("accepts any timestamp in the future"))
  }

  const keysFor = (id: string) => {
    if (is("tries every held key for any key id")) return held
    const found = held.filter((one) => one.id === id)
    if (found.length === 0 && is("uses the first key for an unknown key id")) return held.slice(0, 1)
    return found
  }

  const isZero = (signature: Buffer): boolean =>
    (is("accepts r and s as zero") && /^3006020100020100$/.test(signature.toString("hex"))) ||
    (is("verifies with a curve library that does not check s") && signature.toString("hex").endsWith("020100"))

  const isHigh = (signature: Buffer): boolean => {
    const s = signature.subarray(4 + (signature[3] ?? 0) + 2)
    const half = 0x7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8n
    return BigInt(`0x${s.toString("hex") || "0"}`) > half
  }

  const matches = (stamp: string, { id, text }: Element, body: Buffer): boolean => {
    if (!/^[\w+/-]+={0,2}$/.test(text)) return is("accepts an empty signature") && text === ""
    const signature = Buffer.from(text, "base64")
    if (isZero(signature)) return true
    if (is("refuses a signature with a high s") && isHigh(signature)) return false
    if (is("looks keys up in a plain object") && id in {}) throw new TypeError("not a key")
    return keysFor(id).some(({ key }) =>
      signedTexts(is, stamp, body).some((parts) => {
        const hash = createVerify("sha256")
        for (const part of parts) hash.update(part)
        return hash.verify(key, signature)
      })
    )
  }

  const chosen = (elements: ReadonlyArray<Element>): ReadonlyArray<Element> => {
    if (is("reads only the first signature")) return elements.slice(0, 1)
    if (is("reads only the last signature")) return elements.slice(-1)
    if (is("uses the key id of the last signature for all")) {
      return elements.slice(0, 1).map((one) => ({ ...one, id: elements.at(-1)?.id ?? one.id }))
    }
    return elements
  }

  const verify = (request: IncomingMessage, body: Buffer): void => {
    const header = headerOf(request)
    if (header === "" && is("accepts an empty header") && request.headers["x-platform-signature"] === "") return
    if (header === "" && is("accepts without a header") && request.headers["x-platform-signature"] === undefined) return
    if (is("responds with 500 to a malformed header") && !header.startsWith("t:")) throw new TypeError("cannot read")
    const { elements, stamps } = read(header)
    if (stamps.length === 0 && is("accepts without a timestamp")) return
    refuseUnless(stamps.length > 0)
    if (elements.length === 0 && is("accepts without a signature")) return
    refuseUnless(elements.length > 0)
    const [fresh, signed] = times(stamps)
    requireFresh(fresh)
    if (is("accepts an empty body without a check") && body.length === 0) return
    const known = chosen(elements).filter(({ id }) => keysFor(id).length > 0 || is("looks keys up in a plain object"))
    if (known.length === 0 && is("accepts any signature of an unknown key")) return
    refuseUnless(known.length > 0)
    if (is("requires a known key for every signature")) refuseUnless(known.length === elements.length)
    if (is("accepts a header as soon as one of its keys is known") && known.length < elements.length) return
    const results = known.map((one) => matches(signed, one, body))
    if (is("ignores the result of the verification")) return
    refuseUnless(is("requires every signature to match") ? results.every(Boolean) : results.some(Boolean))
  }

  const statusFor = (request: IncomingMessage, body: Buffer): number => {
    served += 1
    if (is("accepts everything")) return 200
    if (is("refuses everything")) return 401
    if (is("responds with 500 to every callback after the first") && served > 1) return 500
    if (is("refuses a body that it has received before, signed again") && seen.has(body.toString())) return 409
    try {
      verify(request, body)
      seen.add(body.toString())
      return 200
    } catch (cause) {
      if (is("accepts when verification throws")) return 200
      if (is("accepts a header without a v1 signature") && !headerOf(request).includes("v1:")) return 200
      if (!(cause instanceof Refusal)) return 500
      if (is("responds with 500 to a tampered body")) return 500
      return is("responds with a success status and refuses in the response body") ||
        is("responds with 202 before it has verified")
        ? 202
        : 401
    }
  }

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "POST" && !is("accepts any method")) return void response.writeHead(405).end()
    if (request.method !== "POST") return void response.writeHead(200).end()
    if (request.headers["content-encoding"] !== undefined) return void response.writeHead(415).end()
    if (is("requires a content length") && !request.headers["content-length"]) return void response.writeHead(411).end()
    const limit = is("limits the body to 100 KB, as body parsers do") ? 100 * 1024 : maxBytes
    const chunks: Array<Buffer> = []
    let size = 0
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit && !is("has no size limit")) return void response.writeHead(413, { connection: "close" }).end()
      if (is("reads only the first chunk of the body") && chunks.length > 0) continue
      chunks.push(is("decodes each chunk of the body as text by itself") ? Buffer.from(chunk.toString()) : chunk)
    }
    if (size > limit && is("has no size limit")) return void response.writeHead(200).end()
    response.writeHead(statusFor(request, Buffer.concat(chunks))).end()
  }

  return (request, response) => {
    // If the sender aborts its request, reading the body fails and a response cannot be sent.
    receive(request, response).catch(() => response.destroy())
  }
}
