import { assert, describe, it } from "@effect/vitest"
import type { Settings } from "@fieldwork/core"
import { ApiError } from "../src/index.ts"
import type { ReadyExport } from "../src/jobs/inputs.ts"
import { createBrandLift } from "../src/promise.ts"

const link = "https://files.example/r?sig=first-grant"
const advice = "Poll the report's status again: its link may have expired"

/** Downloads a report from the link, and returns the error. */
const failed = async (fetch: NonNullable<Settings["fetch"]>) => {
  const client = createBrandLift({
    baseUrl: "https://lift.example",
    tokenProvider: async () => "token",
    retry: { maxAttempts: 1 },
    onDrift: () => undefined,
    fetch
  })
  const report = { report_export_id: "r", s3_url: link } as ReadyExport
  const error: unknown = await client.reports
    .download(report)
    .toArray()
    .catch((cause: unknown) => cause)
  assert.instanceOf(error, ApiError)
  return error
}

const page = (status: number, text: string) =>
  new Response(`<Error><CanonicalRequest>${text}</CanonicalRequest></Error>`, {
    status,
    headers: { "content-type": "application/xml" }
  })

describe("the link to a report", () => {
  it.each([400, 401, 403, 404])(
    "a report link that is refused with %i may have expired, as the error states",
    async (status) => {
      const { message } = await failed(async () => page(status, ""))
      assert.include(message, advice)
      assert.notMatch(message, /administrator|Correct it|Check the ids/)
    }
  )

  it.each([
    ["another host", "https://files2.example/a?sig=second-grant&se=2026"],
    ["its own host", "https://files.example/a?sig=second-grant&se=2026"],
    ["plain HTTP, which is refused", "http://files.example/a?sig=second-grant&se=2026"]
  ])("the error of a report link that redirects to %s does not contain the grant of the target", async (_, target) => {
    const error = await failed(async (url) =>
      url === link
        ? new Response(null, { status: 302, headers: { location: target } })
        : page(403, `GET ${target.slice(20)} second-grant`)
    )
    assert.notInclude(`${error.message}${JSON.stringify(error)}${JSON.stringify(error.headers)}`, "second-grant")
  })
})
