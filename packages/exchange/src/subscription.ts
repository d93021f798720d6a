/**
 * Creates a subscription to opportunities or outcomes. The result includes the key used to verify callbacks, even if the response does not.
 *
 * According to the exchange's API document, the response is "`OK` plus the webhook security fields", but the format is not specified. A plain `OK` is
 * therefore also accepted. If the response does not contain the key, the key is read from the subscription.
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

/** Returns a method that creates the subscription, and reads the key if it is missing from the response. */
export const creating =
  <Name extends Create>({ create, get }: Steps<Name>) =>
  (input: Input<operations[Name]>): Effect.Effect<Created, ApiError> =>
    Effect.flatMap(create(input), (response) => {
      const created: Created = typeof response === "object" ? response : { result: response ?? "OK" }
      if (created.key_id !== undefined && created.public_key !== undefined) return Effect.succeed(created)
      const { supplier_code } = input as { readonly supplier_code: string }
      return Effect.map(get({ supplier_code }), ({ key_id, public_key }) => ({
        ...created,
        ...(key_id !== undefined && { key_id }),
        ...(public_key !== undefined && { public_key })
      }))
    })
