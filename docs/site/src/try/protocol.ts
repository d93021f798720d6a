/**
 * What a page and its sandbox, which lives in a worker, tell each other.
 */

/** The program of a sample. */
export interface RunRequest {
  readonly id: number
  readonly type: "run"
  readonly code: string
}

/** Begins again from the seed. */
export interface ResetRequest {
  readonly id: number
  readonly type: "reset"
}

export type WorkerRequest = RunRequest | ResetRequest

export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly status: number
}

export interface RunResult {
  readonly id: number
  /** What the program printed, a value a line. */
  readonly printed: ReadonlyArray<string>
  /** The requests that the sandbox answered. */
  readonly requests: ReadonlyArray<SentRequest>
  readonly milliseconds: number
  /** In words, where the program failed. */
  readonly error?: string
}
