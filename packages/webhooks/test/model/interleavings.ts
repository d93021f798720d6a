/**
 * Runs random interleavings of beginning, updating and finishing a verification and of changing and reusing the buffers. Compares the result with a
 * model that records the bytes passed before `finish` is called.
 *
 * OpenSSL, rather than the code under test, checks the accepted bytes.
 */
import { createPublicKey, createVerify, type KeyObject } from "node:crypto"
import { WebhookError } from "../../src/surface.ts"
import { generateSigningKey, signHeader } from "../../src/testing.ts"
import { below, pick, type Random, seeded } from "../../src/testing/Random.ts"
import type { Verifier } from "../../src/Verifier.ts"
import type { Verified } from "../../src/Verified.ts"
import type { Verification } from "../../src/verifyBody.ts"

export const timestamp = 1_700_000_000
const keys = [await generateSigningKey("11111111-a"), await generateSigningKey("22222222-b")]
const unknownKey = await generateSigningKey("11111111-c")
export const trustedKeys = keys.map(({ keyId, publicKey }) => ({ keyId, publicKey }))
export const maxBodyBytes = 130

const objects = new Map<string, KeyObject>(
  trustedKeys.map(({ keyId, publicKey }) => [
    keyId,
    createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" })
  ])
)

interface Signed {
  readonly body: Buffer
  readonly header: string
  readonly isForged: boolean
}

const makeSigned = async (index: number): Promise<Signed> => {
  const body = Buffer.from(JSON.stringify([{ survey_id: index, survey_name: "№".repeat(index % 20) }]))
  const isForged = index % 8 === 7
  const signers = [[keys[0]], [keys[1]], keys, [unknownKey, keys[1]]][index % 4] ?? keys
  const by = isForged ? [unknownKey] : signers.flatMap((key) => (key === undefined ? [] : [key]))
  return { body, header: await signHeader({ keys: by, body, timestamp }), isForged }
}

const callbacks = await Promise.all(Array.from({ length: 64 }, (_, index) => makeSigned(index)))

export interface Tally {
  verified: number
  refused: number
  tooLarge: number
  lateUpdates: number
}

/** Runs one random interleaving. Throws if bytes other than those passed before `finish` are accepted, or if a genuine callback is refused. */
export const interleave = async (verifier: Verifier, seed: number, tally: Tally): Promise<void> => {
  const random = seeded(seed)
  const { body, header, isForged } = pick<Signed>(random, callbacks as [Signed, ...Array<Signed>])
  const run = new Run(random, body, await verifier.begin(header, below(random, 2) * body.length))
  for (let steps = 1 + below(random, 10); steps > 0; steps--) {
    run.step()
    if (random() < 0.1) await Promise.resolve()
  }
  const verdict = run.finish()
  for (let steps = below(random, 4); steps > 0; steps--) {
    run.step()
    if (random() < 0.3) await Promise.resolve()
  }
  const outcome = await verdict.catch((cause: unknown) => cause)
  run.step()
  tally.lateUpdates += run.late
  checkOutcome(
    { outcome, passed: run.passed, isGenuine: !isForged && run.passed.equals(body), isTooLarge: run.isTooLarge },
    seed,
    tally
  )
}

/** A body that is being received in buffers that the sender keeps changing. */
class Run {
  readonly #random: Random
  readonly #body: Buffer
  readonly #verification: Verification
  readonly #buffers: Array<Buffer> = []
  readonly #pieces: Array<Buffer> = []
  #at = 0
  #isFinished = false
  isTooLarge = false
  late = 0

  constructor(random: Random, body: Buffer, verification: Verification) {
    this.#random = random
    this.#body = body
    this.#verification = verification
  }

  /** Returns the bytes that had been passed when `finish` was first called. */
  get passed(): Buffer {
    return Buffer.concat(this.#pieces)
  }

  step(): void {
    pick(this.#random, [
      () => this.#next(),
      () => this.#next(),
      () => this.#next(),
      () => this.#mutate(),
      () => this.#reuse(),
      () => this.#evil()
    ])()
  }

  finish(): Promise<Verified> {
    // Most bodies are passed in full, because otherwise hardly any body would match its signature.
    if (this.#random() < 0.8) this.#pass(Buffer.from(this.#body.subarray(this.#at)))
    const verdict = this.#verification.finish()
    this.#isFinished = true
    return this.#random() < 0.2 ? this.#verification.finish() : verdict
  }

  #next(): void {
    const size = below(this.#random, 20)
    if (this.#isFinished) return this.#pass(Buffer.from("late"))
    this.#pass(Buffer.from(this.#body.subarray(this.#at, this.#at + size)))
    this.#at = Math.min(this.#body.length, this.#at + size)
  }

  /** Overwrites a buffer that has already been passed to the verification. */
  #mutate(): void {
    const buffer = this.#buffers[below(this.#random, this.#buffers.length)]
    buffer?.fill(below(this.#random, 256))
  }

  /** Passes the next bytes of the body in a buffer that has already been passed to the verification. */
  #reuse(): void {
    const buffer = this.#buffers[below(this.#random, this.#buffers.length)]
    if (buffer === undefined) return
    if (this.#isFinished) return this.#pass(buffer)
    const copied = this.#body.copy(buffer, 0, this.#at)
    this.#pass(buffer.subarray(0, copied))
    this.#at += copied
  }

  #evil(): void {
    if (this.#isFinished || this.#random() < 0.1)
      this.#pass(Buffer.from(`,{"survey_id":666}]`.repeat(this.#random() < 0.3 ? 10 : 1)))
  }

  #pass(buffer: Buffer): void {
    this.#buffers.push(buffer)
    const copy = Buffer.from(buffer)
    try {
      this.#verification.update(buffer)
    } catch (cause) {
      if (this.#isFinished) this.late += 1
      else if (isTooLarge(cause)) this.isTooLarge = true
      else throw cause
      return
    }
    if (this.#isFinished) throw new Error("update was taken after finish")
    this.#pieces.push(copy)
  }
}

const isTooLarge = (cause: unknown): boolean =>
  cause instanceof WebhookError && cause.reason._tag === "BodyTooLargeError"

interface Outcome {
  readonly outcome: unknown
  readonly passed: Buffer
  readonly isGenuine: boolean
  readonly isTooLarge: boolean
}

const checkOutcome = ({ isGenuine, isTooLarge: large, outcome, passed }: Outcome, seed: number, tally: Tally): void => {
  const fail = (why: string): never => {
    throw new Error(`seed ${seed}: ${why} (${passed.toString("base64")})`)
  }
  if (outcome instanceof WebhookError) {
    if (isGenuine && !large) fail(`a genuine callback was refused: ${outcome.message}`)
    tally[isTooLarge(outcome) ? "tooLarge" : "refused"] += 1
    return
  }
  if (outcome instanceof Error) return fail(`it broke: ${outcome.message}`)
  const { keyId, payload, timestamp: at } = outcome as Verified
  const bytes = Buffer.concat(payload.chunks)
  if (large) fail("it was verified though it was too large")
  if (!bytes.equals(passed)) fail("the bytes are not those that were passed")
  if (!bytes.equals(payload.bytes())) fail("bytes() differs from chunks")
  if (!opensslTakes(keyId, at, bytes)) fail("OpenSSL refuses the bytes")
  tally.verified += 1
}

/** The signatures of each callback, by body. All of them are tried, because a `Verified` does not state which signature matched. */
const signatures = new Map<string, ReadonlyArray<Buffer>>(
  callbacks.map(({ body, header }) => [
    body.toString("latin1"),
    header
      .split(",")
      .slice(1)
      .map((element) => Buffer.from(element.split(":")[2] ?? "", "base64"))
  ])
)

const opensslTakes = (keyId: string, at: number, bytes: Buffer): boolean => {
  const key = objects.get(keyId)
  return (signatures.get(bytes.toString("latin1")) ?? []).some(
    (signature) => key !== undefined && createVerify("sha256").update(`${at}.`).update(bytes).verify(key, signature)
  )
}
