/**
 * Measures the CPU time that a receiver spends on forged requests, and how long each request blocks the event loop. The requests use a known key id,
 * which has 8 characters and is not secret. The worst request is compared with a genuine callback of the same size and content coding.
 */
import { randomBytes } from "node:crypto"
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib"
import { createVerifier } from "@fieldwork/webhooks"
import { azureReceiver } from "@fieldwork/webhooks/azure"
import { buildOpportunities, generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import { interleave, median } from "./interleave.ts"
import { longestStall } from "./longestStall.ts"
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

/** Returns the compressed form of the largest body of spaces that compresses to at most `size` bytes. */
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

/** Returns a JSON array of distinct opportunities, which compress to a tenth of their size or less, like real opportunities. */
const opportunities = (count: number): Buffer =>
  Buffer.from(
    JSON.stringify(
      buildOpportunities(count).map((opportunity) => ({
        ...opportunity,
        survey_name: randomBytes(60).toString("base64")
      }))
    )
  )

/**
 * Returns a body that compresses to about `size` bytes, with its compressed form, or undefined if the body would exceed the verifier's size limit.
 */
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

/** The default size limit of the verifier. */
const limitBytes = 40 * 1024 * 1024

/** Forges a request whose signature header has the maximum number of well-formed v1 elements. */
const sevenSignatures: Attack = (headers, _size, text) => {
  const [stamp = "", ...elements] = (headers[name] ?? "").split(",")
  const header = [stamp, ...Array.from({ length: 7 }, () => elements[0] ?? "")].join()
  return [{ ...headers, [name]: header }, bytesOf(text.replace("x", "y"))]
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text))

const filled = (size: number, unit: string): string => unit.repeat(Math.max(1, Math.floor(size / unit.length)))

const attacks: Readonly<Record<string, Attack>> = {
  "another body": (headers, _size, text) => [headers, bytesOf(text.replace("x", "y"))],
  "seven signatures": sevenSignatures,
  "a body of blanks": (headers, size) => [headers, bytesOf(" ".repeat(size))],
  "a body that looks re-serialised": (headers, size) => [headers, bytesOf(`[${filled(size, "0,").slice(2)}0]`)],
  "nested arrays": (headers, size) => [headers, bytesOf(`${"[".repeat(size / 2)}${"]".repeat(size / 2)}`)],
  "a brotli bomb": coded("br"),
  "a gzip bomb": coded("gzip"),
  "a deflate bomb": coded("deflate"),
  "not brotli": (headers, _size, text) => [{ ...headers, "content-encoding": "br" }, bytesOf(text.replace("x", "y"))],
  "an array that is not brotli": (headers, _size, text) => [
    { ...headers, "content-encoding": "br" },
    bytesOf(`[${text.slice(0, -2)}]`)
  ]
}

/**
 * Returns the CPU time per request across all threads, in milliseconds. The requests are built beforehand, because building a request takes as long
 * as receiving it.
 */
const cpuMillisPerRequest = async (times: number, build: Build): Promise<number> => {
  const posts = Array.from({ length: times }, build)
  const before = process.cpuUsage()
  for (const post of posts) await post()
  const { system, user } = process.cpuUsage(before)
  return (system + user) / 1000 / times
}

/** Builds a request and returns the function that posts it. */
type Build = () => () => Promise<void>

type Run = readonly [name: string, build: Build]

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
  const post = ([sent, content]: Sent, status: (found: number) => boolean) => {
    const request = new Request("https://a.example", { method: "POST", headers: { ...sent }, body: content })
    return async (): Promise<void> => {
      const response = await receive(request)
      if (!status(response.status)) throw new Error(`the response has status code ${response.status}`)
    }
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

const costs = (times: number, runs: ReadonlyArray<readonly [string, Build, ...unknown[]]>) =>
  interleave<string>(
    Object.fromEntries(runs.map(([name, build]) => [name, () => cpuMillisPerRequest(times, build)])),
    rounds
  )

const measure = async ({ forged, genuine, size, times }: Prepared, compressed: Readonly<Record<string, number>>) => {
  // The verifier limits how many bytes it decompresses for forged requests. An uncompressed callback does not count towards this limit, so it can be
  // interleaved with the forged requests.
  const [plain, ...others] = genuine
  const cost = await costs(times, plain === undefined ? forged : [plain, ...forged])
  const stalls = await stallsOf(forged)
  const floors = { ...compressed, ...cost }
  // Each forged request is compared with a genuine callback of the same compressed size and content coding. If the decompressed body of such a
  // callback would exceed the verifier's size limit, the request is compared with an uncompressed callback.
  const [worst] = forged
    .map(([attack, , coding]) => ({
      attack,
      cost: cost[attack] ?? Number.NaN,
      floor: floors[`genuine ${coding}`] ?? floors["genuine "] ?? Number.NaN
    }))
    .toSorted((a, b) => b.cost / b.floor - a.cost / a.floor)
  const [stalling, stall] = Object.entries(stalls).toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0]
  return [
    {
      case: `forged, ${size}: CPU of the worst (${worst?.attack}), the floor is a genuine one of its coding`,
      unit: "ms",
      better: "lower",
      ours: worst?.cost ?? Number.NaN,
      floor: worst?.floor ?? Number.NaN,
      peers: { ...Object.fromEntries(others.map(([name]) => [name, compressed[name] ?? Number.NaN])), ...cost },
      n: rounds
    },
    {
      case: `forged, ${size}: longest stall of the event loop (${stalling})`,
      unit: "ms",
      better: "lower",
      ours: stall,
      peers: stalls,
      n: rounds
    }
  ] as const
}

const stallsOf = async (runs: Prepared["forged"]): Promise<Readonly<Record<string, number>>> => {
  const stalls: Record<string, number> = {}
  for (const [name, build] of runs) {
    const measured: Array<number> = []
    for (let round = 0; round < rounds; round++) measured.push(await longestStall(build()))
    stalls[name] = median(measured)
  }
  return stalls
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const prepared: Array<Prepared> = []
  for (const size of sizes) prepared.push(await prepare(size))
  // The verifier decompresses only a limited number of bytes before it has checked a signature, and forged requests use up this limit. All genuine
  // callbacks are therefore measured first.
  const genuine: Array<Readonly<Record<string, number>>> = []
  for (const { genuine: runs, times } of prepared) genuine.push(await costs(times, runs))
  const cases: Array<Case> = []
  for (const [index, one] of prepared.entries()) cases.push(...(await measure(one, genuine[index] ?? {})))
  return cases
}
