/**
 * What the panel of an operation asks its worker.
 */

/** A service outside the page: a sandbox on this machine, or any address. */
export interface Remote {
  readonly baseUrl: string
  /** Of brand lift. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly audience: string
  /** Of the exchange. */
  readonly apiKey: string
}

/** Runs the program of a sample, in the page's own sandbox where no other service is named. */
export interface RunRequest {
  readonly type: "run"
  readonly code: string
  readonly remote?: Remote
}

/** Begins again from the seed. */
export interface ResetRequest {
  readonly type: "reset"
}

export type WorkerRequest = RunRequest | ResetRequest

export interface SentRequest {
  readonly method: string
  readonly path: string
  /** Undefined where no response came. */
  readonly status?: number
}

export interface RunResult {
  /** What the program printed, a value a line. */
  readonly printed: ReadonlyArray<string>
  /** The requests that the program sent. */
  readonly requests: ReadonlyArray<SentRequest>
  readonly milliseconds: number
  /** In words, where the program failed. */
  readonly error?: string
}
