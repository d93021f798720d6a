// Written from docstrings by `vitest run test/examples -u`: edit those.
import { PrunedMessagesError } from "@fieldwork/inbox"
import { createInbox } from "@fieldwork/inbox/promise"
import { createSender } from "@fieldwork/webhooks/testing"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "createInbox",
    run: async (check) => {
      const exchange = await createSender() // stands in for the exchange, and signs as it does
      const inbox = await createInbox({ store: ":memory:", keys: async () => exchange.subscription() })
      const callback = await exchange.send([{ survey_id: 7, message_reason: "new", is_live: true }])
      const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
      const { status } = await inbox.receive("opportunities", request)
      check(status, "200")
      const changes = inbox.opportunities.changes()[Symbol.asyncIterator]()
      const first = await changes.next()
      check(first.value.status, "\"live\"")
      await inbox.close()
    }
  },
  {
    name: "PrunedMessagesError",
    run: async (check) => {
      const error = new PrunedMessagesError({ sequence: 42 })
      check(error.message.split(":")[0], "\"Entry 42 of the log is pruned and this reader has not read it\"")
    }
  }
]
