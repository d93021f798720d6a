/**
 * Prints each step as one line, with progress on a terminal.
 *
 * A step that does not go as expected ends the story.
 */

export interface Progress {
  /** Shown after the step's name until the step is done; only on a terminal. */
  readonly show: (text: string) => void
}

export interface Story {
  readonly chapter: (title: string) => void
  /** `run` returns what the step shows, and throws when it is not as expected. */
  readonly step: <A extends { readonly says: string }>(
    name: string,
    run: (progress: Progress) => Promise<A>
  ) => Promise<A>
  readonly steps: () => number
}

/** The step that did not go as expected. */
export class UnexpectedError extends Error {
  override readonly name = "UnexpectedError"
}

/** Throws unless the expectation holds. */
export const expect: (holds: boolean, otherwise: string) => asserts holds = (holds, otherwise) => {
  if (!holds) throw new UnexpectedError(otherwise)
}

interface Terminal {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

const wipe = "\r\u001B[2K"

export const make = (out: Terminal): Story => {
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
        out.write(`${live ? wipe : ""}  ${paint(32, "✓")} ${label}${result.says}\n`)
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
