// #region test
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { expect, it } from "vitest"

it("the sandbox redirects a respondent who is over quota to the supplier's over-quota page", async () => {
  const sandbox = createSandbox()
  const control = createControlClient({ baseUrl: "https://sandbox.example", fetch: sandbox.fetch })
  const link = await control.POST("/__sandbox/suppliers/{supplier_code}/links", {
    params: { path: { supplier_code: credentials.exchange.suppliers[0] ?? "" } },
    body: { survey_number: 1_000_001 }
  })
  const { headers } = await sandbox.fetch(`${link.data?.live_link}test-40-a1&MID=m-1`, { redirect: "manual" })
  expect(headers.get("location")).toContain("status=overquota")
})
// #endregion test
