/**
 * The supplier's part of the demo: receiving callbacks, rejecting a copy that was tampered with, creating an entry link that states the payment, and
 * receiving the outcomes of respondents.
 */
import { createExchange } from "@fieldwork/exchange/promise"
import { credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { createKeyStore, createVerifier, WebhookError } from "@fieldwork/webhooks"
import type { Outcome } from "@fieldwork/webhooks/events"
import { openReceiver } from "./Receiver.ts"
import { expect, type DemoPrinter } from "./DemoPrinter.ts"

const minute = 60
const hour = 3600

/** The message reasons that may indicate an open survey. */
const opening = new Set(["new", "updated", "reactivated"])

/** Returns the final outcome of each session (the last one received), keyed by `respondent_id`. */
const finalOutcomes = (messages: ReadonlyArray<Outcome>): ReadonlyMap<string, Outcome> =>
  new Map(messages.map((message) => [message.respondent_id, message]))

/** Runs the supplier's part of the demo. `url` is the URL of a running sandbox. */
export const runSupplyDemo = async (printer: DemoPrinter, url: string): Promise<void> => {
  const { apiKey, suppliers } = credentials.exchange
  const supplier_code = suppliers[0] ?? ""
  const exchange = createExchange({ baseUrl: url, apiKey, environment: "production" })
  const control = createControlClient({ baseUrl: url })
  const advance = (seconds: number) => control.POST("/__sandbox/clock/advance", { body: { seconds } })

  const keys = createKeyStore({ fetchKeys: () => exchange.opportunities.subscription({ supplier_code }) })
  const receiver = await openReceiver(keys)
  const opportunities = () => receiver.at("/opportunities")
  const messages = () => receiver.outcomes

  printer.chapter("Supply: what did the exchange send?")
  try {
    await printer.step("subscribe", async () => {
      const body = {
        callback: `${receiver.url}/opportunities`,
        opportunities: [{ country_language: { eq: "eng_us" } }]
      }
      await keys.learn(await exchange.opportunities.subscribe({ supplier_code, body }))
      await exchange.outcomes.subscribe({
        supplier_code,
        body: { callback: `${receiver.url}/outcomes`, outcomes: [{}] }
      })
      expect(keys.held.length === 1, `${keys.held.length} keys instead of one`)
      return { summary: `supplier ${supplier_code}, both streams, surveys in eng_us, key ${keys.held.join()}` }
    })

    const surveys = await printer.step("opportunities", async ({ show }) => {
      for (let passed = 1; passed <= 12; passed++) {
        await advance(5 * minute)
        show(`${opportunities().length} callbacks`)
      }
      const items = receiver.opportunities
      expect(
        items.length > 0 && receiver.refused() === 0,
        `${items.length} surveys were received, and ${receiver.refused()} callbacks were rejected`
      )
      const last = [...new Map(items.map((item) => [item.survey_id, item])).values()]
      // A survey that is live for other suppliers may have been withdrawn from this one. The message reason may also be a new one that this program
      // does not know.
      const open = last.filter(({ is_live, message_reason = "" }) => is_live === true && opening.has(message_reason))
      const summary = `in an hour ${opportunities().length} signed batches with ${items.length} messages, all verified; ${open.length} surveys open to us`
      // The first survey has the highest average revenue per click.
      const best = open.toSorted((a, b) => (b.revenue_per_click ?? 0) - (a.revenue_per_click ?? 0))
      return { open: best.map(({ survey_id }) => survey_id), summary }
    })

    await printer.step("tampering", async () => {
      const [first] = opportunities()
      const [header = ""] = receiver.headers
      expect(first !== undefined, "no callback was received")
      const tampered = Buffer.from(first.payload.text().replace('"value":', '"value":9'))
      const verdict = await createVerifier({ keys })
        .verify({ headers: { "x-platform-signature": header }, body: tampered })
        .then(
          () => "accepted",
          (cause: unknown) => (cause instanceof WebhookError ? cause.reason._tag : String(cause))
        )
      expect(verdict === "SignatureMismatchError", `a changed price was ${verdict}`)
      return { summary: `a copy with a higher price is rejected: ${verdict}` }
    })

    const survey = await printer.step("entry link", async () => {
      for (const SurveyNumber of surveys.open) {
        const body = {
          SupplierLinkTypeCode: "OWS",
          TrackingTypeCode: "NONE",
          SuccessLink: "https://panel.example/done?mid=[%MID%]"
        }
        const { SupplierLink } = await exchange.supplierLinks.create({
          SurveyNumber,
          SupplierCode: supplier_code,
          body
        })
        if (SupplierLink?.LiveLink !== undefined) {
          return {
            number: SurveyNumber,
            summary: `survey ${SurveyNumber}, with the highest revenue per click, pays ${SupplierLink.RPI?.Value} ${SupplierLink.RPI?.CurrencyCode} per complete`
          }
        }
      }
      throw new Error("no link could be created for any open survey")
    })

    const send = async (count: number) => {
      const path = { supplier_code }
      const { data, error } = await control.POST("/__sandbox/suppliers/{supplier_code}/respondents", {
        params: { path },
        body: { survey_number: survey.number, count }
      })
      expect(data !== undefined, `respondents were not sent: ${error?.detail}`)
      return data.respondent_ids
    }

    await printer.step("outcomes", async () => {
      const sent = await send(25)
      await advance(2 * hour)
      const final = finalOutcomes(messages())
      expect(
        sent.every((id) => final.has(id)),
        "a session has no final outcome"
      )
      const completes = sent.filter((id) => final.get(id)?.client_status === 10).length
      return {
        summary: `25 respondents, ${messages().length} messages, the last one per session counts: ${completes} completes`
      }
    })

    await printer.step("key rotation", async () => {
      const before = receiver.at("/outcomes").length + opportunities().length
      await control.POST("/__sandbox/suppliers/{supplier_code}/keys/rotate", {
        params: { path: { supplier_code } },
        body: { overlap_seconds: hour }
      })
      const sent = await send(10)
      await advance(2 * hour)
      const final = finalOutcomes(messages())
      const delivered = receiver.at("/outcomes").length + opportunities().length - before
      const double = receiver.headers.filter((header) => header.split(",").length === 3).length
      expect(
        receiver.refused() === 0 && sent.every((id) => final.has(id)),
        `${receiver.refused()} callbacks were rejected`
      )
      expect(double > 0 && double < delivered, `${double} of ${delivered} callbacks have two signatures`)
      return {
        summary: `${delivered} callbacks, ${double} of them signed by both keys, none lost; the key store contains ${keys.held.join(" and ")}`
      }
    })

    await printer.step("unsubscribe", async () => {
      await exchange.opportunities.unsubscribe({ supplier_code })
      await exchange.outcomes.unsubscribe({ supplier_code })
      const before = opportunities().length + receiver.at("/outcomes").length
      await send(5)
      await advance(2 * hour)
      expect(
        opportunities().length + receiver.at("/outcomes").length === before,
        "callbacks were sent after the subscriptions were removed"
      )
      return { summary: "five more respondents in two hours, and no callback" }
    })
  } finally {
    await receiver.close()
  }
}
