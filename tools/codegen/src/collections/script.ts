/**
 * Writes the checks of a request as a script for Bruno or Postman.
 */
import type { Check } from "./Request.ts"

export interface Dialect {
  readonly status: string
  readonly body: string
  /** The name of the tool's function that defines a test. `expect` is the name of the function that defines an expectation. */
  readonly test: string
  readonly expect: string
  readonly variable: (name: string) => string
}

/** Matches a step of a path such as `[StudyTypeID=22]`, which selects the first list item in which the property has this value. */
const itemPattern = /^\[(\w+)=(\d+)\]$/

export const expressionOf = (body: string, path: ReadonlyArray<string>): string =>
  path.reduce((place, step) => {
    const [, member, number] = itemPattern.exec(step) ?? []
    return member === undefined
      ? `${place}?.[${JSON.stringify(step)}]`
      : `${place}?.find((item) => item[${JSON.stringify(member)}] === ${number})`
  }, body)

const assertions: Readonly<Record<Check["operator"], string>> = {
  "==": "to.equal",
  "!=": "not.to.equal",
  ">": "to.be.above",
  "<": "to.be.below",
  ">=": "to.be.at.least",
  "<=": "to.be.at.most"
}

const nameOf = ({ expected, operator, subject }: Check): string => {
  const place = subject === "status" ? "status code" : subject.length === 0 ? "body" : subject.join(".")
  return `${place} ${operator} ${"variable" in expected ? expected.variable : JSON.stringify(expected.value)}`
}

export const testOf = (check: Check, { body, expect, status, test, variable }: Dialect): string => {
  const { expected, operator, subject } = check
  const actual = subject === "status" ? status : expressionOf(body, subject)
  const isVariable = "variable" in expected
  const [left, right] = isVariable
    ? [`String(${actual})`, `String(${variable(expected.variable)})`]
    : [actual, JSON.stringify(expected.value)]
  return `${test}(${JSON.stringify(nameOf(check))}, () => { ${expect}(${left}).${assertions[operator]}(${right}); });`
}
