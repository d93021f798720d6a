/**
 * The variables that programs in a README use without defining them. These programs are compiled but not run. The variables are global, so a program
 * may define its own variable of the same name.
 */
export type Events = typeof import("@fieldwork/webhooks/events")

declare global {
  // Variables in the README of the `brand-lift` package.
  const brandLift: import("@fieldwork/brand-lift/promise").BrandLift
  const campaigns_pk: string
  const questions_pk: number
  const file: { write(bytes: Uint8Array): unknown }
  // Variables in the README of the `core` package.
  const campaigns: (typeof import("@fieldwork/brand-lift").Campaigns)["Service"]
  const id: string
  // Variables in the READMEs of the `exchange` and `supply` packages.
  const exchange: ReturnType<typeof import("@fieldwork/exchange").Exchange.make>
  const key: string
  const link: import("@fieldwork/exchange-client").components["schemas"]["SupplierLink"]
  const opportunity: import("@fieldwork/exchange-client").components["schemas"]["Opportunity"]
  const completes: number
  const survey: Parameters<typeof import("@fieldwork/exchange").SurveyPreflight.check>[0]
  // Variables in the README of the `sandbox` package.
  const sandbox: import("@fieldwork/sandbox").Sandbox
  // Variables in the README of the `webhooks` package.
  const settle: (value: unknown) => Promise<void>
  const verifier: import("@fieldwork/webhooks").Verifier
  const createVerifier: typeof import("@fieldwork/webhooks").createVerifier
  const createKeyStore: typeof import("@fieldwork/webhooks").createKeyStore
  const WebhookError: typeof import("@fieldwork/webhooks").WebhookError
  const statusOf: typeof import("@fieldwork/webhooks").statusOf
  const request: Request
  const rawBody: Uint8Array<ArrayBuffer>
  const respond: (status: number) => void
  const subscriptionUrl: string
  const apiKey: string
  const verified: Parameters<Events["decodeOpportunities"]>[0]
  const upsert: (value: unknown) => Promise<void>
  const quarantine: (path: string, reason: unknown, bytes: Uint8Array) => Promise<void>
}
