/**
 * The output of the commands: readable lines, JSON with `--json`, and a progress bar for long operations.
 */
import { Console, Effect } from "effect"
import { CliOutput } from "effect/cli"
import { deepJson } from "./deepJson.ts"
import type { Report } from "../operate/Progress.ts"

export const printJson = (value: unknown): Effect.Effect<void> => Console.log(deepJson(value))

/** Prints one value per line, as JSON or as formatted by `line`. */
export const print = <A>(json: boolean, values: ReadonlyArray<A>, line: (value: A) => string): Effect.Effect<void> =>
  Effect.forEach(values, (value) => (json ? printJson(value) : Console.log(line(value))), { discard: true })

/** Reports invalid arguments in a one-line error, without the help text. */
export const presenter: CliOutput.Presenter = {
  present: (event) =>
    event._tag === "InvalidInvocation"
      ? Console.error(
          `fieldwork-inbox: ${event.errors.map(({ message }) => message).join("; ")}. See ${event.commandPath.join(" ")} --help`
        )
      : CliOutput.defaultPresenter.present(event)
}

/** Formats a time in Unix milliseconds as ISO 8601. A time outside the range of `Date`, which a signature may contain, is formatted as a number. */
export const time = (millis: number): string =>
  Math.abs(millis) <= 8.64e15 ? new Date(millis).toISOString() : `${millis} ms after 1970`

const barWidth = 30

/**
 * Returns a function that draws a progress bar on standard error, at most ten times per second. Nothing is drawn if standard error is not a terminal.
 */
export const bar = (): Report => {
  let drawn = 0
  return ({ done, total, what }) =>
    Effect.sync(() => {
      const now = Date.now()
      const isLast = done >= total
      if (!process.stderr.isTTY || (now - drawn < 100 && !isLast)) return
      drawn = now
      const part = total === 0 ? 1 : Math.min(1, done / total)
      const full = Math.round(part * barWidth)
      const line = `${"█".repeat(full)}${"░".repeat(barWidth - full)} ${done}/${total} ${what}`
      process.stderr.write(`\r${line}\u001b[K${isLast ? "\n" : ""}`)
    })
}

/** Returns the phrase that describes the valid values in the error message for a negative number. */
export const fromZero = (): string => "a whole number of 0 or more"
