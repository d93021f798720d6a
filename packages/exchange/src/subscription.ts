/**
 * What creating either subscription answers: always the key that verifies its callbacks.
 *
 * The document says "`OK` plus the webhook security fields" and not in which form. So plain `OK` is read as well, and the key is read from
 * the subscription when the answer did not bring it.
 */
import type { ApiError, Input, Output } from "@fieldwork/core"
import type { components, operations } from "@fieldwork/exchange-client"
import * as Effect from "effect/Effect"

type Created = components["schemas"]["SubscriptionCreated"]

type Create = "createOpportunitiesSubscription" | "createOutcomesSubscription"

interface Steps<Name extends Create> {
  readonly create: (input: Input<operations[Name]>) => Effect.Effect<Output<operations[Name]>, ApiError>
  readonly get: (input: {
    readonly supplier_code: string
  }) => Effect.Effect<Pick<Created, "key_id" | "public_key">, ApiError>
}

/** Creates, and looks the key up where it is missing. */
export const creating =
  <Name extends Create>({ create, get }: Steps<Name>) =>
  (input: Input<operations[Name]>): Effect.Effect<Created, ApiError> =>
    Effect.flatMap(create(input), (answer) => {
      const created: Created = typeof answer === "object" ? answer : { result: answer ?? "OK" }
      if (created.key_id !== undefined && created.public_key !== undefined) return Effect.succeed(created)
      const { supplier_code } = input as { readonly supplier_code: string }
      return Effect.map(get({ supplier_code }), ({ key_id, public_key }) => ({
        ...created,
        ...(key_id !== undefined && { key_id }),
        ...(public_key !== undefined && { public_key })
      }))
    })
