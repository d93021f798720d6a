import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mask } from "../../../src/exchange/recordings/Mask.ts"
import { nodeHashes } from "../../../src/platform/nodeCrypto.ts"

const parsed = (body: string) => JSON.parse(mask(body, nodeHashes).body) as Record<string, unknown>

describe("masking of recorded bodies", () => {
  it("masking a recording replaces the identifiers of respondents and changes no other byte", () => {
    const body = `[ {"panelist_id":"anna", "rpi":{"value":"1.500000000"},\t"session_id" : "m-1","n":1.50e2,"big":12345678901234567890,"x":"panelist_id"} ]`
    const { body: masked, count } = mask(body, nodeHashes)
    expect(count).toBe(2)
    const mark = /masked-[0-9a-f]{20}/g
    expect(masked.match(mark)).toHaveLength(2)
    expect(masked.replaceAll(mark, "#")).toBe(body.replace('"anna"', '"#"').replace('"m-1"', '"#"'))
  })

  it("masking a recording gives equal identifiers equal masks, and different identifiers different masks", () => {
    const [one, again, other] = [
      parsed('{"panelist_id":"anna"}'),
      parsed('{"session_id":"anna"}'),
      parsed('{"panelist_id":"bert"}')
    ]
    expect(again["session_id"]).toBe(one["panelist_id"])
    expect(other["panelist_id"]).not.toBe(one["panelist_id"])
  })

  it("masking a recording replaces each item of respondent_pids and nothing in other lists", () => {
    const body = {
      respondent_pids: ["anna", "bert"],
      px_buyer_message: ["anna"],
      survey_group_ids: [1],
      precodes: ["1"]
    }
    const read = parsed(JSON.stringify(body))
    expect(read).toMatchObject({ px_buyer_message: ["anna"], survey_group_ids: [1], precodes: ["1"] })
    expect(read["respondent_pids"]).toEqual([expect.stringMatching(/^masked-/), expect.stringMatching(/^masked-/)])
  })

  it.each(['{"panelist_id":""}', '{"panelist_id":null}', '{"respondent_pids":[]}', '{"respondent_pids":null}', "[]"])(
    "masking a recording leaves %s unchanged",
    (body) => {
      expect(mask(body, nodeHashes)).toEqual({ body, count: 0 })
    }
  )

  it("masking a recording finds every identifier in any body, however it is escaped", () => {
    const message = fc.record({
      panelist_id: fc.string({ minLength: 1, unit: "grapheme" }),
      session_id: fc.string({ minLength: 1, unit: "binary" }),
      respondent_pids: fc.array(fc.string({ minLength: 1 })),
      survey_name: fc.string({ unit: "binary" }),
      more: fc.jsonValue()
    })
    fc.assert(
      fc.property(fc.array(message), fc.constantFrom(0, 1, 2), (messages, indent) => {
        const { body, count } = mask(JSON.stringify(messages, null, indent), nodeHashes)
        const read = JSON.parse(body) as typeof messages
        expect(count).toBeGreaterThanOrEqual(messages.reduce((sum, _) => sum + 2 + _.respondent_pids.length, 0))
        for (const [index, one] of read.entries()) {
          for (const id of [one.panelist_id, one.session_id, ...one.respondent_pids]) expect(id).toMatch(/^masked-/)
          expect(one.survey_name).toBe(messages[index]?.survey_name)
        }
      }),
      { seed: 7, numRuns: 100 }
    )
  })
})
