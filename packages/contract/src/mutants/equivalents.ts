/**
 * Lists the mutants drawn with seed 28 that have been examined manually: the mutants that no response can reveal, and the mutants that survive
 * because the contract also allows the responses that they cause.
 */
import type { Mutant } from "./Mutant.ts"

const sentence = "a different human-readable message in the body of the same error"
const faults = "runs only if the sandbox is configured to fail"
const early = "events are applied immediately instead of on demand, with the same result"
const unreached = "a value that no call can reach replaces another value"

/** The reasons why no response can reveal a mutant, keyed by mutant id. The id changes whenever the file changes. */
const equivalents: Readonly<Record<string, string>> = {
  "19e8544c97": sentence,
  "4142623e36": "any documentation URL of an error is allowed",
  "9bd31983be": "the keyword of an issue is visible only for operations without a required query parameter",
  "6cc6077b19": unreached,
  "1e98686714": early,
  "329bad4dde": sentence,
  "63eff72a58": "the response of an operation without a handler, which does not exist",
  "4a645af6c0": sentence,
  "3313d93382": sentence,
  "6cf6f4a022": sentence,
  d9c8696cdc: faults,
  bf9bfe6cde: "no operation has a string as its JSON body",
  "0d2337413a": sentence,
  "24c7071f9a": sentence,
  c72899b322: early,
  f9d18b6818: "a setting that is not used",
  d156edc3d6: unreached,
  ad5a5c3b9a: "the default of the document has already been applied",
  "0b5a0ce192": sentence,
  d5ae1f1c7f: unreached,
  "648b605dbf": unreached,
  "1baa8e999c": sentence,
  "04bbf47a46": faults
}

const survivors: Readonly<Record<string, string>> = {
  "111645b711": "the document does not specify how fast a campaign is delivered",
  "270959b6a8": "an undocumented limit of the sandbox",
  cec4507bb8: "no document states which error is returned if an id and another value are wrong",
  ea6003601d: "visible only if an interview takes place in the first millisecond of a day",
  a93171eb0e: "a date may have any offset, which does not change the point in time",
  d7a5e0c9b3: "any texts of a custom question are allowed"
}

/** Returns the reason why no response can reveal the mutant, or undefined if the mutant can be detected. */
export const equivalenceOf = ({ id }: Pick<Mutant, "id">): string | undefined => equivalents[id]

/** Returns the reason why a mutant is not detected although a response can reveal it, or undefined if the mutant has not been examined. */
export const survivalOf = ({ id }: Pick<Mutant, "id">): string | undefined => survivors[id]
