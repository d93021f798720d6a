import type { Delivery } from "../../src/control/schema.gen.ts"
import { startSandbox } from "./startSandbox.ts"

/**
 * Creates a supplier with an outcomes subscription and an entry link. The supplier receives callbacks every 15 seconds while sessions are open.
 */
export const startSupplier = async (options: Parameters<typeof startSandbox>[0] = {}) => {
  const given = startSandbox(options)
  await given.call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", {
    callback: "http://panel.example/outcomes",
    outcomes: [{}]
  })
  await given.call("POST", "/Supply/v1/SupplierLinks/Create/1000001/4711", {
    SupplierLinkTypeCode: "OWS",
    TrackingTypeCode: "NONE"
  })
  const send = () => given.control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, count: 1 })
  /** Triggers one callback, which contains the first message of a new session. */
  const enterOneRespondent = async () => {
    await send()
    await given.sandbox.advance({ seconds: 15 })
  }
  const log = async () => ((await given.control("GET", "/deliveries")).body as { items: ReadonlyArray<Delivery> }).items
  const injectDeliveryFault = (deliveryFault: object) => given.control("POST", "/delivery-faults", deliveryFault)
  return { ...given, enterOneRespondent, log, injectDeliveryFault }
}
