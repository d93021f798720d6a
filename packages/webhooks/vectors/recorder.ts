/**
 * Collects the test vectors. The verdict of each DER or raw signature is checked against OpenSSL.
 */
import assert from "node:assert/strict"
import { createPublicKey, verify } from "node:crypto"
import { raw } from "./der.ts"
import { hashed, multiplyGenerator, type Point, scalar, sign } from "./p256.ts"

interface Case {
  readonly id: number
  readonly comment: string
  /** The public key as base64 of its SubjectPublicKeyInfo. */
  readonly publicKey: string
  /** The body, which is encoded as UTF-8 before it is signed. */
  readonly body: string
  /** The signature as it is sent in the signature header, after the version and the key id. */
  readonly signature: string
  readonly accept: boolean
}

export const timestamp = 1_700_000_000
export const cases: Array<Case> = []

export const spki = (point: Point): string => {
  if (point === undefined) throw new Error("no key at infinity")
  const prefix = Buffer.from("3059301306072a8648ce3d020106082a8648ce3d03010703420004", "hex")
  return Buffer.concat([prefix, raw(...point)]).toString("base64")
}

export const digest = (body: string): bigint => hashed(Buffer.from(`${timestamp}.${body}`))

export const defaultBody = `[{"survey_id":1,"message_reason":"new"}]`
export const z = digest(defaultBody)
export const secret = scalar("usual key")
export const defaultKey = spki(multiplyGenerator(secret))
export const defaults = sign(z, secret, scalar("usual nonce"))
export const { r, s } = defaults

export const put = (
  comment: string,
  text: string,
  accept: boolean,
  publicKey = defaultKey,
  body = defaultBody
): void => {
  cases.push({ id: cases.length + 1, comment, publicKey, body, signature: text, accept })
}

/** Adds a DER signature after checking the verdict against OpenSSL. */
export const der = (comment: string, bytes: Uint8Array, accept: boolean, publicKey?: string, body?: string): void => {
  judge(comment, bytes, "der", accept, publicKey, body)
  put(`DER: ${comment}`, Buffer.from(bytes).toString("base64"), accept, publicKey, body)
}

export const plain = (comment: string, bytes: Uint8Array, accept: boolean, publicKey?: string, body?: string): void => {
  judge(comment, bytes, "ieee-p1363", accept, publicKey, body)
  put(`raw: ${comment}`, Buffer.from(bytes).toString("base64"), accept, publicKey, body)
}

const judge = (
  comment: string,
  bytes: Uint8Array,
  dsaEncoding: "der" | "ieee-p1363",
  accept: boolean,
  publicKey = defaultKey,
  body = defaultBody
): void => {
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" })
  let verdict = false
  try {
    verdict = verify("sha256", Buffer.from(`${timestamp}.${body}`), { key, dsaEncoding }, bytes)
  } catch {
    // OpenSSL throws for some invalid encodings, which counts as a refusal.
  }
  assert.equal(verdict, accept, comment)
}
