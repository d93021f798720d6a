import { assert, it } from "vitest"
import { openThread } from "../../src/sqlite/Worker.ts"

const threads = () => process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length

it("a query on a closed SQLite connection fails and starts no thread", async () => {
  const before = threads()
  const connection = await openThread({ path: ":memory:" })
  await connection.close()
  const failure = await connection.query("SELECT 1", []).then(
    () => undefined,
    (cause: unknown) => cause
  )
  assert.match(String(failure), /the database is closed/)
  assert.strictEqual(threads(), before)
  await connection.close()
})
