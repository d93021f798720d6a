/**
 * Prints the steps of the demo, one line per step. On a terminal, also shows the progress of each step.
 *
 * If a step does not have the expected result, the demo stops.
 */

export interface Progress {
  /** Shows text after the name of the step until the step is completed. Has no effect unless the output is a terminal. */
  readonly show: (text: string) => void
}

export interface DemoPrinter {
  readonly chapter: (title: string) => void
  /** Runs a step and prints the `summary` field of its result. `run` must throw if the result is not as expected. */
  readonly step: <A extends { readonly summary: string }>(
    name: string,
    run: (progress: Progress) => Promise<A>
  ) => Promise<A>
  readonly steps: () => number
}

/** The error that is thrown if a step does not have the expected result. */
export class UnexpectedError extends Error {
  override readonly name = "UnexpectedError"
}

/** Throws an `UnexpectedError` with this message if the condition is false. */
export const expect: (condition: boolean, message: string) => asserts condition = (condition, message) => {
  if (!condition) throw new UnexpectedError(message)
}

interface Terminal {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

const wipe = "\r\u001B[2K"

export const make = (out: Terminal): DemoPrinter => {
  const live = out.isTTY === true
  const paint = (code: number, text: string) => (live ? `\u001B[${code}m${text}\u001B[0m` : text)
  let count = 0
  return {
    chapter: (title) => void out.write(`\n${paint(1, title)}\n`),
    step: async (name, run) => {
      const label = name.padEnd(14)
      const show = (text: string) => {
        if (live) out.write(`${wipe}  … ${label}${text}`)
      }
      show("")
      try {
        const result = await run({ show })
        count++
        out.write(`${live ? wipe : ""}  ${paint(32, "✓")} ${label}${result.summary}\n`)
        return result
      } catch (cause) {
        out.write(
          `${live ? wipe : ""}  ${paint(31, "✗")} ${label}${cause instanceof Error ? cause.message : String(cause)}\n`
        )
        throw cause
      }
    },
    steps: () => count
  }
}
