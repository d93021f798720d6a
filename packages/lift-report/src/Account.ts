/**
 * Creates the brand lift client for the command-line tool from environment variables.
 */
import { type BrandLift, createBrandLift } from "@fieldwork/brand-lift/promise"
import { UsageError } from "./Arguments.ts"

const variables = {
  baseUrl: "FIELDWORK_BRAND_LIFT_URL",
  authUrl: "FIELDWORK_BRAND_LIFT_AUTH_URL",
  clientId: "FIELDWORK_BRAND_LIFT_CLIENT_ID",
  clientSecret: "FIELDWORK_BRAND_LIFT_CLIENT_SECRET",
  audience: "FIELDWORK_BRAND_LIFT_AUDIENCE"
} as const

/** @throws UsageError naming each required environment variable that is not set */
export const clientFrom = (environment: Readonly<Record<string, string | undefined>>): BrandLift => {
  const missing = Object.values(variables).filter((name) => (environment[name] ?? "") === "")
  if (missing.length > 0) throw new UsageError(`set the environment variables ${missing.join(", ")}`)
  const valueOf = (name: keyof typeof variables): string => environment[variables[name]] ?? ""
  return createBrandLift({
    baseUrl: valueOf("baseUrl"),
    authUrl: valueOf("authUrl"),
    clientId: valueOf("clientId"),
    clientSecret: valueOf("clientSecret"),
    audience: valueOf("audience"),
    // The command requests nine breakdowns, one of which is deprecated. The deprecation warning is suppressed because users cannot choose the
    // breakdowns.
    deprecation: "silent"
  })
}
