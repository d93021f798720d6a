/** One finding of the doctor, with advice if there is a problem. */
export interface Finding {
  /** The subject of the check, as a single word that does not change between versions. */
  readonly check: string
  /**
   * The severity. `error` means that `serve` does not start, or that callbacks are refused or lost. `warning` means that the problem is not urgent.
   */
  readonly level: "ok" | "warning" | "error"
  /** The finding as one sentence. */
  readonly found: string
  /** The recommended action. Undefined if there is no problem. */
  readonly advice?: string | undefined
}

export const ok = (check: string, found: string): Finding => ({ check, level: "ok", found })
export const warning = (check: string, found: string, advice: string): Finding => ({
  check,
  level: "warning",
  found,
  advice
})
export const error = (check: string, found: string, advice: string): Finding => ({
  check,
  level: "error",
  found,
  advice
})

export const lineOf = (cause: unknown): string => {
  const [line = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
  return line
}
