import { ApiError } from "@fieldwork/exchange/promise"
import { env } from "cloudflare:workers"
import { Hono } from "hono"
import { bearerAuth } from "hono/bearer-auth"
import { receive } from "./callbacks.ts"
import { exchange } from "./exchange.ts"
import { openSurveys } from "./surveys.ts"

const app = new Hono()

// The signature authenticates the exchange, so no other authentication is needed. Middleware that runs before this route must not read the body.
app.post("/callbacks", (context) => receive(context.req.raw))

app.use("/surveys/*", bearerAuth({ token: env.READ_TOKEN }))

app.get("/surveys", async (context) => context.json(await openSurveys()))

/** Returns the supplier's current allocation for a survey, fetched from the exchange. */
app.get("/surveys/:number/allocation", async (context) => {
  const input = { SurveyNumber: Number(context.req.param("number")), SupplierCode: env.SUPPLIER_CODE }
  try {
    return context.json(await exchange.supplierSurveys.get(input))
  } catch (cause) {
    if (cause instanceof ApiError && cause.reason._tag === "NotFoundError")
      return context.json({ error: "the exchange has no such survey for this supplier" }, 404)
    throw cause
  }
})

export default app
