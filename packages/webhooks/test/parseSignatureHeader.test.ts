import { describe, expect, it } from "vitest"
import { parseSignatureHeader } from "../src/parseSignatureHeader.ts"

describe("parseSignatureHeader", () => {
  it("parseSignatureHeader reads the timestamp and each signature as they were sent", () => {
    expect(parseSignatureHeader("t:1700000000,v1:aaaaaaaa:AA==,v1:bbbbbbbb:BB==")).toEqual({
      timestamp: 1_700_000_000,
      timestampText: "1700000000",
      signatures: [
        { keyId: "aaaaaaaa", signature: "AA==" },
        { keyId: "bbbbbbbb", signature: "BB==" }
      ],
      skippedVersions: []
    })
  })

  it("parseSignatureHeader accepts blanks around elements and the timestamp at any position", () => {
    expect(parseSignatureHeader(" v1:a:AA ,\tt:1 ")).toMatchObject({
      timestampText: "1",
      signatures: [{ keyId: "a", signature: "AA" }]
    })
  })

  it("parseSignatureHeader skips elements of other versions, whatever their format", () => {
    expect(parseSignatureHeader("t:1,v2:a,v10:a:b:c,v1:a:b")).toMatchObject({
      signatures: [{ keyId: "a", signature: "b" }],
      skippedVersions: ["v2", "v10"]
    })
  })

  it("parseSignatureHeader skips an incomplete element when a complete signature is present", () => {
    expect(parseSignatureHeader("t:1,v1:a,,v1:a:b,")).toMatchObject({ signatures: [{ keyId: "a", signature: "b" }] })
  })

  it.each([
    ["", "no timestamp", 0],
    ["v1:a:b", "no timestamp", 0],
    ["t=1,v1=b", "no timestamp", 0],
    ["t:,v1:a:b", "a timestamp not in unix seconds", 0],
    ["t:-1,v1:a:b", "a timestamp not in unix seconds", 0],
    ["t:1.5,v1:a:b", "a timestamp not in unix seconds", 0],
    ["t:1e9,v1:a:b", "a timestamp not in unix seconds", 0],
    ["t:1:,v1:a:b", "a timestamp not in unix seconds", 0],
    ["t:1:2,v1:a:b", "a timestamp not in unix seconds", 0],
    ["v1:a:b,t:1234567890123456", "a timestamp not in unix seconds", 7],
    ["t:1,t:1,v1:a:b", "more than one timestamp", 4],
    ["t:1", "no signature", 3],
    ["t:1,", "an incomplete signature", 4],
    ["t:1,v1", "an incomplete signature", 4],
    ["t:1,v1:a", "an incomplete signature", 4],
    ["t:1,v1::b", "an incomplete signature", 4],
    ["t:1,v1:a:", "an incomplete signature", 4],
    ["t:1,:a:b", "an incomplete signature", 4],
    ["t:1,v1:a:b\n", "a stray character", 10],
    ["t:1,v1:é:b", "a stray character", 7],
    ["t:1,v1:\u0000:b", "a stray character", 7],
    ["t:1" + ",v1:a:b".repeat(8), "over 8 elements", 53]
  ])("parseSignatureHeader reports the problem of the header %j and its position", (header, problem, at) => {
    expect(parseSignatureHeader(header)).toEqual({ _tag: "MalformedHeaderError", problem, at })
  })

  it("parseSignatureHeader refuses a header over 4096 characters without reading it", () => {
    const long = parseSignatureHeader("t:1,v1:a:" + "A".repeat(4096))
    expect(long).toEqual({ _tag: "MalformedHeaderError", problem: "over 4096 characters", at: 4096 })
  })

  it("parseSignatureHeader reads a header of the maximum length", () => {
    expect(parseSignatureHeader("t:1,v1:a:" + "A".repeat(4096 - 9))).toHaveProperty("signatures.length", 1)
    expect(parseSignatureHeader("t:1" + ",v1:a:b".repeat(7))).toHaveProperty("signatures.length", 7)
  })
})
