import { describe, expect, it } from "vitest"
import { hidingPath } from "../../src/traffic/hidingPath.ts"

const hide = hidingPath([
  "/respondents/{respondent_id}",
  "/respondents/export",
  "/surveys/{survey_id}/sessions/{session_id}.json",
  "/keys/{api_key}"
])

describe("hidingPath", () => {
  it.each([
    ["/respondents/PID-17", /^\/respondents\/[A-Z]{3}-\d\d$/],
    ["/v1/respondents/PID-17/", /^\/v1\/respondents\/[A-Z]{3}-\d\d\/$/],
    ["/respondents/a%2Fb%40c", /^\/respondents\/[a-f]%2F[a-f]%40[a-f]$/],
    ["/respondents/;respondent_id=PID1;x=2", /^\/respondents\/;respondent_id=[A-Z]{3}\d;x=\d$/],
    ["/surveys/12/sessions/34.json", /^\/surveys\/12\/sessions\/\d\d\.json$/],
    ["/respondents/%FF", /^\/respondents\/hidden$/]
  ])("the sensitive parameters in the path %s are replaced by values of the same format", (path, pattern) => {
    expect(hide(path)).toMatch(pattern)
    expect(hide(path)).not.toBe(path)
  })

  it("a secret in a path is replaced", () => {
    expect(hide("/keys/KEYPATH1")).not.toContain("KEYPATH1")
  })

  it.each(["/respondents/export", "/unknown/PID-17", "/surveys/12", "/"])(
    "the path %s, which has no sensitive parameter, is not changed",
    (path) => expect(hide(path)).toBe(path)
  )
})
