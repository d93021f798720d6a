import { expect, it } from "vitest"
import { escapeControls } from "../src/index.ts"

it.each([
  ["\u001b]52;c;ZXZpbA==\u0007", "\\u001b]52;c;ZXZpbA==\\u0007"],
  ["\u009b31mred", "\\u009b31mred"],
  ["two\r\nlines", "two\\u000d\\u000alines"],
  ["\u202eabc\u2066", "\\u202eabc\\u2066"],
  ["Été, 冬 and שלום", "Été, 冬 and שלום"]
])("escapeControls escapes control characters and changes of the writing direction in %j", (text, escaped) => {
  expect(escapeControls(text)).toBe(escaped)
})
