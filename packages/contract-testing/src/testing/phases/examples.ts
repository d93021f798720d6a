/**
 * Phase 1: what the document shows. Every example of a body, and every example of a parameter.
 */
import type { World } from "../worlds/World.ts"
import type { Session, Subject } from "../run/Session.ts"
import { bodyExamplesOf } from "../worlds/documentInput.ts"

export const examples = async (session: Session, world: World, { document, operation }: Subject): Promise<void> => {
  const base = await world.inputOf(operation.id)
  for (const { value } of bodyExamplesOf(document, operation))
    await session.call(operation.id, { ...base, body: value })
  for (const { example, in: where, name } of operation.parameters)
    if (where === "query" && example !== undefined) await session.call(operation.id, { ...base, [name]: example })
  await session.call(operation.id, await world.inputOf(operation.id))
}
