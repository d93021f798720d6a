import assert from "node:assert/strict"
import { test } from "node:test"
import { readSettings } from "../src/settings.ts"

const env = {
  LIFT_URL: "https://lift.example",
  LIFT_AUTH_URL: "https://auth.example",
  LIFT_CLIENT_ID: "id",
  LIFT_CLIENT_SECRET: "secret",
  LIFT_AUDIENCE: "audience",
  DECISION_DAY: "2026-02-15"
}

test("the nightly lift job uses a smallest worthwhile lift of 2 points and the folder lift unless they are set", () => {
  const { folder, notifyUrl, worthwhile } = readSettings({ ...env, WORTHWHILE_POINTS: "", NOTIFY_URL: "" })
  assert.deepEqual({ folder, notifyUrl, worthwhile }, { folder: "lift", notifyUrl: undefined, worthwhile: 0.02 })
  assert.equal(readSettings({ ...env, WORTHWHILE_POINTS: "2.5" }).worthwhile, 0.025)
})

const url = "an http or https URL without a user name and a password"

const invalid = [
  { name: "WORTHWHILE_POINTS", values: ["two", "-1", "101", "0x2", " 2"], message: "a number of points from 0 to 100" },
  { name: "DECISION_DAY", values: ["tomorrow", "2026-02-30", "15.02.2026"], message: "a date such as 2026-02-15" },
  {
    name: "NOTIFY_URL",
    values: [
      "chat.example/hook",
      "file:///tmp/hook",
      "https://bot:t0ken@chat.example/hook",
      "https://t0ken@chat.example"
    ],
    message: url
  },
  { name: "LIFT_URL", values: ["lift.example"], message: url }
]
for (const { message, name, values } of invalid) {
  test(`the nightly lift job refuses a value of ${name} that is not ${message}`, () => {
    for (const value of values) {
      const expected = { message: `${name} is not ${message} (README.md lists all settings)` }
      assert.throws(() => readSettings({ ...env, [name]: value }), expected, value)
    }
  })
}

test("the nightly lift job names every setting that is missing or invalid in one error", () => {
  assert.throws(() => readSettings({ ...env, LIFT_AUDIENCE: "", LIFT_CLIENT_ID: undefined, DECISION_DAY: "soon" }), {
    message:
      "LIFT_CLIENT_ID is not set, LIFT_AUDIENCE is not set, DECISION_DAY is not a date such as 2026-02-15" +
      " (README.md lists all settings)"
  })
})
