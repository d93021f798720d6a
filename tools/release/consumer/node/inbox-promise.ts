import { createInboxClient } from "@fieldwork/inbox/client"
import { createInbox } from "@fieldwork/inbox/promise"
import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assertSame } from "../assertSame.ts"

const folder = mkdtempSync(join(tmpdir(), "fieldwork-consumer-"))
const sender = await createSender()
const seen: Array<string> = []
const inbox = await createInbox({
  store: join(folder, "inbox.db"),
  keys: async () => sender.subscription(),
  onChange: ({ key }) => seen.push(key)
})
try {
  const callback = await sender.send(buildOpportunities(2))
  const request = new Request("https://a.example", { method: "POST", ...callback })
  assertSame((await inbox.receive("opportunities", request)).status, 200)
  const keys: Array<string> = []
  for await (const { key } of inbox.opportunities.changes()) if (keys.push(key) === 2) break
  while (seen.length < 2) await new Promise((resolve) => setTimeout(resolve, 10))
  assertSame(seen, keys)
  const token = crypto.randomUUID()
  const client = createInboxClient({ baseUrl: "https://a.example/api", token, fetch: inbox.readApi({ token }).fetch })
  const { data } = await client.GET("/changes")
  // `data` would be a string if the response were server-sent events.
  assertSame(typeof data === "object" && data.changes.map(({ key }) => key), keys)
} finally {
  await inbox.close()
  rmSync(folder, { recursive: true })
}
