/**
 * The messages between an operation's panel and its worker.
 */

/** A service outside the page, which is a sandbox on this machine or a service at any URL. */
export interface Remote {
  readonly baseUrl: string
  /** The URL of the authentication server of the brand lift API. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly audience: string
  /** The API key for the exchange. */
  readonly apiKey: string
}

/** A request to run the program of a sample. The program runs against the in-page sandbox unless `remote` is specified. */
export interface RunRequest {
  readonly type: "run"
  readonly code: string
  readonly remote?: Remote
}

/** A request to reset the in-page sandbox to its initial state. */
export interface ResetRequest {
  readonly type: "reset"
}

export type WorkerRequest = RunRequest | ResetRequest

export interface SentRequest {
  readonly method: string
  readonly path: string
  /** The status code of the response. Undefined if there was no response. */
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
