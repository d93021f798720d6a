/**
 * Tests command lines that are refused, each with its exit code and a one-line message.
 */
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import type { Fetch } from "../src/account/Fetch.ts"
import { runCommand } from "./runCommand.ts"

export interface Refusal {
  readonly name: string
  /** The arguments, evaluated when the test runs because the files of a test have generated names. */
  readonly args: () => ReadonlyArray<string>
  readonly code: number
  readonly line: RegExp
  readonly environment?: () => Record<string, string>
}

const sandboxed = () => {
  const { fetch } = createSandbox()
  return async () => ({ fetch: fetch as Fetch, ...credentials })
}

/** Defines one test for each refused command line. */
export const testRefusals = (refusals: ReadonlyArray<Refusal>): void => {
  it.each(refusals)(
    "the command line with $name is refused with exit code $code",
    async ({ args, code, environment, line }) => {
      const ran = await runCommand(args(), { environment: environment?.() ?? {}, openSandbox: sandboxed() })
      expect({ code: ran.code, err: ran.err.trimEnd(), out: ran.out }).toEqual({
        code,
        err: expect.stringMatching(line),
        out: ""
      })
      expect(ran.err.split("\n")).toHaveLength(2)
      expect(ran.err).not.toContain("secret-key")
      // The only control character that may be printed is the end of the line.
      expect(ran.err).not.toMatch(/[^\P{Cc}\n]/u)
    }
  )
}
