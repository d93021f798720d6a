import type { Document } from "@fieldwork/specs/openapi"
import { afterEach, expect, it, vi } from "vitest"
import { credentialPairs, credentialsOf } from "../../src/commands/credentials.ts"

afterEach(() => vi.unstubAllEnvs())

const documentWith = (scheme: string): Document => ({
  openapi: "3.1.0",
  info: { title: "Keys", version: "1" },
  components: { securitySchemes: { [scheme]: { type: "http", scheme: "bearer" } } },
  paths: {}
})

it.each([
  ["bearerAuth", "bearerAuth"],
  ["BEARERAUTH", "bearerAuth"],
  ["X_SERVICE_KEY", "X-Service-Key"],
  ["COMPANY_KEY", "company.key"],
  ["OAUTH2", "OAuth2"]
])("the environment variable FIELDWORK_CREDENTIAL_%s names the security scheme %s", (variable, scheme) => {
  vi.stubEnv(`FIELDWORK_CREDENTIAL_${variable}`, "tok-1")
  expect(credentialsOf([], [documentWith(scheme)])?.[scheme]).toBe("tok-1")
})

it("the environment variable FIELDWORK_CREDENTIAL_API_KEY provides api_key, and the option --credential takes precedence over it", () => {
  vi.stubEnv("FIELDWORK_CREDENTIAL_API_KEY", "first")
  expect(credentialsOf([], ["exchange"])?.["api_key"]).toBe("first")
  expect(credentialsOf(credentialPairs(["api_key=second"]), ["exchange"])?.["api_key"]).toBe("second")
  expect(credentialsOf(credentialPairs(["company.key=third"]), ["exchange"])?.["company.key"]).toBe("third")
})
