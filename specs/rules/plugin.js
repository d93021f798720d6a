/**
 * The project's own lint rules. Each rule is in a separate file and has a fixture that violates it.
 */
import { boundedDefault } from "./bounded-default.js"
import { commonErrors } from "./common-errors.js"
import { deprecationReplacement } from "./deprecation-replacement.js"
import { exampleEverywhere } from "./example-everywhere.js"
import { extensionValues } from "./extension-values.js"
import { operationVerb } from "./operation-verb.js"
import { provenance } from "./provenance.js"
import { retryClass } from "./retry-class.js"

export default () => ({
  id: "fieldwork",
  rules: {
    oas3: {
      "bounded-default": boundedDefault,
      "common-errors": commonErrors,
      "deprecation-replacement": deprecationReplacement,
      "example-everywhere": exampleEverywhere,
      "extension-values": extensionValues,
      "operation-verb": operationVerb,
      provenance,
      "retry-class": retryClass
    }
  }
})
