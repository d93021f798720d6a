/**
 * A receiver that uses WebCrypto, which requires a signature as 64 bytes of r‖s.
 */
import type { IncomingMessage, RequestListener } from "node:http"
import type { ReferenceKey } from "../reference/receiver.ts"

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
const maxBytes = 40 * 1024 * 1024

/** Converts a DER signature to 64 bytes of r‖s, or returns undefined if it is not valid DER. */
const rawOf = (der: Buffer): Uint8Array<ArrayBuffer> | undefined => {
  const rSize = der[3] ?? 0
  const [r, s] = [der.subarray(4, 4 + rSize), der.subarray(6 + rSize)]
  if (der[0] !== 0x30 || der[1] !== der.length - 2 || der[2] !== 2 || der[4 + rSize] !== 2) return undefined
  if (der[5 + rSize] !== s.length) return undefined
  const hex = [r, s].map((one) =>
    one
      .toString("hex")
      .replace(/^(00)+/, "")
      .padStart(64, "0")
  )
  return hex.every((one) => one.length === 64) ? Uint8Array.from(Buffer.from(hex.join(""), "hex")) : undefined
}

const read = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const webCryptoReceiver = (keys: ReadonlyArray<ReferenceKey>): RequestListener => {
  const held = new Map(
    keys.map(({ key_id, public_key }) => {
      const spki = Uint8Array.from(Buffer.from(public_key, "base64"))
      return [key_id.slice(0, 8), crypto.subtle.importKey("spki", spki, algorithm, false, ["verify"])] as const
    })
  )

  const isGenuine = async (header: string, body: Buffer): Promise<boolean> => {
    const elements = header.split(",").map((element) => element.trim().split(":"))
    const [stamp, ...others] = elements.filter(([kind]) => kind === "t")
    const time = stamp?.[1] ?? ""
    if (elements.length > 8 || stamp?.length !== 2 || others.length > 0 || !/^\d{1,15}$/.test(time)) return false
    if (Math.abs(Date.now() / 1000 - Number(time)) > 301) return false
    for (const [kind, id = "", text = "", ...more] of elements) {
      const key = kind === "v1" && more.length === 0 ? held.get(id) : undefined
      const raw = /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? rawOf(Buffer.from(text, "base64")) : undefined
      if (key === undefined || raw === undefined) continue
      const signed = Uint8Array.from(Buffer.concat([Buffer.from(`${time}.`), body]))
      if (await crypto.subtle.verify(algorithm, await key, raw, signed)) return true
    }
    return false
  }

  const respond = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== "POST") return 405
    if (request.headers["content-encoding"] !== undefined) return 415
    const body = await read(request)
    if (body === undefined) return 413
    return (await isGenuine(String(request.headers["x-platform-signature"] ?? ""), body)) ? 200 : 401
  }

  return (request, response) => {
    respond(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy()
    )
  }
}
