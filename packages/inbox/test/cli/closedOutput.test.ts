import { assert, it } from "@effect/vitest"
import { DatabaseSync } from "node:sqlite"
import { receiveOne, settings, start } from "../support/command.ts"

it("`fieldwork-inbox verify` exits with 1 for a damaged store even if nothing reads its output, as with `| head`", async () => {
  using given = settings()
  await receiveOne(given.env)
  const database = new DatabaseSync(given.env.FIELDWORK_INBOX_STORE)
  database.exec("UPDATE message SET received_at = received_at + 1")
  database.close()
  const verify = start(["verify", "--forget-losses"], given.env)
  verify.child.stdout.destroy()
  const { code, err } = await verify.ended
  assert.deepStrictEqual([code, err], [1, "fieldwork-inbox: The store is damaged or has lost callbacks\n"])
})

it("`fieldwork-inbox tail -f` ends with 0 if nothing reads its output any more", async () => {
  using given = settings()
  await receiveOne(given.env)
  const tail = start(["tail", "-f"], given.env)
  tail.child.stdout.destroy()
  assert.strictEqual((await tail.ended).code, 0)
})
