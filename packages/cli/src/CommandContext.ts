/**
 * Defines the environment of the command, which tests can replace.
 */
import type { Fetch } from "./account/Fetch.ts"

/** Standard output or standard error. */
export interface Output {
  /** Writes a chunk. The Promise settles when the reader has consumed the chunk, so a slow reader slows down the command. */
  readonly write: (chunk: string | Uint8Array) => Promise<void>
  readonly isTerminal: boolean
  /** The number of characters in a line of output. */
  readonly width: number
}

/** The `fetch` function and the credentials that the command uses for a sandbox. */
export interface SandboxTarget {
  readonly fetch: Fetch
  readonly brandLift: { readonly clientId: string; readonly clientSecret: string; readonly audience: string }
  readonly exchange: { readonly apiKey: string }
}

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The standard input. `isTTY` is true if it is a terminal. */
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean }
  readonly stdout: Output
  readonly stderr: Output
  /** The signal that is aborted if the command is interrupted or its output is closed. */
  readonly signal: AbortSignal
  /** The user's home folder. Undefined for a user without a home folder, such as an arbitrary user id in a container. */
  readonly homeFolder: string | undefined
  readonly workingFolder: string
  /**
   * Removes this command's handlers for signals and output errors from the process, so that a tool of another package can install its own. `signal` is
   * not aborted afterwards.
   */
  readonly releaseProcess: () => void
  /** Starts the sandbox for `--sandbox` in the initial state of a scenario. */
  readonly openSandbox: (scenario: string) => Promise<SandboxTarget>
  /** The function that sends requests to targets other than the sandbox. Default: the transport of the client. */
  readonly fetch?: Fetch
}
