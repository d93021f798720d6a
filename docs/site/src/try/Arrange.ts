/**
 * Prepares the in-page sandbox before the first run. Only the objects that the samples of the page's API require are created, so that the first
 * response arrives sooner.
 */
import { createBrandLiftData, createExchangeData, findAllocated } from "@fieldwork/contract/src/TestData.ts"
import type { InProcessSandbox } from "@fieldwork/sandbox/browser"

type Arranged = Pick<InProcessSandbox, "advance" | "fetch">

export type Arrange<Result = unknown> = (sandbox: Arranged) => Promise<Result>

export const arrangeBrandLift = async (
  sandbox: Arranged
): Promise<Awaited<ReturnType<typeof createBrandLiftData>>["ids"]> => (await createBrandLiftData(sandbox)).ids

export const arrangeExchange: Arrange<Awaited<ReturnType<typeof createExchangeData>>> = async (sandbox) => {
  const surveys = await findAllocated(sandbox)
  await sandbox.fetch("http://sandbox/__sandbox/reset", { method: "POST" })
  return createExchangeData(sandbox, surveys)
}
