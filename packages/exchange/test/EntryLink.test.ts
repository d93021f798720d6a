import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { EntryLink } from "../src/index.ts"

const live = "https://exchange.example/s/default.aspx?SID=2b6d0a7c&PID="
const who = { pid: "p-81", mid: "s_5512" }

const faultOf = (act: () => unknown): string => {
  try {
    act()
  } catch (cause) {
    if (cause instanceof EntryLink.InvalidEntryLinkError) return cause.why
    throw cause
  }
  return "nothing"
}

const rejection = (promise: Promise<unknown>): Promise<unknown> => promise.catch((cause: unknown) => cause)

describe("EntryLink.make", () => {
  it.each([
    [live, "https://exchange.example/s/default.aspx?SID=2b6d0a7c&PID=p-81&MID=s_5512"],
    ["https://exchange.example/s", "https://exchange.example/s?PID=p-81&MID=s_5512"],
    ["https://exchange.example/s?", "https://exchange.example/s?PID=p-81&MID=s_5512"],
    [
      "https://exchange.example/s?pid=test&MID=old&a=%7e+b&c",
      "https://exchange.example/s?a=%7e+b&c&PID=p-81&MID=s_5512"
    ],
    ["https://Exchange.example:443?n=é&SID=1", "https://exchange.example/?n=%C3%A9&SID=1&PID=p-81&MID=s_5512"]
  ])(
    "EntryLink.make sets the PID and the MID in the link %s and otherwise leaves it as a browser would send it",
    (link, made) => {
      assert.strictEqual(EntryLink.make(link, who), made)
    }
  )

  it("an entry link contains one query parameter for each value of a prescreening answer", () => {
    const url = EntryLink.make(live, { ...who, answers: { 42: 29, 43: ["1", "2 & 3"] } })
    assert.isTrue(url.endsWith("&MID=s_5512&42=29&43=1&43=2%20%26%203"))
  })

  it.each([
    ["link", "ftp://exchange.example/s", who],
    ["link", "exchange.example/s", who],
    ["link", "https://exchange.example/s#top", who],
    ["link", "https://exchange.example/s ?a=b", who],
    ["link", "https://user:secret@exchange.example/s?a=b", who],
    ["link", "https://exchange.example:99999/s?a=b", who],
    ["pid", live, { ...who, pid: "" }],
    ["pid", live, { ...who, pid: "a".repeat(129) }],
    ["pid", live, { ...who, pid: "a@b.example" }],
    ["pid", live, { ...who, pid: "p\n" }],
    ["mid", live, { ...who, mid: "é" }],
    ["answer", live, { ...who, answers: { PID: "other" } }],
    ["answer", live, { ...who, answers: { 42: [] } }],
    ["answer", live, { ...who, answers: { 42: [""] } }],
    ["length", `${live}&x=${"a".repeat(1950)}`, who]
  ] as const)(
    "EntryLink.make reports the fault %s for the link %s and the respondent %j",
    (fault, link, respondent) => {
      assert.strictEqual(
        faultOf(() => EntryLink.make(link, respondent)),
        fault
      )
    }
  )

  it("an entry link can have at most 1999 characters", () => {
    const room = EntryLink.maxLength - EntryLink.make(live, who).length - "&7=".length
    const fits = EntryLink.make(live, { ...who, answers: { 7: "a".repeat(room) } })
    assert.strictEqual(fits.length, 1999)
    assert.strictEqual(
      faultOf(() => EntryLink.make(live, { ...who, answers: { 7: "a".repeat(room + 1) } })),
      "length"
    )
  })

  it.prop(
    "the precodes in an entry link are sent by a browser as written, and can be read back unchanged with the URL class",
    [Schema.Array(Schema.String.check(Schema.isBetweenLength(1, 20)))],
    ([texts]) => {
      const precodes = texts.filter((text) => text.isWellFormed())
      const answers = precodes.length === 0 ? {} : { 42: precodes }
      const made = EntryLink.make(live, { ...who, answers })
      const { href, searchParams } = new URL(made)
      assert.strictEqual(made, href)
      assert.deepStrictEqual(searchParams.getAll("42"), precodes)
      assert.deepStrictEqual(searchParams.getAll("PID"), [who.pid])
    }
  )
})

describe("EntryLink.signer", () => {
  it.each([
    ["1234567890ABC", "h5o29uA19Z73RFWNsQU6-OW-7ls"],
    ["ZZ6VkORqV25iSWOVb5cwZ03zpns", "dYQuf4tCr1l07nDRpzO-PLSBNTQ"]
  ])("the hash of an entry link equals the published hash for the key %s", async (key, hash) => {
    const sign = EntryLink.signer({ key, parameter: "hash" })
    const link = "https://www.abc.com/ex.aspx?abc=def&vid=123"
    assert.strictEqual(await sign(link), `${link}&hash=${hash}`)
  })

  it("EntryLink.signer appends the hash as the last parameter, with the given parameter name and algorithm", async () => {
    const sign = EntryLink.signer({ key: "k", parameter: "hmac", algorithm: "SHA-256" })
    const link = EntryLink.make(live, who)
    const signed = await sign(link)
    assert.isTrue(signed.startsWith(`${link}&hmac=`))
    assert.match(signed, /&hmac=[\w-]{43}$/)
  })

  it.each([
    ["https://exchange.example/s?n=O'Fallon", "https://exchange.example/s?n=O%27Fallon"],
    ["https://exchange.example?SID=1", "https://exchange.example/?SID=1"],
    ["https://Exchange.example/a/../s?SID=1", "https://exchange.example/s?SID=1"],
    ["https://exchange.example/s?n=é", "https://exchange.example/s?n=%C3%A9"]
  ])("the hash of the link %s covers the link as a browser sends it", async (link, sent) => {
    const sign = EntryLink.signer({ key: "k", parameter: "hash" })
    const signed = await sign(link)
    assert.strictEqual(signed, await sign(sent))
    assert.isTrue(signed.startsWith(`${sent}&hash=`))
    assert.strictEqual(new URL(signed).href, signed)
  })

  it("the hash counts towards the maximum length of an entry link", async () => {
    const sign = EntryLink.signer({ key: "k", parameter: "hash" })
    const room = EntryLink.maxLength - EntryLink.make(live, who).length - "&7=".length - "&hash=".length - 27
    const linkOf = (size: number) => EntryLink.make(live, { ...who, answers: { 7: "a".repeat(size) } })
    assert.strictEqual((await sign(linkOf(room))).length, 1999)
    assert.propertyVal(await rejection(sign(linkOf(room + 1))), "why", "length")
  })

  it.each(["https://exchange.example/s", "https://exchange.example/s?hash=1"])(
    "EntryLink.signer refuses to sign a link that has no query or already has a hash: %s",
    async (link) => {
      assert.propertyVal(await rejection(EntryLink.signer({ key: "k", parameter: "hash" })(link)), "why", "hash")
    }
  )

  it.each([
    { key: "", parameter: "hash" },
    { key: "sesame", parameter: "" },
    { key: "sesame", parameter: "a&b" }
  ])("EntryLink.signer rejects settings without a valid key and parameter name: %j", (hash) => {
    assert.strictEqual(
      faultOf(() => EntryLink.signer(hash)),
      "hash"
    )
    assert.throws(() => EntryLink.signer(hash), /^((?!sesame).)*$/)
  })
})
