import { describe, expect, it } from "vitest"
import { injectFault, locales, startSandbox, url } from "./startSandbox.ts"

describe("faults with a status", () => {
  it("an injected fault applies to the next calls of its operation, as many times as it states", async () => {
    const given = startSandbox()
    await injectFault(given, { status: 503, times: 2 })
    expect((await given.call("GET", "/demand/v2-beta/errors")).status).toBe(200)
    expect([
      (await given.call("GET", locales)).status,
      (await given.call("GET", locales)).status,
      (await given.call("GET", locales)).status
    ]).toEqual([503, 503, 200])
  })

  it.each([400, 401, 403, 404, 405, 429, 500, 503, 504])(
    "a call with an injected fault of status %i gets an error body that conforms to the spec",
    async (status) => {
      const given = startSandbox()
      await injectFault(given, { status })
      const reply = await given.call("GET", locales)
      expect(reply.status).toBe(status)
      given.checkExchangeReply("GET", locales, status, JSON.parse(reply.text))
    }
  )

  it.each([400, 401, 403, 404, 429, 500, 503])(
    "an injected fault with status %i for a CamelCase operation responds with the error envelope of that API style",
    async (status) => {
      const given = startSandbox()
      await injectFault(given, { operation_id: "listSuppliers", status })
      const reply = await given.call("GET", "/Core/v1/Suppliers/AllWithAccount")
      expect(reply.status).toBe(status)
      const body: unknown = JSON.parse(reply.text)
      given.checkExchangeReply("GET", "/Core/v1/Suppliers/AllWithAccount", status, body)
      expect(body).toMatchObject({ ApiResult: 1 })
    }
  )

  it.each([
    [204, { body: { a: 1 } }],
    [204, {}],
    [205, { body: "text" }],
    [304, { alter: "malformed_json" }],
    [204, { connection: "stall", performs: true }]
  ])(
    "a request gets a response without a body if an injected fault has the status %i, whatever else the fault specifies: %j",
    async (status, fault) => {
      const given = startSandbox()
      await injectFault(given, { status, ...fault })
      expect(await given.call("GET", locales)).toMatchObject({ status, text: "" })
      expect((await given.call("GET", locales)).status).toBe(200)
    }
  )

  it("an injected fault can respond with its own body and headers", async () => {
    const given = startSandbox()
    const body = { errors: [{ code: "v12", message: "Injected", detail: { field: "locale" } }] }
    await injectFault(given, { status: 400, body, headers: { "X-Trace": "7" } })
    const reply = await given.call("GET", locales)
    expect(JSON.parse(reply.text)).toEqual(body)
    expect(reply.headers.get("x-trace")).toBe("7")
  })

  it("a request without credentials gets 401 instead of an injected fault, which waits for the next authenticated request", async () => {
    const given = startSandbox()
    await injectFault(given, { status: 500 })
    const { status } = await given.sandbox.fetch(`${url}${locales}`)
    expect(status).toBe(401)
    expect((await given.call("GET", locales)).status).toBe(500)
  })

  it("the sandbox performs an operation with an injected error status only if the fault has performs: true", async () => {
    const given = startSandbox()
    const survey = {
      SurveyStatusCode: "01",
      SurveyName: "S",
      CountryLanguageID: 9,
      ClientSurveyLiveURL: "https://a.example"
    }
    await injectFault(given, { operation_id: "createSurvey", status: 500 })
    await injectFault(given, { operation_id: "createSurvey", status: 503, performs: true })
    expect((await given.call("POST", "/Demand/v1/Surveys/Create", survey)).status).toBe(500)
    expect((await given.call("GET", "/Demand/v1/Surveys/BySurveyNumber/5000001")).status).toBe(404)
    expect((await given.call("POST", "/Demand/v1/Surveys/Create", survey)).status).toBe(503)
    expect((await given.call("GET", "/Demand/v1/Surveys/BySurveyNumber/5000001")).status).toBe(200)
  })

  it.each([
    [{ retry_after_seconds: 2 }, "2"],
    [{ retry_after_seconds: 90, retry_after_form: "date" }, "Fri, 15 Jan 2027 08:01:30 GMT"]
  ])("an injected 429 fault with %j responds with Retry-After: %s", async (fields, header) => {
    const given = startSandbox()
    await injectFault(given, { status: 429, ...fields })
    expect((await given.call("GET", locales)).headers.get("retry-after")).toBe(header)
  })

  it("a fault injected into createToken of the brand lift API gives the next call its status 503", async () => {
    const given = startSandbox()
    await injectFault(given, { operation_id: "createToken", status: 503 })
    expect((await given.call("POST", "/oauth/token", {})).status).toBe(503)
  })
})

describe("the list of faults", () => {
  it("injected faults apply in the order of their injection, are listed while they wait, and can be cleared", async () => {
    const given = startSandbox()
    expect(await injectFault(given, { status: 500 })).toMatchObject({ id: 1, times: 1, remaining: 1, performs: false })
    await injectFault(given, { status: 429, times: 3 })
    await injectFault(given, { alter: "extra_field" })
    expect((await given.call("GET", locales)).status).toBe(500)
    expect((await given.call("GET", locales)).status).toBe(429)
    expect((await given.control("GET", "/faults")).body).toMatchObject({
      items: [
        { id: 2, times: 3, remaining: 2, performs: false },
        { id: 3, alter: "extra_field", performs: true }
      ]
    })
    expect((await given.control("DELETE", "/faults")).body).toEqual({ removed: 2 })
    expect((await given.call("GET", locales)).status).toBe(200)
  })

  it("an injected fault can be removed by its id", async () => {
    const given = startSandbox()
    await injectFault(given, { status: 500 })
    await injectFault(given, { status: 429 })
    expect(await given.control("DELETE", "/faults/1")).toMatchObject({ status: 200, body: { id: 1, status: 500 } })
    expect(await given.control("DELETE", "/faults/1")).toMatchObject({
      status: 404,
      body: { detail: "No pending fault has the id 1." }
    })
    expect((await given.call("GET", locales)).status).toBe(429)
    expect((await given.control("DELETE", "/faults/2")).status).toBe(404)
  })

  it("a reset of the sandbox removes all injected faults", async () => {
    const given = startSandbox()
    await injectFault(given, { status: 500 })
    await given.control("POST", "/reset")
    expect((await given.call("GET", locales)).status).toBe(200)
  })

  it.each([
    [{ operation_id: "listUnicorns", status: 500 }, "operation_id"],
    [{ operation_id: "listDictionary", status: 99 }, "status"],
    [{ operation_id: "listDictionary", status: 600 }, "status"],
    [{ operation_id: "listDictionary", times: 0 }, "times"],
    [{ operation_id: "listDictionary", connection: "explode" }, "connection"],
    [{ status: 500 }, "operation_id"]
  ])("the control API responds 400 to the invalid fault %j and does not inject it", async (fault, words) => {
    const given = startSandbox()
    expect(await given.control("POST", "/faults", fault)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(words) }
    })
    expect((await given.control("GET", "/faults")).body).toEqual({ items: [] })
  })
})
