import { EntryLink } from "@fieldwork/exchange"
import { createHmac } from "node:crypto"
import { describe, expect, it } from "vitest"
import { entryUrl, examineLink } from "../../src/index.ts"

const hash = { key: "1234567890ABC", parameter: "hash" }
const liveLink = "https://exchange.example/s/default.aspx?SID=8a1&PID="
const sign = EntryLink.signer(hash)
const sound = await entryUrl({ liveLink, pid: "p-81", mid: "m-1", answers: [[42, ["29"]]] }, sign)
const unsigned = sound.slice(0, sound.indexOf("hash="))

const wrong = async (url: string) => {
  const { findings } = await examineLink(url, hash)
  return findings.filter(({ isMet }) => !isMet).map(({ detail, rule }) => `${rule}: ${detail}`)
}

const digest = (text: string, algorithm = "sha1") => createHmac(algorithm, hash.key).update(text).digest()

describe("examineLink", () => {
  it("examineLink finds nothing wrong in an entry link that entryUrl built and signed", async () => {
    const examined = await examineLink(sound, hash)
    expect(examined.isValid).toBe(true)
    expect(examined.findings.map(({ rule }) => rule)).toEqual([
      "url",
      "length",
      "pid",
      "mid",
      "encoding",
      "answers",
      "hash"
    ])
  })

  it("examineLink accepts the published example hashes of entry links", async () => {
    const url = "https://www.abc.com/ex.aspx?abc=def&vid=123&"
    for (const [key, value] of [
      ["1234567890ABC", "h5o29uA19Z73RFWNsQU6-OW-7ls"],
      ["ZZ6VkORqV25iSWOVb5cwZ03zpns", "dYQuf4tCr1l07nDRpzO-PLSBNTQ"]
    ] as const) {
      const { findings } = await examineLink(`${url}hash=${value}`, { key, parameter: "hash" })
      expect(findings.at(-1)).toMatchObject({ rule: "hash", isMet: true })
    }
  })

  it.each<[what: string, change: (url: string) => string, finding: string]>([
    ["a fragment", (url) => `${url}#top`, "url: it has a fragment"],
    [
      "an apostrophe, which browsers encode",
      (url) => url.replace("42=29", "42=O'Fallon"),
      "url: browsers do not send it"
    ],
    ["a host in upper case", (url) => url.replace("exchange.", "Exchange."), "url: browsers do not send it"],
    ["credentials", (url) => url.replace("//", "//user:secret@"), "url: browsers do not send it"],
    ["a PID in lower case", (url) => url.replace("PID=", "pid="), "pid: it is written pid"],
    ["two PID parameters", (url) => url.replace("PID=", "PID=&PID="), "pid: it occurs 2 times"],
    [
      "a PID with a character that is not permitted",
      (url) => url.replace("p-81", "p%4081"),
      "pid: it must be 1 to 128"
    ],
    ["a missing MID", (url) => url.replace("&MID=m-1", ""), "mid: there is no MID"],
    [
      "a value that is percent-encoded twice",
      (url) => url.replace("42=29", "42=%2529"),
      "encoding: the value of 42 is encoded twice"
    ],
    ["a link escaped for HTML", (url) => url.replace("&42", "&amp;42"), "encoding: it contains &amp;"],
    ["an answer without a precode", (url) => url.replace("42=29", "42="), "answers: question 42 has no precode"],
    ["too many characters", (url) => url.replace("42=29", `42=${"9".repeat(2_000)}`), "length: it has 2"],
    ["a parameter after the hash", (url) => `${url}&utm=1`, "hash: hash is not the last parameter: utm follows it"],
    [
      "a changed character after signing",
      (url) => url.replace("42=29", "42=28"),
      "hash: it was not computed from this link"
    ]
  ])("examineLink reports %s", async (_, change, finding) => {
    expect((await wrong(change(sound))).join("\n")).toContain(finding)
  })

  it("examineLink reports an entry link whose PID is inside the encoded value of a different parameter", async () => {
    const url = `https://tracker.example/go?to=${encodeURIComponent(sound)}&MID=m-1`
    expect((await wrong(url)).join("\n")).toContain("pid: PID is inside the encoded value of to")
  })

  it.each<[mistake: string, value: string]>([
    ["the & before the parameter is left out", digest(unsigned.slice(0, -1)).toString("base64url")],
    ["only the query is covered", digest(unsigned.slice(unsigned.indexOf("?") + 1)).toString("base64url")],
    ["it is hexadecimal instead of base64url", digest(unsigned).toString("hex")],
    ["it is padded with =", `${digest(unsigned).toString("base64url")}=`],
    ["it was computed with SHA-256 instead of SHA-1", digest(unsigned, "sha256").toString("base64url")]
  ])("examineLink reports the mistake in the hash of an entry link: %s", async (mistake, value) => {
    expect(await wrong(`${unsigned}hash=${value}`)).toEqual([expect.stringContaining(mistake)])
  })
})

describe("entryUrl", () => {
  it("entryUrl omits the last answers when not all of them fit into the length limit of entry links", async () => {
    const answers = Array.from({ length: 40 }, (_, index) => [100 + index, ["x".repeat(90)]] as const)
    const url = await entryUrl({ liveLink, pid: "p", mid: "m", answers }, sign)
    expect(url.length).toBeLessThanOrEqual(1_999)
    expect(url.length).toBeGreaterThan(1_850)
    expect((await examineLink(url, hash)).isValid).toBe(true)
    expect(url).toContain("&100=")
  })

  it("entryUrl refuses a PID that the exchange would refuse", async () => {
    await expect(entryUrl({ liveLink, pid: "a b", mid: "m" })).rejects.toThrow(EntryLink.InvalidEntryLinkError)
  })
})
