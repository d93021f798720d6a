/**
 * Makes random concurrent calls with several accounts through the Promise API. Some of the calls are aborted.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createExchange } from "@fieldwork/exchange/promise"
import type { Random } from "../Random.ts"
import type { Service } from "./Service.ts"

const drain = async (items: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of items) continue
}

const clientsOf = (service: Service, account: string) => ({
  account,
  brandLift: createBrandLift(service.brandLift(account)),
  exchange: createExchange(service.exchange(account))
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

export const promiseProgram = async (
  service: Service,
  random: Random,
  accounts: ReadonlyArray<string>
): Promise<void> => {
  const clients = accounts.map((account) => clientsOf(service, account))

  const call = async (isAborted: boolean): Promise<void> => {
    const { account, brandLift, exchange } = random.pick(clients)
    const controller = new AbortController()
    const options = isAborted ? { signal: controller.signal } : {}
    const calls = [
      () => brandLift.campaigns.get({ id: account }, options),
      () => drain(brandLift.lift.list({ campaigns_pk: account }, options)),
      () => exchange.supplierSurveys.get({ SurveyNumber: 1, SupplierCode: account }, options),
      () => drain(exchange.supplierSurveys.list({ SupplierCode: account }, options))
    ]
    const ended = random
      .pick(calls)()
      .catch(() => undefined)
    for (let left = random.below(5); left > 0; left--) await turn()
    controller.abort(new Error("enough"))
    await ended
  }

  for (let round = 0; round < 6; round++) {
    const isLast = round === 5
    await Promise.all(Array.from({ length: 1 + random.below(8) }, () => call(isLast || random.next() < 0.3)))
  }
}
