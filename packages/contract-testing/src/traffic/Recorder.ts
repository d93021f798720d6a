/**
 * A proxy that validates and records the traffic between a client and a service.
 */
import { closeSync, openSync, writeSync } from "node:fs"
import { contractOf, type ContractOptions } from "../validation/Contract.ts"
import type { Violation } from "../validation/Message.ts"
import { hasUserInfo, userInfoProblem } from "../userInfo.ts"
import { declaredNamesOf } from "./DeclaredNames.ts"
import { harBegin, harEnd, harEntry } from "./Har.ts"
import { startProxy } from "./Proxy.ts"
import { tallyOf, type TallyReport } from "./Tally.ts"

/** The options for `record`: the service to record, its contract, and the output file. */
export interface RecordOptions extends ContractOptions {
  /** The base URL of the service. */
  readonly target: string
  /** The port of the proxy. Default: 0, which selects a free port. */
  readonly port?: number
  /** The address on which the proxy listens. Default: `127.0.0.1`. */
  readonly host?: string
  /**
   * The file to which the HTTP Archive is written. An existing file is replaced once the proxy listens, so two recorders need two files. Secrets are
   * removed, and respondent identifiers are replaced with pseudonyms. Default: no file is written.
   */
  readonly output?: string
  /** Called with the violations in an interaction as soon as the interaction is complete. */
  readonly onViolation?: (violations: ReadonlyArray<Violation>) => void
  /**
   * Called if an interaction could not be validated or recorded, for example because a schema cannot be compiled or the disk is full. The proxy
   * continues to forward traffic.
   */
  readonly onError?: (error: unknown) => void
}

/** A running proxy that validates the traffic between a client and a service. */
export interface Recorder {
  /** The URL to which clients must send their requests. */
  readonly url: string
  /** Returns the results so far. */
  readonly report: () => TallyReport
  /** Stops the proxy, finishes the HTTP Archive, and returns the results. */
  readonly close: () => Promise<TallyReport>
}

/** The number of buffered characters above which the buffer is written to the file. */
const bufferBytes = 256 * 1024

/** Creates a writer for an HTTP Archive. Until the writer is closed, the file contains complete entries and lacks only the closing brackets. */
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
 * Forwards traffic to a service, and validates each request and response against the contract. Rejects if the target contains a user name or a
 * password, if the proxy cannot listen on the port, or if the file cannot be created.
 *
 * @example
 * ```ts
 * import { record } from "@fieldwork/contract-testing"
 * import { createSandbox } from "@fieldwork/sandbox"
 *
 * const service = await createSandbox().listen()
 * const recorder = await record({ target: service.url, spec: "brand-lift" })
 * await fetch(`${recorder.url}/api/impact-measurement/v1/industries`)
 * const { interactions, findings } = await recorder.close()
 * await service.close()
 * interactions // => 1
 * findings.length // => 0
 * ```
 */
export const record = async ({
  host,
  onError,
  onViolation,
  output,
  port,
  target,
  ...options
}: RecordOptions): Promise<Recorder> => {
  if (hasUserInfo(target)) throw new Error(`The target ${userInfoProblem}. Clients send their credentials themselves.`)
  const contract = contractOf(options)
  const names = declaredNamesOf(options.spec)
  const tally = tallyOf(contract)
  let file: ReturnType<typeof archive> | undefined
  const attempt = (action: () => void): void => {
    try {
      action()
    } catch (cause) {
      onError?.(cause)
    }
  }
  const proxy = await startProxy({
    target,
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    onInteraction: (interaction, startedAt, milliseconds) => {
      attempt(() => {
        const result = contract.interaction(interaction.request, interaction.response)
        tally.add(interaction.request, result)
        if (result.violations.length > 0) onViolation?.(result.violations)
      })
      attempt(() => file?.add(harEntry(interaction, startedAt, Math.round(milliseconds), names)))
    }
  })
  // An existing file is replaced only after the proxy listens: another recorder that uses the same port may be writing to the file.
  try {
    file = output === undefined ? undefined : archive(output, "1")
  } catch (cause) {
    await proxy.close()
    throw cause
  }
  const timer = setInterval(() => attempt(() => file?.flush()), 1000)
  timer.unref()
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
