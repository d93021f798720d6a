// #region test
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { expect, it } from "vitest"
import { createSupplierApp } from "../test-your-app.ts"

const start = async () => {
  const sandbox = createSandbox({ send: (request) => app.fetch(request) })
  const { apiKey, suppliers } = credentials.exchange
  const supplier_code = suppliers[0] ?? ""
  const app = createSupplierApp({
    baseUrl: "https://exchange.example",
    apiKey,
    supplier_code,
    fetch: sandbox.fetch
  })
  await app.start("https://supplier.example/callbacks")
  const control = createControlClient({ baseUrl: "https://sandbox.example", fetch: sandbox.fetch })
  return { app, control, sandbox, supplier_code }
}

it("the supplier app receives surveys within an hour of its subscription", async () => {
  const { app, sandbox } = await start()
  expect(app.open.size).toBe(0)
  await sandbox.advance({ hours: 1 })
  expect(app.open.size).toBeGreaterThan(0)
})

it("the supplier app closes a survey that is withdrawn from the supplier", async () => {
  const { app, control, sandbox, supplier_code } = await start()
  await sandbox.advance({ hours: 1 })
  const [survey_number = 0] = app.open
  await control.PATCH("/__sandbox/surveys/{survey_number}", {
    params: { path: { survey_number } },
    body: { allocations: { [supplier_code]: 0 } }
  })
  await sandbox.advance({ seconds: 30 })
  expect(app.open.has(survey_number)).toBe(false)
})
// #endregion test
