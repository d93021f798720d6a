/**
 * Checks that the specs contain the values that the API documents state. Each test is named after the statement that it checks, so that
 * `statements.yaml` can refer to the test.
 */
import { apiNames, documents } from "@fieldwork/specs/documents"
import { describe, expect, it } from "vitest"
import { checks, holds } from "../src/statements/index.ts"

describe.each(apiNames)("the spec of %s", (api) => {
  it.each(Object.entries(checks[api]))(
    "the spec contains the values that the API document gives in statement %s",
    (_, demanded) => {
      expect(demanded.filter((check) => !holds(documents[api], check))).toEqual([])
    }
  )
})
