/**
 * Writes SARIF 2.1.0 for code scanning.
 */
import type { Outline } from "./Outline.ts"

const ruleIdOf = (check: string): string => check.replaceAll(/[^\w/]+/g, "-")

/** Returns a SARIF log. Code scanning attributes the problems to `file`. */
export const sarif = ({ problems }: Outline, file: string): string =>
  JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "fieldwork-contract",
              informationUri: "https://www.npmjs.com/package/@fieldwork/contract-testing",
              rules: [...new Set(problems.map(({ check }) => check))].map((check) => ({
                id: ruleIdOf(check),
                shortDescription: { text: `The contract does not allow this: ${check}` }
              }))
            }
          },
          results: problems.map(({ case: name, check, properties, text }) => ({
            ruleId: ruleIdOf(check),
            level: "error",
            message: { text },
            locations: [
              {
                physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region: { startLine: 1 } },
                logicalLocations: [{ fullyQualifiedName: name, kind: "function" }]
              }
            ],
            ...(properties !== undefined && { properties })
          }))
        }
      ]
    },
    null,
    2
  )
