/** A store that appends callbacks without signatures and applies them to the projections after each append. */
import { Effect, Option } from "effect"
import { encodeText } from "../../src/BodyCodec.ts"
import type { StreamName } from "../../src/Message.ts"
import { projectNow } from "./projectNow.ts"
import { inMemory } from "./memory.ts"

export const applied = Effect.gen(function* () {
  const store = yield* inMemory

  const append = Effect.fnUntraced(function* (stream: StreamName, signedAt: number, text: string) {
    const encoded = yield* Effect.promise(() => encodeText(stream, signedAt, text))
    const facts = {
      signedAt,
      keyId: "key",
      signature: "",
      signedForm: "stored",
      timing: "fresh",
      receivedAt: 0
    } as const
    return yield* store.append({ ...encoded, ...facts, stream, kind: "callback", bytes: Buffer.byteLength(text) })
  })
  const project = projectNow(store)
  const receive = Effect.fnUntraced(function* (signedAt: number, body: unknown, stream: StreamName = "opportunities") {
    const appended = yield* append(stream, signedAt, typeof body === "string" ? body : JSON.stringify(body))
    yield* project(stream)
    return appended
  })
  const shown = (surveyId: number) => Effect.map(store.opportunity(surveyId), Option.getOrThrow)
  const held = Effect.map(store.quarantined({ limit: 99 }), (rows) => rows.map(({ path, reason }) => [path, reason]))
  return { store, receive, project, shown, held }
})
