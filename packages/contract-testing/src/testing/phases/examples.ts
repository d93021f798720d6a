/**
 * Phase 1: what the document shows. Every example of a body, every example of a parameter, and the input for which everything has been prepared.
 */
import type { World } from "../worlds/World.ts"
import { acceptsValid } from "../rules/messageRules.ts"
import type { Session, Subject } from "../run/Session.ts"
import { bodyExamplesOf } from "../worlds/documentInput.ts"

export const examples = async (session: Session, world: World, { document, operation }: Subject): Promise<void> => {
  const base = await world.inputOf(operation.id)
  for (const { value } of bodyExamplesOf(document, operation))
    await session.call(operation.id, { ...base, body: value })
  for (const { example, in: where, name } of operation.parameters)
    if (where === "query" && example !== undefined) await session.call(operation.id, { ...base, [name]: example })
  const prepared = await session.call(operation.id, await world.inputOf(operation.id))
  // A service that can be reset has everything that the input names, because the run has just made it.
  if (session.options.control !== undefined && session.knowsRules(document))
    session.verify(acceptsValid, [prepared], { what: "what it names has just been made" })
}
