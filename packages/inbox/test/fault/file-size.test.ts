import { assert, describe, it } from "@effect/vitest"
import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { promisify } from "node:util"
import { Effect } from "effect"
import { compare } from "../support/killRuns.ts"
import { sqliteGround } from "../support/grounds.ts"
import { type Callback, digestOf, post, startInbox } from "../support/process.ts"
import { survey } from "../support/sender.ts"

const run = promisify(execFile)
const raiseLimit = (pid: number) => run("prlimit", ["--pid", String(pid), "--fsize=unlimited:"])
/** Only Linux has a command that changes another process's limits. */
const canRaise = await run("prlimit", ["--version"]).then(
  () => true,
  () => false
)

const now = Math.floor(Date.now() / 1000)
/** Of 100 KB that do not compress. */
const callback = (number: number): Callback => ({
  stream: "opportunities",
  signedAt: now - number,
  body: JSON.stringify([survey(number, { survey_name: randomBytes(50_000).toString("hex") })])
})

describe("a file that must not grow any more (F5)", () => {
  it.live.skipIf(!canRaise)("is 503 with Retry-After and never 200, and works again by itself once it may grow", () =>
    Effect.gen(function* () {
      const ground = yield* sqliteGround
      const inbox = yield* Effect.acquireRelease(
        Effect.promise(() => startInbox({ ...ground.child, fileBlocks: 4096 })),
        ({ child, ended }) =>
          Effect.promise(() => {
            child.kill("SIGKILL")
            return ended
          })
      )
      const acknowledged = new Set<string>()
      const send = Effect.fnUntraced(function* (sent: Callback) {
        const answer = yield* Effect.promise(() => post(inbox.port, sent))
        if (answer?.status === 200) acknowledged.add(yield* Effect.promise(() => digestOf(sent)))
        return answer
      })

      // The log is moved into the database while this goes on: both must be full.
      const refused: Array<Callback> = []
      for (let number = 1; refused.length < 20; number++) {
        const sent = callback(number)
        const answer = yield* send(sent)
        if (answer?.status === 200) continue
        assert.strictEqual(answer?.status, 503)
        assert.isAtLeast(Number(answer?.retryAfter), 1)
        refused.push(sent)
      }
      assert.isAbove(acknowledged.size, 3)

      yield* Effect.promise(() => raiseLimit(inbox.child.pid ?? 0))
      for (const sent of refused) assert.strictEqual((yield* send(sent))?.status, 200)
      const store = yield* ground.open
      assert.strictEqual(yield* compare(store, acknowledged), acknowledged.size)
    })
  )
})
