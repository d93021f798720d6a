import { describe, expect, it } from "vitest"
import {
  allOutcomes,
  everything,
  hour,
  opportunitiesIn,
  opportunitiesPath,
  outcomesIn,
  outcomesPath,
  startExchange
} from "../startExchange.ts"
import type { OfferwallSurveysResponse, QualifiedRespondentsResponse } from "@fieldwork/specs/exchange/schema"
import { entered, fitting, lastOf, linkTo, own, walk } from "./links.ts"

describe("a live link", () => {
  it("sends each respondent back by how they will end, and the outcome follows by callback and says the same", async () => {
    const { exchange, live } = await entered()
    const places = await walk(exchange, live, 250)
    expect(exchange.received).toEqual([])
    await exchange.advance(hour)
    const outcomes = lastOf(exchange)
    const kinds = new Map<string, number>()
    for (const [index, place] of places.entries()) {
      const { client_status, marketplace_status } = outcomes.get(`m${index}`) ?? {}
      if (place === undefined) {
        // Who walked away is in the client survey still.
        expect([marketplace_status, client_status]).toEqual([3, 1])
        continue
      }
      const kind = place.pathname.slice(1)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      // Identifiers are blank for some, who are terminated.
      if (client_status === undefined) expect(kind).toBe("terminate")
      else expect(kind === "complete").toBe(client_status === 10)
      expect(place.searchParams.get("mid")).toBe(`m${index}`)
    }
    expect([...kinds.keys()].toSorted()).toEqual(["complete", "full", "quality", "terminate"])
  })

  it("fills macros in, carries the link's own parameters, and leaves unknown macros alone", async () => {
    const { exchange, live, payout } = await entered()
    const places = await walk(exchange, live, 40, "&source=a%20%26%20b")
    const complete = places.find((place) => place?.pathname === "/complete")
    expect(complete?.searchParams.get("pid")).toMatch(/^r\d+$/)
    expect(complete?.searchParams.get("pay")).toBe(String(payout))
    expect(complete?.searchParams.get("src")).toBe("a & b")
    expect(complete?.search).toContain("[%OTHER%]")
    const terminate = places.find((place) => place?.pathname === "/terminate")
    expect(terminate?.searchParams.get("pay")).toBe("0")
  })

  it("begins nothing when it is opened again with the same MID", async () => {
    const { exchange, live } = await entered()
    const first = await exchange.get(`${live}anna&MID=one`)
    const again = await exchange.get(`${live}anna&MID=one`)
    expect(again).toEqual(first)
    await exchange.advance(hour)
    expect(new Set(outcomesIn(exchange.received).map(({ respondent_id }) => respondent_id)).size).toBe(1)
  })

  it("turns a PID away that comes again, unless the buyer allows it", async () => {
    const { exchange, live } = await entered()
    await exchange.get(`${live}anna&MID=one`)
    const { headers } = await exchange.get(`${live}anna&MID=two`)
    expect(headers["location"]).toBe("https://panel.example/quality?mid=two")
    await exchange.advance(hour)
    expect(lastOf(exchange).get("two")).toMatchObject({ marketplace_status: 35, client_status: -1 })
  })

  it("turns an IP address away that comes again", async () => {
    const { exchange, live } = await entered()
    const from = (ip: string) => ({ headers: { "x-forwarded-for": `${ip}, 10.0.0.1` } })
    await exchange.get(`${live}anna&MID=one`, from("203.0.113.7"))
    await exchange.get(`${live}bert&MID=two`, from("203.0.113.7"))
    await exchange.get(`${live}carl&MID=three`, from("203.0.113.8"))
    await exchange.advance(hour)
    expect(lastOf(exchange).get("two")?.marketplace_status).toBe(30)
    expect(lastOf(exchange).get("three")?.marketplace_status).not.toBe(30)
  })

  it.each([
    [{ UniquePID: true }, 35],
    [{ UniquePID: false }, undefined]
  ])("of a survey with %j counts a PID twice as %s", async (fields, code) => {
    const { exchange, live } = await own(fields)
    await exchange.get(`${live}anna&MID=one`)
    await exchange.get(`${live}anna&MID=two`)
    await exchange.advance(hour)
    const { marketplace_status } = lastOf(exchange).get("two") ?? {}
    if (code === undefined) expect(marketplace_status).not.toBe(35)
    else expect(marketplace_status).toBe(code)
  })

  it("turns a respondent away who was sent to another survey of the group", async () => {
    const exchange = startExchange()
    await exchange.post(outcomesPath, allOutcomes)
    const groups = new Map<number, Array<number>>()
    for (const { is_live, survey_id } of await exchange.surveys()) {
      if (!is_live) continue
      const { body } = await exchange.get(`/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/${survey_id}/4711`)
      for (const { SurveyGroupID } of (body as { SurveyGroups: ReadonlyArray<{ SurveyGroupID: number }> })
        .SurveyGroups) {
        groups.set(SurveyGroupID, [...(groups.get(SurveyGroupID) ?? []), survey_id])
      }
    }
    const [first = 0, second = 0] = [...groups.values()].find(({ length }) => length > 1) ?? []
    const [one, two] = [await linkTo(exchange, first), await linkTo(exchange, second)]
    await exchange.get(`${one.live}anna&MID=one`)
    await exchange.get(`${two.live}anna&MID=two`)
    await exchange.get(`${two.live}bert&MID=three`)
    await exchange.advance(hour)
    expect(lastOf(exchange).get("two")?.marketplace_status).toBe(139)
    expect(lastOf(exchange).get("three")?.marketplace_status).not.toBe(139)
  })

  it("reads answers: all that fit always qualify, one that does not never does", async () => {
    const qualifications = await fitting()
    const answers = (change: (question: number, precodes: ReadonlyArray<string>) => string) =>
      qualifications.map(([question, precodes]) => `&${question}=${change(question, precodes)}`).join("")
    const { exchange, live } = await entered()
    await walk(
      exchange,
      live,
      40,
      answers((_, precodes) => precodes[0] ?? "")
    )
    await exchange.advance(hour)
    expect(new Set([...lastOf(exchange).values()].map((_) => _.marketplace_status))).toEqual(new Set([3]))
    for (let index = 0; index < 10; index++) {
      await exchange.get(
        `${live}old${index}&MID=old${index}${answers((question, precodes) => (question === 42 ? "13" : (precodes[0] ?? "")))}`
      )
    }
    await exchange.advance(hour)
    for (let index = 0; index < 10; index++) {
      expect(lastOf(exchange).get(`old${index}`)).toMatchObject({ marketplace_status: 23, client_status: -1 })
    }
  })

  it("counts a respondent in the quotas that the answers say, and turns away whom a full one has no place for", async () => {
    const { exchange, live } = await entered()
    await exchange.post(opportunitiesPath, { ...everything, include_quotas: true })
    const quotas = async () => {
      await exchange.advance(hour)
      const callbacks = exchange.received.filter(({ url }) => url === everything.callback)
      const told = opportunitiesIn(callbacks).findLast(({ survey_id }) => survey_id === 1_000_001)
      return (told?.survey_quotas ?? []).filter((quota) => quota.survey_quota_type === "Client")
    }
    const [own, other] = await quotas()
    const answerIn = (quota: typeof own) => {
      const [asked] = quota?.questions ?? []
      return `&${asked?.question_id}=${asked?.precodes?.[0]}`
    }
    await exchange.control("PATCH", "/surveys/1000001", {
      quotas: [{ quota_id: other?.survey_quota_id ?? 0, total_wanted: 0 }]
    })
    await walk(exchange, live, 20, answerIn(other))
    const before = (await quotas()).find(({ survey_quota_id }) => survey_quota_id === own?.survey_quota_id)
    const turned = [...lastOf(exchange).values()].map(({ marketplace_status }) => marketplace_status)
    expect(new Set(turned)).toEqual(new Set([40]))
    for (let index = 0; index < 40; index++) await exchange.get(`${live}y${index}&MID=y${index}${answerIn(own)}`)
    await exchange.advance(hour)
    const completes = [...lastOf(exchange).values()].filter(({ client_status }) => client_status === 10).length
    expect(completes).toBeGreaterThan(5)
    const after = (await quotas()).find(({ survey_quota_id }) => survey_quota_id === own?.survey_quota_id)
    // Others take part in the meantime.
    expect((before?.number_of_respondents ?? 0) - (after?.number_of_respondents ?? 0)).toBeGreaterThanOrEqual(completes)
  })

  it("takes no more completes than are allocated to the supplier", async () => {
    const { exchange, live } = await entered()
    await exchange.control("PATCH", "/surveys/1000001", { allocations: { "4711": 5 } })
    await walk(exchange, live, 60)
    await exchange.advance(2 * hour)
    const statuses = [...lastOf(exchange).values()].map(({ client_status }) => client_status)
    expect(statuses.filter((status) => status === 10 || status === 26)).toHaveLength(5)
    expect(statuses.filter((status) => status === 40).length).toBeGreaterThan(5)
  })

  it("lets so many into a survey that counts prescreens as it wants, and all of them may complete", async () => {
    const { exchange, live } = await own({ QuotaCalculationTypeID: 2, Quota: 3 })
    await walk(exchange, live, 30)
    await exchange.advance(2 * hour)
    const outcomes = [...lastOf(exchange).values()]
    expect(outcomes.filter(({ marketplace_status }) => marketplace_status === 3)).toHaveLength(3)
    expect(outcomes.filter(({ marketplace_status }) => marketplace_status === 40).length).toBeGreaterThan(5)
  })

  describe("into a recontact survey", () => {
    const recontact = async () => {
      const exchange = startExchange()
      await exchange.post(outcomesPath, allOutcomes)
      const { Surveys } = (await exchange.get("/Supply/v1/Surveys/AllOfferwall/4711")).body as OfferwallSurveysResponse
      for (const { SurveyNumber, StudyTypeID } of Surveys ?? []) {
        if (StudyTypeID !== 22) continue
        const path = `/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/${SurveyNumber}/4711`
        const known = ((await exchange.get(path)).body as QualifiedRespondentsResponse).SurveyQualifiedRespondents ?? []
        if (known.length > 0) return { exchange, survey: SurveyNumber ?? 0, known: known.map(({ PID = "" }) => PID) }
      }
      throw new Error("no recontact survey for this supplier")
    }

    it("lets known respondents alone", async () => {
      const { exchange, known, survey } = await recontact()
      const { live } = await linkTo(exchange, survey)
      await exchange.get(`${live}stranger&MID=one`)
      await exchange.get(`${live}${known[0]}&MID=two`)
      await exchange.advance(hour)
      expect(lastOf(exchange).get("one")?.marketplace_status).toBe(23)
      expect(lastOf(exchange).get("two")?.marketplace_status).toBeDefined()
    })

    it("sends each known respondent once when told to send some, and then strangers in vain", async () => {
      const { exchange, known, survey } = await recontact()
      await linkTo(exchange, survey)
      await exchange.send("4711", survey, known.length)
      await exchange.send("4711", survey, 4)
      await exchange.advance(hour)
      const outcomes = [...lastOf(exchange).values()]
      const strangers = outcomes.filter(({ panelist_id = "" }) => !known.includes(panelist_id ?? ""))
      expect(strangers.length).toBeGreaterThanOrEqual(4)
      expect(strangers.filter(({ marketplace_status }) => marketplace_status === 23).length).toBeGreaterThanOrEqual(4)
      expect(outcomes.length - strangers.length).toBeLessThanOrEqual(known.length)
    })

    it("of a buyer who has named nobody lets nobody", async () => {
      const { exchange, live } = await own({ StudyTypeID: 22 })
      await walk(exchange, live, 5)
      await exchange.advance(hour)
      expect(new Set([...lastOf(exchange).values()].map((_) => _.marketplace_status))).toEqual(new Set([23]))
    })
  })

  it("into a survey that is closed leads to the default link", async () => {
    const { exchange, live } = await entered()
    await exchange.control("PATCH", "/surveys/1000001", { status: "05" })
    const { headers } = await exchange.get(`${live}anna&MID=one`)
    expect(headers["location"]).toBe("https://panel.example/default?mid=one")
    await exchange.advance(hour)
    expect(lastOf(exchange).get("one")).toMatchObject({ marketplace_status: 42, client_status: -1 })
  })

  it.each([
    ["an empty link", { SuccessLink: "", FailureLink: "", OverQuotaLink: "", QualityTerminationLink: "" }, 302],
    [
      "no link at all",
      { DefaultLink: "", SuccessLink: "", FailureLink: "", OverQuotaLink: "", QualityTerminationLink: "" },
      200
    ],
    [
      "a tracking code",
      { DefaultLink: "c1", SuccessLink: "c2", FailureLink: "c3", OverQuotaLink: "c4", QualityTerminationLink: "c5" },
      200
    ],
    [
      "javascript",
      {
        DefaultLink: "",
        SuccessLink: "javascript:alert(1)",
        FailureLink: "javascript:1",
        OverQuotaLink: "javascript:1",
        QualityTerminationLink: "javascript:1"
      },
      200
    ]
  ])("with %s ends in the default link or on a page of the exchange", async (_, redirects, status) => {
    const { exchange, live } = await entered({ request: redirects })
    for (let index = 0; index < 10; index++) {
      const reply = await exchange.get(`${live}r${index}&MID=m${index}`)
      if (reply.status === 302) expect(reply.headers["location"]).toBe(`https://panel.example/default?mid=m${index}`)
      else if (status === 302) expect(reply.body).toContain("Nobody comes back")
      else expect(reply.headers["location"]).toBeUndefined()
    }
  })

  it.each([
    ["", 400],
    ["anna%20b&MID=1", 400],
    [`${"x".repeat(128)}&MID=1`, 200],
    [`${"x".repeat(129)}&MID=1`, 400],
    ["anna&MID=m%2F1", 400],
    ["anna&MID=", 400],
    [`anna&pad=${"x".repeat(1_999)}`, 400]
  ])("opened with PID=%.40s is answered %i when it must not be, and nobody enters", async (rest, status) => {
    const { exchange, live } = await entered()
    const reply = await exchange.get(`${live}${rest}`)
    if (status === 400) expect(reply.status).toBe(400)
    else expect([200, 302]).toContain(reply.status)
    await exchange.advance(hour)
    expect(outcomesIn(exchange.received).length > 0).toBe(status !== 400)
  })

  it("is opened with GET, and must exist", async () => {
    const { exchange, live } = await entered()
    expect((await exchange.post(`${live}anna`, {})).status).toBe(405)
    expect((await exchange.get("/s/default.aspx?SID=none&PID=anna")).status).toBe(404)
    expect((await exchange.get("/s/default.aspx")).status).toBe(404)
  })
})
