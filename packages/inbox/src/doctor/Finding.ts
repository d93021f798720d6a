/**
 * What the doctor has looked at, and what to do about it.
 */
export interface Finding {
  /** The subject: one word that stays the same between versions. */
  readonly check: string
  /** With an error, `serve` does not start, or callbacks are refused or lost. A warning can wait. */
  readonly level: "ok" | "warning" | "error"
  readonly found: string
  /** What to do. Absent where nothing is wrong. */
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
