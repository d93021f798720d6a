/**
 * Prepares the in-page sandbox before the first run. Only the objects that the samples of the page's API require are created, so that the first
 * response arrives sooner.
 */
import { arrangeBrandLift, arrangeExchange, findAllocated } from "@fieldwork/contract/src/World.ts"
import type { InProcessSandbox } from "@fieldwork/sandbox/browser"

type Arranged = Pick<InProcessSandbox, "advance" | "fetch">

export type Arrange<Result = unknown> = (sandbox: Arranged) => Promise<Result>

export const brandLiftArranged = async (
  sandbox: Arranged
): Promise<Awaited<ReturnType<typeof arrangeBrandLift>>["ids"]> => (await arrangeBrandLift(sandbox)).ids

export const exchangeArranged: Arrange<Awaited<ReturnType<typeof arrangeExchange>>> = async (sandbox) => {
  const surveys = await findAllocated(sandbox)
  await sandbox.fetch("http://sandbox/__sandbox/reset", { method: "POST" })
  return arrangeExchange(sandbox, surveys)
}
