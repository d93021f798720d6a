// Written from docstrings by `vitest run test/examples -u`: edit those.
import { PrunedMessagesError } from "@fieldwork/inbox"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "PrunedMessagesError",
    run: async (check) => {
      const error = new PrunedMessagesError({ sequence: 42 })
      check(error.message.split(":")[0], "\"Entry 42 of the log is pruned and this reader has not read it\"")
    }
  }
]
