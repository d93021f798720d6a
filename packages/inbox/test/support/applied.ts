/** A log that is applied at once, without signatures. */
import { Effect, Option } from "effect"
import { packText } from "../../src/Evidence.ts"
import type { StreamName } from "../../src/Message.ts"
import { projectAll } from "../../src/project/Projector.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"

export const applied = Effect.gen(function* () {
  const store = yield* SqliteStore.make({ path: ":memory:", threads: false })

  const append = Effect.fnUntraced(function* (
    stream: StreamName,
    signedAt: number,
    text: string,
    kind: "callback" | "retry"
  ) {
    const packed = yield* Effect.promise(() => packText(stream, signedAt, text))
    const facts = {
      signedAt,
      keyId: "key",
      signature: "",
      signedForm: "stored",
      timing: "fresh",
      receivedAt: 0
    } as const
    return yield* store.append({ ...packed, ...facts, stream, kind, bytes: text.length })
  })
  const project = Effect.fnUntraced(function* (stream: StreamName) {
    const claim = yield* store.claim({ stream, set: "live", holder: "a", now: 0, leaseMillis: 1, force: true })
    yield* projectAll({ store, sliceItems: 2 }, Option.getOrThrow(claim))
  })
  const receive = Effect.fnUntraced(function* (signedAt: number, body: unknown, stream: StreamName = "opportunities") {
    const appended = yield* append(stream, signedAt, typeof body === "string" ? body : JSON.stringify(body), "callback")
    yield* project(stream)
    return appended
  })
  const shown = (surveyId: number) => Effect.map(store.opportunity(surveyId), Option.getOrThrow)
  const held = Effect.map(store.quarantined({ limit: 99 }), (rows) => rows.map(({ path, reason }) => [path, reason]))
  return { store, receive, append, project, shown, held }
})
