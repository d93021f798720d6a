/**
 * The messages between the panel of an operation and its worker.
 */

/** A service outside the page: a sandbox on this machine, or any URL. */
export interface Remote {
  readonly baseUrl: string
  /** The authentication URL of brand lift. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly audience: string
  /** The API key of the exchange. */
  readonly apiKey: string
}

/** A request to run the program of a sample, in the in-page sandbox unless another service is specified. */
export interface RunRequest {
  readonly type: "run"
  readonly code: string
  readonly remote?: Remote
}

/** A request to reset the sandbox to its initial state. */
export interface ResetRequest {
  readonly type: "reset"
}

export type WorkerRequest = RunRequest | ResetRequest

export interface SentRequest {
  readonly method: string
  readonly path: string
  /** The status code; undefined if there was no response. */
  readonly status?: number
}

export interface RunResult {
  /** The values that the program printed. */
  readonly printed: ReadonlyArray<string>
  /** The requests that the program sent. */
  readonly requests: ReadonlyArray<SentRequest>
  readonly milliseconds: number
  /** The error message if the program failed. */
  readonly error?: string
}
