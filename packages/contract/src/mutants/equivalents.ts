/**
 * Lists mutants for seed 28 that have been examined manually: those that no response can reveal, and those that survive because the contract also
 * allows their responses.
 */
import type { Mutant } from "./Mutant.ts"

const sentence = "another sentence for people in the body of the same refusal"
const faults = "runs only where the sandbox is told to fail"
const early = "events are played at once and not when they are asked for, with the same result"
const unreached = "a value that no call can reach takes the place of another one"

/** The reasons why no response can reveal a mutant, by mutant id. The id changes whenever the file changes. */
const equivalents: Readonly<Record<string, string>> = {
  "19e8544c97": sentence,
  "4142623e36": "the page that documents an error may be any",
  "9bd31983be": "the keyword of an issue is shown by operations only that have no required parameter in the query",
  "6cc6077b19": unreached,
  "1e98686714": early,
  "329bad4dde": sentence,
  "63eff72a58": "the response of an operation without a handler: there is none",
  "4a645af6c0": sentence,
  "3313d93382": sentence,
  "6cf6f4a022": sentence,
  d9c8696cdc: faults,
  bf9bfe6cde: "no operation has a text as its JSON",
  "0d2337413a": sentence,
  "24c7071f9a": sentence,
  c72899b322: early,
  f9d18b6818: "a setting that nobody has chosen",
  d156edc3d6: unreached,
  ad5a5c3b9a: "the default of the document is filled in before",
  "0b5a0ce192": sentence,
  d5ae1f1c7f: unreached,
  "648b605dbf": unreached,
  "1baa8e999c": sentence,
  "04bbf47a46": faults
}

const survivors: Readonly<Record<string, string>> = {
  "111645b711": "how fast a campaign is delivered is open",
  "270959b6a8": "a limit of the sandbox that no document states",
  cec4507bb8: "no document states which refusal comes first when an id and another value are wrong",
  ea6003601d: "shows only where somebody is interviewed in the first millisecond of a day",
  a93171eb0e: "a date may have any offset, which does not change the moment",
  d7a5e0c9b3: "the texts of a custom question may be any"
}

/** Returns the reason why no response can reveal the mutant, or undefined if the mutant can be detected. */
export const equivalenceOf = ({ id }: Pick<Mutant, "id">): string | undefined => equivalents[id]

/** Returns the reason why a detectable mutant survives, or undefined if the mutant has not been examined. */
export const survivalOf = ({ id }: Pick<Mutant, "id">): string | undefined => survivors[id]
