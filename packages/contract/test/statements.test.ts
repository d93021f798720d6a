/**
 * The specs hold to the values that their documents print. Each test is named after its statement, so that `statements.yaml` can name it.
 */
import { apiNames, documents } from "@fieldwork/specs/documents"
import { describe, expect, it } from "vitest"
import { checks, holds } from "../src/statements/index.ts"

describe.each(apiNames)("the spec of %s holds to the values of the statement", (api) => {
  it.each(Object.entries(checks[api]))("%s", (_, demanded) => {
    expect(demanded.filter((check) => !holds(documents[api], check))).toEqual([])
  })
})
