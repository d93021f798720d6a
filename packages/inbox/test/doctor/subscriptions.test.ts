/** Tests whether the doctor reports keys that a server could not fetch from the exchange. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { diagnose } from "../../src/doctor/Doctor.ts"
import { makeFolder } from "../support/folder.ts"
import { startExchange } from "../support/subscriptions.ts"
import { healthy, key, wellEquipped } from "./installation.ts"

const keyFindings = async (
  opportunities: number,
  outcomes: number,
  { keys = "", served = key }: { readonly keys?: string; readonly served?: Partial<typeof key> } = {}
) => {
  using exchange = await startExchange(served, opportunities, outcomes)
  using made = makeFolder()
  const config = join(made.path, "config.json")
  const settings = { ...healthy, keys, supplierCode: "4711", store: join(made.path, "inbox.db") }
  writeFileSync(config, JSON.stringify(settings))
  const findings = await Effect.runPromise(diagnose({ config, machine: { ...wellEquipped, env: exchange.env } }))
  return findings.filter(({ check }) => check === "keys")
}

describe("the doctor and the subscriptions", () => {
  it("the inbox doctor reports that the keys follow the subscriptions if both can be read", async () => {
    const [finding, ...others] = await keyFindings(200, 200)
    assert.deepStrictEqual([finding?.level, others], ["ok", []])
  })

  it.each([
    ["an empty object", {}],
    ["only a key id", { keyId: key.keyId }],
    ["only a public key", { publicKey: key.publicKey }]
  ])("the inbox doctor reports an error if the subscriptions contain %s instead of a key", async (_, served) => {
    const findings = await keyFindings(200, 200, { served })
    assert.deepStrictEqual(
      findings.map(({ level }) => level),
      ["error"]
    )
    assert.match(findings[0]?.found ?? "", /contain no complete key, so no callback can be verified/)
  })

  it.each([
    ["refuses the API key", 401, key, /refuses to return the keys/],
    ["has no subscription", 404, key, /has no subscription/],
    ["returns subscriptions without a key", 200, {}, /contain no complete key/]
  ] as const)(
    "the inbox doctor reports only a warning if fixed keys are set and the exchange %s",
    async (_, status, served, found) => {
      const findings = await keyFindings(status, status, { keys: healthy.keys, served })
      assert.deepStrictEqual(
        findings.map(({ level }) => level),
        ["warning"]
      )
      assert.match(findings[0]?.found ?? "", found)
      assert.match(findings[0]?.found ?? "", /only the fixed keys are accepted/)
    }
  )

  it.each([
    [401, 401, "error", /refuses to return the keys/, /check FIELDWORK_EXCHANGE_API_KEY/],
    [403, 403, "error", /refuses to return the keys/, /check FIELDWORK_EXCHANGE_API_KEY/],
    [200, 403, "error", /refuses to return the keys/, /check FIELDWORK_EXCHANGE_API_KEY/],
    [404, 404, "error", /supplier 4711 has no subscription, so no callback/, /correct FIELDWORK_INBOX_SUPPLIER_CODE/],
    [200, 404, "warning", /has no subscription to outcomes/, /subscribe to the callbacks/],
    [500, 500, "warning", /cannot be read from the subscriptions/, /check FIELDWORK_EXCHANGE_URL/]
  ] as const)(
    "the inbox doctor reports subscriptions for which the exchange responds with %i and %i as an %s with advice",
    async (opportunities, outcomes, level, found, advice) => {
      const findings = (await keyFindings(opportunities, outcomes)).filter((finding) => finding.level !== "ok")
      assert.deepStrictEqual(
        findings.map((finding) => finding.level),
        [level]
      )
      assert.match(findings[0]?.found ?? "", found)
      assert.match(findings[0]?.advice ?? "", advice)
    }
  )
})
