import * as brandLift from "@fieldwork/brand-lift-client/validators"
import * as exchange from "@fieldwork/exchange-client/validators"
import { describe, expect, it } from "vitest"
import { type ApiName, repliesOf } from "../src/documents.ts"
import { ajvShapeValidator } from "../src/ajvValidator.ts"

const compiled: Readonly<Record<ApiName, object>> = {
  "brand-lift": brandLift,
  exchange
}

/** The responses for which there is a compiled validator: the first 2xx response with a JSON body of each operation. */
const successes = (["brand-lift", "exchange"] as const).flatMap((api) =>
  repliesOf(api).filter(({ status }) => status.startsWith("2"))
)

/** Yields each value that results from one change of `value`: another type, a number as a string, null, or a removed member. */
const variants = function* (value: unknown): Generator {
  yield* [null, "text", 7.5, true, [], {}]
  if (typeof value === "number") yield String(value)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const variant of variants(item)) yield value.with(index, variant)
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>
      yield rest
      for (const variant of variants(item)) yield { ...value, [key]: variant }
    }
  }
}

describe.each(successes.map((reply) => [`${reply.operation.id} ${reply.status}`, reply] as const))(
  "validator of %s",
  (_, reply) => {
    const { api, id } = reply.operation
    const validate: ((value: unknown) => boolean) | undefined = Reflect.get(compiled[api], id)
    const oracle = ajvShapeValidator(api, reply.schema)

    it("every success response in the specs has a compiled validator and an example", () => {
      expect(validate).toBeTypeOf("function")
      expect(reply.examples.length).toBeGreaterThan(0)
    })

    it.each(reply.examples)(
      "the compiled response validator accepts the example $name, also with an additional field",
      ({ value }) => {
        expect(validate?.(value)).toBe(true)
        if (typeof value === "object" && value !== null && !Array.isArray(value)) {
          expect(validate?.({ ...value, a_field_of_tomorrow: 1 })).toBe(true)
        }
      }
    )

    it("a compiled response validator accepts a changed example exactly if Ajv accepts it for the schema in the spec", () => {
      let refused = 0
      for (const { value } of reply.examples) {
        for (const variant of variants(value)) {
          const fits = oracle(variant)
          if (!fits) refused++
          expect(validate?.(variant), JSON.stringify(variant).slice(0, 500)).toBe(fits)
        }
      }
      expect(refused).toBeGreaterThan(0)
    })
  }
)
