/**
 * A proxy that judges what goes through it, and writes it down.
 */
import { closeSync, openSync, writeSync } from "node:fs"
import { contractOf, type ContractOptions } from "../judge/Contract.ts"
import type { Violation } from "../judge/Message.ts"
import { harBegin, harEnd, harEntry } from "./Har.ts"
import { type Proxy, startProxy } from "./Proxy.ts"
import { tallyOf, type TallyReport } from "./Tally.ts"

export interface RecordOptions extends ContractOptions {
  /** Base URL of the service. */
  readonly target: string
  /** Default 0: a free one. */
  readonly port?: number
  /** Default `127.0.0.1`. */
  readonly host?: string
  /** Where the HTTP Archive is written, without secrets and with other identifiers in place of those of respondents; nowhere without it. */
  readonly output?: string
  /** With the violations of one exchange, as soon as it is over. */
  readonly onViolation?: (violations: ReadonlyArray<Violation>) => void
}

export interface Recorder {
  /** What a client takes as its base URL. */
  readonly url: string
  readonly report: () => TallyReport
  /** Ends the proxy and the file. */
  readonly close: () => Promise<TallyReport>
}

/** Bytes that wait to be written. */
const bufferBytes = 256 * 1024

/** An archive that is whole up to the last entry at every time, but for its end. */
const archive = (file: string, version: string) => {
  const descriptor = openSync(file, "w")
  let waiting = harBegin(version)
  let isFirst = true
  const flush = () => {
    writeSync(descriptor, waiting)
    waiting = ""
  }
  flush()
  return {
    add: (entry: string) => {
      waiting += isFirst ? entry : `,\n${entry}`
      isFirst = false
      if (waiting.length > bufferBytes) flush()
    },
    flush,
    end: () => {
      waiting += harEnd
      flush()
      closeSync(descriptor)
    }
  }
}

/**
 * Passes traffic on to a service, and holds each request and response against the contract.
 *
 * @example
 * ```ts
 * import { record } from "@fieldwork/contract-testing"
 * import { createSandbox } from "@fieldwork/sandbox"
 *
 * const service = await createSandbox().listen()
 * const recorder = await record({ target: service.url, spec: "brand-lift" })
 * await fetch(`${recorder.url}/api/impact-measurement/v1/industries`)
 * const { exchanges, findings } = await recorder.close()
 * await service.close()
 * exchanges // => 1
 * findings.length // => 0
 * ```
 */
export const record = async ({
  host,
  onViolation,
  output,
  port,
  target,
  ...options
}: RecordOptions): Promise<Recorder> => {
  const contract = contractOf(options)
  const tally = tallyOf(contract)
  const file = output === undefined ? undefined : archive(output, "1")
  const timer = file && setInterval(file.flush, 1000)
  timer?.unref()
  let proxy: Proxy
  try {
    proxy = await startProxy({
      target,
      ...(port !== undefined && { port }),
      ...(host !== undefined && { host }),
      onExchange: (exchange, startedAt, milliseconds) => {
        const judgement = contract.exchange(exchange.request, exchange.response)
        tally.add(exchange.request, judgement)
        if (judgement.violations.length > 0) onViolation?.(judgement.violations)
        file?.add(harEntry(exchange, startedAt, Math.round(milliseconds)))
      }
    })
  } catch (cause) {
    clearInterval(timer)
    file?.end()
    throw cause
  }
  return {
    url: proxy.url,
    report: tally.report,
    close: async () => {
      await proxy.close()
      clearInterval(timer)
      file?.end()
      return tally.report()
    }
  }
}
