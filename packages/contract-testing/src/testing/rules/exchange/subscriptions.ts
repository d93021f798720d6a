/**
 * Rules for creating, replacing, reading and deleting subscriptions.
 */
import { memberOf } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { textRule } from "../textRules.ts"
import { supplierOf } from "./links.ts"

const shown = textRule(
  "subscription-shows-what-was-written",
  "Endpoints 11 and 14",
  "A subscription shows the callback and the filters that it was created with."
)
const replaced = textRule(
  "subscription-is-replaced",
  "States and transitions: Subscription lifecycle",
  "There is one subscription per supplier code and stream: creating another replaces it."
)
const removed = textRule(
  "removed-subscription-is-gone",
  "Endpoints 12 and 15",
  "The response for a subscription that was removed is 404."
)
const keyed = textRule(
  "key-of-a-supplier",
  "Authentication 2",
  "A subscription returns the public key and its identifier, which do not change when it is replaced."
)
const large = textRule("body-limit", "Limits", "A body of more than 409,600 bytes is refused with 413.")
const urls = textRule(
  "callback-urls",
  "decision callback-urls",
  "A callback is an http or https URL without credentials."
)
const listed = textRule("surveys-on-request", "Endpoints 11", "Active surveys are listed only when surveys is true.")
const dictionary = textRule("filters-of-dictionaries", "Endpoints 10", "Filters accept codes of the dictionaries.")
const foreign = textRule(
  "supplier-of-another-account",
  "Errors: General HTTP status codes",
  "A request for a supplier of another account is refused with 403, and for a supplier that does not exist with 404."
)

const streams = [
  {
    create: "createOpportunitiesSubscription",
    get: "getOpportunitiesSubscription",
    remove: "removeOpportunitiesSubscription",
    filters: { opportunities: [{ country_language: { in: ["eng_us"] } }] }
  },
  {
    create: "createOutcomesSubscription",
    get: "getOutcomesSubscription",
    remove: "removeOutcomesSubscription",
    filters: { outcomes: [{ client_status: { in: [10, 26] } }, {}] }
  }
] as const

const lifecycle: Scenario = {
  id: "subscriptions",
  operations: streams.flatMap(({ create, get, remove }) => [create, get, remove]),
  run: async (context) => {
    const { accepts, call, refuses, shows } = context
    const supplier_code = await supplierOf(context)
    for (const { create, filters, get, remove } of streams) {
      await refuses(removed, get, { supplier_code }, [404])
      await refuses(removed, remove, { supplier_code }, [404])
      const body = { callback: "https://panel.example.com/one", ...filters }
      const made = await accepts(shown, create, { supplier_code, body })
      const read = await call(get, { supplier_code })
      shows(shown, [made, read], [], { ...body, name: supplier_code })
      if (memberOf(made.json, "public_key") !== undefined)
        shows(keyed, [made, read], [], {
          public_key: memberOf(made.json, "public_key"),
          key_id: memberOf(made.json, "key_id")
        })
      const other = { ...body, callback: "http://panel.example.com/two" }
      const again = await accepts(replaced, create, { supplier_code, body: other })
      shows(replaced, [again, await call(get, { supplier_code })], ["callback"], other.callback)
      shows(keyed, [made, again], ["public_key"], memberOf(made.json, "public_key"))
      shows(keyed, [made, again], ["key_id"], memberOf(made.json, "key_id"))
      for (const callback of [
        "ftp://panel.example.com/",
        "https://user:secret@panel.example.com/",
        "mailto:a@b.example"
      ])
        await refuses(urls, create, { supplier_code, body: { ...body, callback } }, [400])
      shows(replaced, await call(get, { supplier_code }), ["callback"], other.callback)
      await refuses(foreign, create, { supplier_code: "no-such-supplier", body }, [404])
      await refuses(foreign, get, { supplier_code: "no-such-supplier" }, [404])
      await refuses(foreign, remove, { supplier_code: "no-such-supplier" }, [404])
      if (context.hasControl)
        for (const operation of [create, get, remove])
          await refuses(foreign, operation, { supplier_code: "4800", ...(operation === create && { body }) }, [403])
      await accepts(removed, remove, { supplier_code })
      await refuses(removed, get, { supplier_code }, [404])
      await refuses(removed, remove, { supplier_code }, [404])
    }
    const create = "createOpportunitiesSubscription"
    const body = {
      callback: "https://panel.example.com/one",
      include_quotas: true,
      opportunities: [{ country_language: { eq: "eng_us" } }]
    }
    await accepts(shown, create, { supplier_code, body })
    shows(shown, await call("getOpportunitiesSubscription", { supplier_code }), [], {
      include_quotas: true,
      surveys: undefined
    })
    shows(listed, await call("getOpportunitiesSubscription", { supplier_code, surveys: false }), ["surveys"], undefined)
    shows(listed, await call("getOpportunitiesSubscription", { supplier_code, surveys: true }), ["surveys"], [])
    for (const [field, value] of [
      ["country_language", "xxx_xx"],
      ["country_language", "English"],
      ["industry", "no-such"],
      ["study_type", "no-such"]
    ] as const)
      for (const operator of ["eq", "ne", "in", "nin"])
        await refuses(
          dictionary,
          create,
          {
            supplier_code,
            body: {
              ...body,
              opportunities: [
                {
                  country_language: { eq: "eng_us" },
                  [field]: { [operator]: operator.endsWith("in") ? [value] : value }
                }
              ]
            }
          },
          [400]
        )
    const filler = { country_language: { in: Array.from({ length: 100 }, () => "eng_us") } }
    const most = 409_600
    const padded = (size: number): object => {
      const base = { ...body, opportunities: Array.from({ length: 380 }, () => filler) }
      const missing = size - JSON.stringify({ ...base, callback: "" }).length
      return { ...base, callback: "https://a.example/".padEnd(missing, "a") }
    }
    await refuses(large, create, { supplier_code, body: padded(most + 1) }, [413])
    await accepts(large, create, { supplier_code, body: padded(most) })
  }
}

export const subscriptions: ReadonlyArray<Scenario> = [lifecycle]
