/**
 * The environment of the command, so that tests can pass their own.
 */
import type { Fetch } from "./account/Fetch.ts"

/** Standard output or standard error. */
export interface Output {
  /** Settles when the reader has taken the text, so that a slow reader slows down the command. */
  readonly write: (chunk: string | Uint8Array) => Promise<void>
  readonly isTerminal: boolean
  /** The number of characters per line. */
  readonly width: number
}

/** How the command connects to a sandbox. */
export interface SandboxTarget {
  readonly fetch: Fetch
  readonly brandLift: { readonly clientId: string; readonly clientSecret: string; readonly audience: string }
  readonly exchange: { readonly apiKey: string }
}

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stdin: AsyncIterable<Uint8Array>
  readonly stdout: Output
  readonly stderr: Output
  /** Aborted if the command is interrupted or its output is closed. */
  readonly signal: AbortSignal
  /** The user's home folder; undefined for a user without one, such as an arbitrary user id in a container. */
  readonly homeFolder: string | undefined
  readonly workingFolder: string
  /** Starts the sandbox for `--sandbox` in the state of a scenario. */
  readonly openSandbox: (scenario: string) => Promise<SandboxTarget>
  /** Sends the requests to other targets. Default: the transport of the client. */
  readonly fetch?: Fetch
}
