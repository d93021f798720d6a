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
import { startWithLink, readQualifications, lastOutcomes, linkTo, createBuyerSurvey, openLink } from "./entryLinks.ts"

describe("live entry links", () => {
  it("a live entry link redirects each respondent according to their outcome, and the outcome callback agrees", async () => {
    const { exchange, live } = await startWithLink()
    const redirects = await openLink(exchange, live, 250)
    expect(exchange.received).toEqual([])
    await exchange.advance(hour)
    const outcomes = lastOutcomes(exchange)
    const kinds = new Map<string, number>()
    for (const [index, redirect] of redirects.entries()) {
      const { client_status, marketplace_status } = outcomes.get(`m${index}`) ?? {}
      if (redirect === undefined) {
        // A respondent without a redirect abandoned the client survey. The status is still that of a respondent in the client survey.
        expect([marketplace_status, client_status]).toEqual([3, 1])
        continue
      }
      const kind = redirect.pathname.slice(1)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      // The messages about some terminated respondents have blank identifiers, so no outcome is found for them.
      if (client_status === undefined) expect(kind).toBe("terminate")
      else expect(kind === "complete").toBe(client_status === 10)
      expect(redirect.searchParams.get("mid")).toBe(`m${index}`)
    }
    expect([...kinds.keys()].toSorted()).toEqual(["complete", "full", "quality", "terminate"])
  })

  it("a live entry link redirects with its known macros replaced by values and unknown macros unchanged", async () => {
    const { exchange, live, payout } = await startWithLink()
    const redirects = await openLink(exchange, live, 40, "&source=a%20%26%20b")
    const complete = redirects.find((redirect) => redirect?.pathname === "/complete")
    expect(complete?.searchParams.get("pid")).toMatch(/^r\d+$/)
    expect(complete?.searchParams.get("pay")).toBe(String(payout))
    expect(complete?.searchParams.get("src")).toBe("a & b")
    expect(complete?.search).toContain("[%OTHER%]")
    const terminate = redirects.find((redirect) => redirect?.pathname === "/terminate")
    expect(terminate?.searchParams.get("pay")).toBe("0")
  })

  it("opening a live entry link again with the same MID does not start another session", async () => {
    const { exchange, live } = await startWithLink()
    const first = await exchange.get(`${live}anna&MID=one`)
    const again = await exchange.get(`${live}anna&MID=one`)
    expect(again).toEqual(first)
    await exchange.advance(hour)
    expect(new Set(outcomesIn(exchange.received).map(({ respondent_id }) => respondent_id)).size).toBe(1)
  })

  it("a second entry to a survey with the same PID is terminated as a duplicate", async () => {
    const { exchange, live } = await startWithLink()
    await exchange.get(`${live}anna&MID=one`)
    const { headers } = await exchange.get(`${live}anna&MID=two`)
    expect(headers["location"]).toBe("https://panel.example/quality?mid=two")
    await exchange.advance(hour)
    expect(lastOutcomes(exchange).get("two")).toMatchObject({ marketplace_status: 35, client_status: -1 })
  })

  it("the second of two respondents who enter a survey from the same IP address is terminated as a duplicate", async () => {
    const { exchange, live } = await startWithLink()
    const from = (ip: string) => ({ headers: { "x-forwarded-for": `${ip}, 10.0.0.1` } })
    await exchange.get(`${live}anna&MID=one`, from("203.0.113.7"))
    await exchange.get(`${live}bert&MID=two`, from("203.0.113.7"))
    await exchange.get(`${live}carl&MID=three`, from("203.0.113.8"))
    await exchange.advance(hour)
    expect(lastOutcomes(exchange).get("two")?.marketplace_status).toBe(30)
    expect(lastOutcomes(exchange).get("three")?.marketplace_status).not.toBe(30)
  })

  it.each([
    [{ UniquePID: true }, 35],
    [{ UniquePID: false }, undefined]
  ])(
    "a second entry with the same PID to a survey with the settings %j gets the duplicate status %s",
    async (fields, code) => {
      const { exchange, live } = await createBuyerSurvey(fields)
      await exchange.get(`${live}anna&MID=one`)
      await exchange.get(`${live}anna&MID=two`)
      await exchange.advance(hour)
      const { marketplace_status } = lastOutcomes(exchange).get("two") ?? {}
      if (code === undefined) expect(marketplace_status).not.toBe(35)
      else expect(marketplace_status).toBe(code)
    }
  )

  it("a respondent who was already in another survey of the same group is terminated", async () => {
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
    expect(lastOutcomes(exchange).get("two")?.marketplace_status).toBe(139)
    expect(lastOutcomes(exchange).get("three")?.marketplace_status).not.toBe(139)
  })

  it("respondents whose answers match all qualifications of a survey qualify, and one mismatch terminates them", async () => {
    const qualifications = await readQualifications()
    const answers = (change: (question: number, precodes: ReadonlyArray<string>) => string) =>
      qualifications.map(([question, precodes]) => `&${question}=${change(question, precodes)}`).join("")
    const { exchange, live } = await startWithLink()
    await openLink(
      exchange,
      live,
      40,
      answers((_, precodes) => precodes[0] ?? "")
    )
    await exchange.advance(hour)
    expect(new Set([...lastOutcomes(exchange).values()].map((_) => _.marketplace_status))).toEqual(new Set([3]))
    for (let index = 0; index < 10; index++) {
      await exchange.get(
        `${live}old${index}&MID=old${index}${answers((question, precodes) => (question === 42 ? "13" : (precodes[0] ?? "")))}`
      )
    }
    await exchange.advance(hour)
    for (let index = 0; index < 10; index++) {
      expect(lastOutcomes(exchange).get(`old${index}`)).toMatchObject({ marketplace_status: 23, client_status: -1 })
    }
  })

  it("a complete counts in the quotas that the respondent's answers match, and a full quota terminates respondents", async () => {
    const { exchange, live } = await startWithLink()
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
    await openLink(exchange, live, 20, answerIn(other))
    const before = (await quotas()).find(({ survey_quota_id }) => survey_quota_id === own?.survey_quota_id)
    const turned = [...lastOutcomes(exchange).values()].map(({ marketplace_status }) => marketplace_status)
    expect(new Set(turned)).toEqual(new Set([40]))
    for (let index = 0; index < 40; index++) await exchange.get(`${live}y${index}&MID=y${index}${answerIn(own)}`)
    await exchange.advance(hour)
    const completes = [...lastOutcomes(exchange).values()].filter(({ client_status }) => client_status === 10).length
    expect(completes).toBeGreaterThan(5)
    const after = (await quotas()).find(({ survey_quota_id }) => survey_quota_id === own?.survey_quota_id)
    // Respondents from other suppliers may have completed in the meantime.
    expect((before?.number_of_respondents ?? 0) - (after?.number_of_respondents ?? 0)).toBeGreaterThanOrEqual(completes)
  })

  it("a survey accepts no more completes than the supplier's allocation", async () => {
    const { exchange, live } = await startWithLink()
    await exchange.control("PATCH", "/surveys/1000001", { allocations: { "4711": 5 } })
    await openLink(exchange, live, 60)
    await exchange.advance(2 * hour)
    const statuses = [...lastOutcomes(exchange).values()].map(({ client_status }) => client_status)
    expect(statuses.filter((status) => status === 10 || status === 26)).toHaveLength(5)
    expect(statuses.filter((status) => status === 40).length).toBeGreaterThan(5)
  })

  it("a survey whose quota of 3 counts prescreens admits 3 respondents and terminates later ones as over quota", async () => {
    const { exchange, live } = await createBuyerSurvey({ QuotaCalculationTypeID: 2, Quota: 3 })
    await openLink(exchange, live, 30)
    await exchange.advance(2 * hour)
    const outcomes = [...lastOutcomes(exchange).values()]
    expect(outcomes.filter(({ marketplace_status }) => marketplace_status === 3)).toHaveLength(3)
    expect(outcomes.filter(({ marketplace_status }) => marketplace_status === 40).length).toBeGreaterThan(5)
  })

  it("a respondent who opens the entry link of a closed survey is redirected to the default link", async () => {
    const { exchange, live } = await startWithLink()
    await exchange.control("PATCH", "/surveys/1000001", { status: "05" })
    const { headers } = await exchange.get(`${live}anna&MID=one`)
    expect(headers["location"]).toBe("https://panel.example/default?mid=one")
    await exchange.advance(hour)
    expect(lastOutcomes(exchange).get("one")).toMatchObject({ marketplace_status: 42, client_status: -1 })
  })

  it.each([
    [
      "empty redirects except the default",
      { SuccessLink: "", FailureLink: "", OverQuotaLink: "", QualityTerminationLink: "" },
      302
    ],
    [
      "no redirects at all",
      { DefaultLink: "", SuccessLink: "", FailureLink: "", OverQuotaLink: "", QualityTerminationLink: "" },
      200
    ],
    [
      "tracking codes in place of redirects",
      { DefaultLink: "c1", SuccessLink: "c2", FailureLink: "c3", OverQuotaLink: "c4", QualityTerminationLink: "c5" },
      200
    ],
    [
      "javascript redirects",
      {
        DefaultLink: "",
        SuccessLink: "javascript:alert(1)",
        FailureLink: "javascript:1",
        OverQuotaLink: "javascript:1",
        QualityTerminationLink: "javascript:1"
      },
      200
    ]
  ])(
    "an entry link with %s redirects to the default link if it is a web address, else to a page of the exchange",
    async (_, redirects, status) => {
      const { exchange, live } = await startWithLink({ request: redirects })
      for (let index = 0; index < 10; index++) {
        const reply = await exchange.get(`${live}r${index}&MID=m${index}`)
        if (reply.status === 302) expect(reply.headers["location"]).toBe(`https://panel.example/default?mid=m${index}`)
        else if (status === 302) expect(reply.body).toContain("The respondent abandoned the survey")
        else expect(reply.headers["location"]).toBeUndefined()
      }
    }
  )

  it.each([
    ["", 400],
    ["anna%20b&MID=1", 400],
    [`${"x".repeat(128)}&MID=1`, 200],
    [`${"x".repeat(129)}&MID=1`, 400],
    ["anna&MID=m%2F1", 400],
    ["anna&MID=", 400],
    [`anna&pad=${"x".repeat(1_999)}`, 400]
  ])(
    "opening a live entry link with PID=%.40s gets %i, and only a valid link starts a session",
    async (rest, status) => {
      const { exchange, live } = await startWithLink()
      const reply = await exchange.get(`${live}${rest}`)
      if (status === 400) expect(reply.status).toBe(400)
      else expect([200, 302]).toContain(reply.status)
      await exchange.advance(hour)
      expect(outcomesIn(exchange.received).length > 0).toBe(status !== 400)
    }
  )

  it("an entry link responds 405 to POST, and an unknown entry link gets 404", async () => {
    const { exchange, live } = await startWithLink()
    expect((await exchange.post(`${live}anna`, {})).status).toBe(405)
    expect((await exchange.get("/s/default.aspx?SID=none&PID=anna")).status).toBe(404)
    expect((await exchange.get("/s/default.aspx")).status).toBe(404)
  })
})
