import { assert, describe, it } from "@effect/vitest"
import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { promisify } from "node:util"
import { Effect } from "effect"
import { compare } from "../support/killRuns.ts"
import { sqliteTestDatabase } from "../support/testDatabases.ts"
import { type Callback, digestOf, post, startInbox } from "../support/process.ts"
import { survey } from "../support/sender.ts"

const run = promisify(execFile)
const raiseLimit = (pid: number) => run("prlimit", ["--pid", String(pid), "--fsize=unlimited:"])
/** Whether the limits of another process can be raised. Only Linux has a command for this. */
const canRaise = await run("prlimit", ["--version"]).then(
  () => true,
  () => false
)

const now = Math.floor(Date.now() / 1000)
/** Returns a callback with a body of 100 KB that does not compress well. */
const callback = (number: number): Callback => ({
  stream: "opportunities",
  signedAt: now - number,
  body: JSON.stringify([survey(number, { survey_name: randomBytes(50_000).toString("hex") })])
})

describe("a file-size limit (F5)", () => {
  it.live.skipIf(!canRaise)(
    "an inbox at its file-size limit responds 503 with Retry-After, never 200, and recovers when the limit is raised",
    () =>
      Effect.gen(function* () {
        const database = yield* sqliteTestDatabase
        const inbox = yield* Effect.acquireRelease(
          Effect.promise(() => startInbox({ ...database.child, fileBlocks: 4096 })),
          ({ child, ended }) =>
            Effect.promise(() => {
              child.kill("SIGKILL")
              return ended
            })
        )
        const acknowledged = new Set<string>()
        const send = Effect.fnUntraced(function* (sent: Callback) {
          const response = yield* Effect.promise(() => post(inbox.port, sent))
          if (response?.status === 200) acknowledged.add(yield* Effect.promise(() => digestOf(sent)))
          return response
        })

        // While callbacks arrive, the write-ahead log is checkpointed, so callbacks are refused only once both the log and the database file have
        // reached the limit.
        const refused: Array<Callback> = []
        for (let number = 1; refused.length < 20; number++) {
          const sent = callback(number)
          const response = yield* send(sent)
          if (response?.status === 200) continue
          assert.strictEqual(response?.status, 503)
          assert.isAtLeast(Number(response?.retryAfter), 1)
          refused.push(sent)
        }
        assert.isAbove(acknowledged.size, 3)

        yield* Effect.promise(() => raiseLimit(inbox.child.pid ?? 0))
        for (const sent of refused) assert.strictEqual((yield* send(sent))?.status, 200)
        const store = yield* database.open
        assert.strictEqual(yield* compare(store, acknowledged), acknowledged.size)
      })
  )
})
