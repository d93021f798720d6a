/** Tests the command with projections from another package. */
import { assert, it } from "@effect/vitest"
import { fileURLToPath } from "node:url"
import { signCallback } from "@fieldwork/webhooks/testing"
import { key, listening, settings, start } from "../support/command.ts"
import { sourcePath } from "../support/programs.ts"
import { outcome } from "../support/sender.ts"

const module = fileURLToPath(new URL("../support/tallies.ts", import.meta.url))

it("`fieldwork-inbox` runs the projections of the configured modules, and refuses to rebuild without them", async () => {
  using given = settings({ FIELDWORK_INBOX_PROJECTIONS: module })
  const { env } = given
  const run = (args: ReadonlyArray<string>, more = {}) => start(args, { ...env, ...more }).ended
  // The program is not bundled, so it shares Effect with the projection modules, as it does when installed by a user.
  const server = start(["serve"], env, sourcePath("main"))
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  const callback = await signCallback({ keys: [key], body: [outcome("r1")] })
  assert.strictEqual((await fetch(`${base}/callbacks/outcomes`, { method: "POST", ...callback })).status, 200)
  server.child.kill("SIGTERM")
  assert.strictEqual((await server.ended).code, 0)

  assert.strictEqual((await run(["projections", "list"])).out, "mention  version 1\ntally  version 1\n")
  const without = { FIELDWORK_INBOX_PROJECTIONS: "" }
  assert.include((await run(["rebuild"], without)).err, "which this program does not contain")
  assert.include((await run(["rebuild"], { FIELDWORK_INBOX_PROJECTIONS: "no-such-package" })).err, "cannot be used")
  assert.strictEqual((await run(["projections", "remove", "tally"], without)).code, 0)
  assert.strictEqual((await run(["projections", "list"], without)).out, "mention  version 1\n")
}, 120_000)
