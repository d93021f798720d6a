/**
 * Converts the inputs of workflows from strings to the types that the workflows declare.
 */
import { integerInputs } from "./catalogue.ts"

/**
 * Converts the inputs that a workflow declares as integers, such as `survey_number`. All other inputs remain strings, because credentials and codes
 * can consist of digits. A string that is not the usual form of a safe integer is not converted.
 */
export const typedInputs = (inputs: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> => {
  const integers = integerInputs()
  const isInteger = (name: string, text: string) =>
    integers.has(name) && /^-?(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text))
  return Object.fromEntries(
    Object.entries(inputs).map(([name, text]) => [name, isInteger(name, text) ? Number(text) : text])
  )
}
