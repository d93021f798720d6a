/**
 * What a forger can make a receiver spend: the CPU time of the worst requests with a held key id, which is 8 characters and no secret, beside a
 * genuine callback of the same size on the wire and the same coding; and how long each holds the event loop.
 */
import { randomBytes } from "node:crypto"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib"
import { createVerifier } from "@fieldwork/webhooks"
import { azureReceiver } from "@fieldwork/webhooks/azure"
import { buildOpportunities, generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import { interleave } from "./interleave.ts"
import type { Case } from "./Report.ts"

const sizes = [
  { name: "67 bytes", bytes: 67, times: 100 },
  { name: "1 KB", bytes: 1024, times: 100 },
  { name: "100 KB", bytes: 100 * 1024, times: 20 },
  { name: "1 MB", bytes: 2 ** 20, times: 6 },
  { name: "32 MB", bytes: 32 * 2 ** 20, times: 1 }
]

const rounds = 5

type Headers = Readonly<Record<string, string>>
type Sent = readonly [headers: Headers, body: Uint8Array<ArrayBuffer>]
type Attack = (headers: Headers, size: number, text: string) => Sent

const name = "X-Platform-Signature"

/** As much as decodes from so many bytes, where a coding can be had in so few. */
const bomb = (size: number, compress: (bytes: Buffer) => Buffer): Uint8Array<ArrayBuffer> => {
  let decoded = 2 ** 26
  for (;;) {
    const compressed = compress(Buffer.alloc(decoded, " "))
    if (compressed.length <= size || decoded < 2) return Uint8Array.from(compressed)
    decoded = Math.floor(decoded * Math.min(0.9, size / compressed.length))
  }
}

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 } })

const coders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotli, gzip: gzipSync, deflate: deflateSync }

const coded =
  (coding: keyof typeof coders): Attack =>
  (headers, size) => [{ ...headers, "content-encoding": coding }, bomb(size, coders[coding] ?? gzipSync)]

/** Opportunities that differ: a tenth or less of their size is left of them, as of real ones. */
const opportunities = (count: number): Buffer =>
  Buffer.from(
    JSON.stringify(
      buildOpportunities(count).map((opportunity) => ({
        ...opportunity,
        survey_name: randomBytes(60).toString("base64")
      }))
    )
  )

/** A body of which so many bytes are left, or about so many, and what it is compressed to; undefined where it would be over the limit. */
const compressible = (size: number, compress: (bytes: Buffer) => Buffer): readonly [Buffer, Buffer] | undefined => {
  if (size < 500) {
    const body = Buffer.from(`{"filler":"${randomBytes(size / 3).toString("base64")}"}`)
    return [body, compress(body)]
  }
  for (let count = 1; ;) {
    const body = opportunities(count)
    if (body.length > limitBytes) return undefined
    const compressed = compress(body)
    if (compressed.length >= 0.8 * size) return [body, compressed]
    count = Math.ceil(count * Math.min(8, size / compressed.length))
  }
}

/** Of the verifier, by default. */
const limitBytes = 40 * 1024 * 1024

/** Each v1 element with a signature of the right form, as many as a header may have. */
const seven: Attack = (headers, _size, text) => {
  const [stamp = "", ...elements] = (headers[name] ?? "").split(",")
  const header = [stamp, ...Array.from({ length: 7 }, () => elements[0] ?? "")].join()
  return [{ ...headers, [name]: header }, bytesOf(text.replace("x", "y"))]
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text))

const filled = (size: number, unit: string): string => unit.repeat(Math.max(1, Math.floor(size / unit.length)))

const attacks: Readonly<Record<string, Attack>> = {
  "another body": (headers, _size, text) => [headers, bytesOf(text.replace("x", "y"))],
  "seven signatures": seven,
  "a body of blanks": (headers, size) => [headers, bytesOf(" ".repeat(size))],
  "a body that looks re-serialised": (headers, size) => [headers, bytesOf(`[${filled(size, "0,").slice(2)}0]`)],
  "nested arrays": (headers, size) => [headers, bytesOf(`${"[".repeat(size / 2)}${"]".repeat(size / 2)}`)],
  "a brotli bomb": coded("br"),
  "a gzip bomb": coded("gzip"),
  "a deflate bomb": coded("deflate"),
  "not brotli": (headers, _size, text) => [{ ...headers, "content-encoding": "br" }, bytesOf(text.replace("x", "y"))]
}

/** Milliseconds of CPU per request, of all threads. */
const spent = async (times: number, run: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) await run()
  const { system, user } = process.cpuUsage(before)
  return (system + user) / 1000 / times
}

const longestStall = async (run: () => Promise<unknown>): Promise<number> => {
  const stalls: Array<number> = []
  for (let round = 0; round < rounds; round++) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await run()
    delay.disable()
    stalls.push(delay.max / 1e6)
  }
  return Math.min(...stalls)
}

type Run = readonly [name: string, run: () => Promise<void>]

interface Prepared {
  readonly size: string
  readonly times: number
  readonly genuine: ReadonlyArray<Run>
  readonly forged: ReadonlyArray<readonly [...run: Run, coding: string]>
}

const prepare = async ({ bytes, name, times }: (typeof sizes)[number]): Promise<Prepared> => {
  const key = await generateSigningKey()
  const text = JSON.stringify({ filler: "x".repeat(bytes - 13) })
  const { body, headers } = await signCallback({ keys: [key], body: text })
  const receive = azureReceiver({
    verifier: createVerifier({ keys: [key], toleranceSeconds: 86_400 }),
    accept: () => {}
  })
  const post = async ([sent, content]: Sent, status: (found: number) => boolean) => {
    const request = new Request("https://a.example", { method: "POST", headers: { ...sent }, body: content })
    const response = await receive(request)
    if (!status(response.status)) throw new Error(`answered ${response.status}`)
  }
  const genuine: Record<string, Sent> = { "": [headers, body] }
  for (const [coding, compress] of Object.entries(coders)) {
    const [plain, compressed] = compressible(bytes, compress) ?? []
    if (plain === undefined || compressed === undefined) continue
    const signed = await signCallback({ keys: [key], body: plain })
    genuine[coding] = [{ ...signed.headers, "content-encoding": coding }, Uint8Array.from(compressed)]
  }
  const forged = Object.entries(attacks).map(([attack, make]) => ({ attack, sent: make(headers, bytes, text) }))
  const codingOf = ([sent]: Sent): string => sent["content-encoding"] ?? ""
  return {
    size: name,
    times,
    genuine: Object.entries(genuine).map(([coding, sent]) => [
      `genuine ${coding}`,
      () => post(sent, (status) => status === 200)
    ]),
    forged: forged.map(({ attack, sent }) => [attack, () => post(sent, (status) => status >= 400), codingOf(sent)])
  }
}

const costs = (times: number, runs: ReadonlyArray<readonly [string, () => Promise<void>, ...unknown[]]>) =>
  interleave<string>(Object.fromEntries(runs.map(([name, run]) => [name, () => spent(times, run)])), rounds)

const measure = async ({ forged, size, times }: Prepared, genuine: Readonly<Record<string, number>>) => {
  const cost = await costs(times, forged)
  const stalls: Array<readonly [string, number]> = []
  for (const [name, run] of forged) stalls.push([name, await longestStall(run)])
  // A coding in which no genuine callback can be so large is compared with one that has none.
  const [worst] = forged
    .map(([attack, , coding]) => ({
      attack,
      cost: cost[attack] ?? Number.NaN,
      floor: genuine[`genuine ${coding}`] ?? genuine["genuine "] ?? Number.NaN
    }))
    .toSorted((a, b) => b.cost / b.floor - a.cost / a.floor)
  const [stalling, stall] = stalls.toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0]
  return [
    {
      case: `forged, ${size}: CPU of the worst (${worst?.attack}), the floor is a genuine one of its coding`,
      unit: "ms",
      better: "lower",
      ours: worst?.cost ?? Number.NaN,
      floor: worst?.floor ?? Number.NaN,
      peers: { ...genuine, ...cost },
      n: rounds
    },
    {
      case: `forged, ${size}: longest stall of the event loop (${stalling})`,
      unit: "ms",
      better: "lower",
      ours: stall,
      peers: {},
      n: rounds
    }
  ] as const
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const prepared: Array<Prepared> = []
  for (const size of sizes) prepared.push(await prepare(size))
  // All genuine ones first: forgers use up what may be decoded to many times its size.
  const genuine: Array<Readonly<Record<string, number>>> = []
  for (const { genuine: runs, times } of prepared) genuine.push(await costs(times, runs))
  const cases: Array<Case> = []
  for (const [index, one] of prepared.entries()) cases.push(...(await measure(one, genuine[index] ?? {})))
  return cases
}
