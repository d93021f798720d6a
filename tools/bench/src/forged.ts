/**
 * What a forger can make a receiver spend: the CPU time of the worst requests with a held key id, which is 8 characters and no secret, beside a
 * genuine callback of the same size on the wire; and how long each holds the event loop.
 */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib"
import { createVerifier } from "@fieldwork/webhooks"
import { azureReceiver } from "@fieldwork/webhooks/azure"
import { generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
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
type Attack = (
  headers: Headers,
  size: number,
  text: string
) => readonly [headers: Headers, body: Uint8Array<ArrayBuffer>]

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

const coded =
  (coding: string, compress: (bytes: Buffer) => Buffer): Attack =>
  (headers, size) => [{ ...headers, "content-encoding": coding }, bomb(size, compress)]

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
  "a brotli bomb": coded("br", brotli),
  "a gzip bomb": coded("gzip", gzipSync),
  "a deflate bomb": coded("deflate", deflateSync),
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

const measure = async ({ bytes, name: size, times }: (typeof sizes)[number]): Promise<ReadonlyArray<Case>> => {
  const key = await generateSigningKey()
  const text = JSON.stringify({ filler: "x".repeat(bytes - 13) })
  const { body, headers } = await signCallback({ keys: [key], body: text })
  const receive = azureReceiver({ verifier: createVerifier({ keys: [key] }), accept: () => {} })
  const post = async (sent: Headers, content: Uint8Array<ArrayBuffer>, status: (found: number) => boolean) => {
    const request = new Request("https://a.example", { method: "POST", headers: { ...sent }, body: content })
    const response = await receive(request)
    if (!status(response.status)) throw new Error(`answered ${response.status}`)
  }
  const genuine = () => post(headers, body, (status) => status === 200)
  const forged = Object.entries(attacks).map(([attack, make]) => {
    const [sent, content] = make(headers, bytes, text)
    return [attack, () => post(sent, content, (status) => status >= 400)] as const
  })

  const runs = Object.fromEntries(forged.map(([attack, run]) => [attack, () => spent(times, run)]))
  const cost = await interleave<string>({ genuine: () => spent(times, genuine), ...runs }, rounds)
  const stalls = new Map<string, number>()
  for (const [attack, run] of forged) stalls.set(attack, await longestStall(run))

  const worst = forged.map(([attack]) => attack).toSorted((a, b) => (cost[b] ?? 0) - (cost[a] ?? 0))[0] ?? ""
  const stalling = [...stalls].toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0]
  const { genuine: floor = Number.NaN, ...peers } = cost
  return [
    {
      case: `forged, ${size}: CPU of the worst (${worst}), the floor is a genuine one`,
      unit: "ms",
      better: "lower",
      ours: cost[worst] ?? Number.NaN,
      floor,
      peers,
      n: rounds
    },
    {
      case: `forged, ${size}: longest stall of the event loop (${stalling[0]})`,
      unit: "ms",
      better: "lower",
      ours: stalling[1],
      peers: {},
      n: rounds
    }
  ]
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const cases: Array<Case> = []
  for (const size of sizes) cases.push(...(await measure(size)))
  return cases
}
