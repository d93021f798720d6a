/**
 * What the commands print: lines for people, JSON on request, and a bar for long work.
 */
import { Console, Effect } from "effect"
import { CliOutput } from "effect/cli"
import { deepJson } from "./deepJson.ts"
import type { Report } from "../operate/Progress.ts"

export const printJson = (value: unknown): Effect.Effect<void> => Console.log(deepJson(value))

/** One value a line with `--json`, otherwise as `line` has it. */
export const print = <A>(json: boolean, values: ReadonlyArray<A>, line: (value: A) => string): Effect.Effect<void> =>
  Effect.forEach(values, (value) => (json ? printJson(value) : Console.log(line(value))), { discard: true })

/** What is wrong with the arguments is one line, and no help that nobody asked for. */
export const presenter: CliOutput.Presenter = {
  present: (event) =>
    event._tag === "InvalidInvocation"
      ? Console.error(
          `fieldwork-inbox: ${event.errors.map(({ message }) => message).join("; ")}. See ${event.commandPath.join(" ")} --help`
        )
      : CliOutput.defaultPresenter.present(event)
}

/** A signature may carry a time that no calendar has. */
export const time = (millis: number): string =>
  Math.abs(millis) <= 8.64e15 ? new Date(millis).toISOString() : `${millis} ms after 1970`

const barWidth = 30

/** Drawn over itself on a terminal, at most ten times a second; silent where errors go to a file. */
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

/** What is expected where a number below 0 is given. */
export const fromZero = (): string => "a whole number from 0 on"
