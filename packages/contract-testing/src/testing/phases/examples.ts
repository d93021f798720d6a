/**
 * Phase 1: sends every body example and parameter example in the API document. Also sends one input that refers to objects that the run has created.
 */
import type { Fixture } from "../fixtures/Fixture.ts"
import { acceptsValid } from "../rules/messageRules.ts"
import type { Session, Subject } from "../run/Session.ts"
import { bodyExamplesOf } from "../fixtures/documentInput.ts"

export const examples = async (session: Session, fixture: Fixture, { document, operation }: Subject): Promise<void> => {
  const base = await fixture.inputOf(operation.id)
  for (const { value } of bodyExamplesOf(document, operation))
    await session.call(operation.id, { ...base, body: value })
  for (const { example, in: where, name } of operation.parameters)
    if (where === "query" && example !== undefined) await session.call(operation.id, { ...base, [name]: example })
  const prepared = await session.call(operation.id, await fixture.inputOf(operation.id))
  // If the service can be reset, every object to which the input refers exists, because the run has created it.
  if (session.options.control !== undefined && session.knowsRules(document))
    session.verify(acceptsValid, [prepared], { what: "the object has just been created" })
}
