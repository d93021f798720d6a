/** The `doctor` subcommand, which checks the configuration and the machine, before a server starts or while a server runs. */
import { Console, Effect, Option } from "effect"
import { Command } from "effect/cli"
import type { Finding } from "../doctor/Finding.ts"
import { print } from "./Output.ts"
import { root } from "./root.ts"

const line = ({ advice, check, found, level }: Finding): string =>
  `${level.padEnd(7)}  ${check.padEnd(11)}  ${found}${advice === undefined ? "" : `\n${" ".repeat(22)}→ ${advice}`}`

export const doctor = Command.make("doctor", {}, () =>
  Effect.gen(function* () {
    const { config, json } = yield* root
    const { diagnose } = yield* Effect.promise(() => import("../doctor/Doctor.ts"))
    const findings = yield* diagnose({ config: Option.getOrUndefined(config) })
    yield* print(json, findings, line)
    const of = (level: Finding["level"]): number => findings.filter((finding) => finding.level === level).length
    const [errors, warnings] = [of("error"), of("warning")]
    if (!json) yield* Console.log(`${errors} errors, ${warnings} warnings`)
    if (errors > 0) {
      yield* Effect.fail(new Error(`the doctor found ${errors} ${errors === 1 ? "error" : "errors"}`))
    }
  })
).pipe(
  Command.withDescription(
    "Checks for problems that keep a server from working, and prints how to solve them. Changes nothing. Exits with 1 if it finds an error"
  )
)
