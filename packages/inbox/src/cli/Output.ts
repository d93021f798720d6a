/**
 * The output of the commands: lines for people, JSON on request, and a progress bar for long operations.
 */
import { Console, Effect } from "effect"
import { CliOutput } from "effect/cli"
import { deepJson } from "./deepJson.ts"
import type { Report } from "../operate/Progress.ts"

export const printJson = (value: unknown): Effect.Effect<void> => Console.log(deepJson(value))

/** Prints one value per line: as JSON with `--json`, otherwise as `line` formats it. */
export const print = <A>(json: boolean, values: ReadonlyArray<A>, line: (value: A) => string): Effect.Effect<void> =>
  Effect.forEach(values, (value) => (json ? printJson(value) : Console.log(line(value))), { discard: true })

/** Prints an error in the arguments as one line, without the help text. */
export const presenter: CliOutput.Presenter = {
  present: (event) =>
    event._tag === "InvalidInvocation"
      ? Console.error(
          `fieldwork-inbox: ${event.errors.map(({ message }) => message).join("; ")}. See ${event.commandPath.join(" ")} --help`
        )
      : CliOutput.defaultPresenter.present(event)
}

/** Formats a time. A signature may contain a time outside the range of dates. */
export const time = (millis: number): string =>
  Math.abs(millis) <= 8.64e15 ? new Date(millis).toISOString() : `${millis} ms after 1970`

const barWidth = 30

/** Returns a progress bar. It is redrawn at most ten times per second on a terminal, and prints nothing if standard error is redirected. */
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

/** Returns the description of the expected value, for an error about a negative number. */
export const fromZero = (): string => "a whole number from 0 on"
