import { createHmac } from "node:crypto"
import { describe, expect, it } from "vitest"
import type { ExchangeSettings } from "../../../src/exchange/ExchangeSettings.ts"
import * as EntryHash from "../../../src/exchange/entry/EntryHash.ts"
import { nodeHashes } from "../../../src/platform/nodeCrypto.ts"
import { defaults } from "../../../src/exchange/ExchangeSettings.ts"
import { allOutcomes, hour, outcomesPath, startExchange } from "../startExchange.ts"
import { lastOutcomes, linkTo } from "./entryLinks.ts"

const key = "1234567890ABC"

const opened = async (settings: Partial<ExchangeSettings> = {}) => {
  const exchange = startExchange({ settings: { entry_link_key: key, ...settings } })
  await exchange.post(outcomesPath, allOutcomes)
  return { exchange, ...(await linkTo(exchange)) }
}

const signed = (text: string, parameter = "hash", algorithm = "sha1", secret = key) => {
  const body = `http://sandbox.example${text}&`
  return `${text}&${parameter}=${createHmac(algorithm, secret).update(body).digest("base64url")}`
}

/** Returns the final marketplace status of a respondent who opens the signed link. */
const codeOf = async ({ exchange, live }: Awaited<ReturnType<typeof opened>>, sign: (link: string) => string) => {
  await exchange.get(sign(`${live}test-complete-a&MID=one&42=35`))
  await exchange.advance(hour)
  return lastOutcomes(exchange).get("one")?.marketplace_status
}

describe("hashes of entry links", () => {
  it("an entry link with the correct hash admits a respondent with a test PID", async () => {
    expect(await codeOf(await opened(), signed)).toBe(3)
  })

  it.each([
    ["without a hash", (link: string) => link, 131],
    ["with an empty hash", (link: string) => `${link}&hash=`, 131],
    ["with a hash that is not the last parameter", (link: string) => `${signed(link)}&43=1`, 131],
    ["with a hash by another key", (link: string) => signed(link, "hash", "sha1", "other"), 243],
    ["with a hash by another function", (link: string) => signed(link, "hash", "sha256"), 243],
    ["that was changed on its way", (link: string) => signed(link).replace("42=35", "42=36"), 243]
  ])("an entry link %s terminates the respondent if the account has a hash key", async (_, sign, code) => {
    expect(await codeOf(await opened(), sign)).toBe(code)
  })

  it("the sandbox accepts an entry link with the hash parameter and the hash algorithm from its settings", async () => {
    const given = await opened({ entry_link_parameter: "h", entry_link_algorithm: "sha512" })
    expect(await codeOf(given, (link) => signed(link, "h", "sha512"))).toBe(3)
  })
})

it("an entry link without a hash is accepted when the sandbox has no hash key", async () => {
  expect(await codeOf(await opened({ entry_link_key: "" }), (link) => link)).toBe(3)
})

it.each([
  ["1234567890ABC", "h5o29uA19Z73RFWNsQU6-OW-7ls"],
  ["ZZ6VkORqV25iSWOVb5cwZ03zpns", "dYQuf4tCr1l07nDRpzO-PLSBNTQ"]
])("an entry link with the published example hash for the key %s is accepted", (entry_link_key, hash) => {
  const search = `abc=def&vid=123&hash=${hash}`
  const incoming = {
    method: "GET",
    path: "/ex.aspx",
    query: new URLSearchParams(search),
    search,
    headers: {},
    body: new Uint8Array(),
    origin: "https://www.abc.com"
  }
  expect(EntryHash.refusal(incoming, { ...defaults, entry_link_key }, nodeHashes)).toBeUndefined()
})
