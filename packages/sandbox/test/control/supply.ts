import type { Delivery } from "../../src/control/schema.gen.ts"
import { start } from "./sandbox.ts"

/** A supplier with an outcomes subscription and a link, to whom callbacks come every 15 seconds while respondents walk. */
export const supply = async (options: Parameters<typeof start>[0] = {}) => {
  const given = start(options)
  await given.call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", {
    callback: "http://panel.example/outcomes",
    outcomes: [{}]
  })
  await given.call("POST", "/Supply/v1/SupplierLinks/Create/1000001/4711", {
    SupplierLinkTypeCode: "OWS",
    TrackingTypeCode: "NONE"
  })
  const send = () => given.control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, count: 1 })
  /** One callback: the first message of a new session. */
  const beat = async () => {
    await send()
    await given.sandbox.advance({ seconds: 15 })
  }
  const log = async () => ((await given.control("GET", "/deliveries")).body as { items: ReadonlyArray<Delivery> }).items
  const injectDeliveryFault = (deliveryFault: object) => given.control("POST", "/delivery-faults", deliveryFault)
  return { ...given, beat, log, injectDeliveryFault }
}
