/**
 * The programs in a README. The first program is run and its output is checked. All later programs are only compiled.
 */

/** A part of the expected output of the first program in each package's README. The check fails for a package without an entry. */
export const expectedOutput: Readonly<Record<string, string>> = {
  "@fieldwork/brand-lift": "1 Automotive",
  "@fieldwork/brand-lift-client": "Automotive, Apparel",
  "@fieldwork/cli": "Alder Coffee winter is live",
  "@fieldwork/contract-testing": "0 { reached: 26, total: 26 }",
  "@fieldwork/core": "eng_us",
  "@fieldwork/exchange": "eng_us English - United States",
  "@fieldwork/exchange-client": "eng_us",
  "@fieldwork/inbox": "status 200\nsurvey 7 is live",
  "@fieldwork/lift-plots": "characters, colours by CSS variables\ntrue",
  "@fieldwork/lift-report": "The campaign has already raised brand awareness. The campaign ends on 4 February 2026.",
  "@fieldwork/lift-statistics": "significant at 90 %: exposed is 6.0 points above control (0.86 to 11.1 points)",
  "@fieldwork/sandbox": "POST https://you.example/callbacks",
  "@fieldwork/specs": "Brand Lift Measurement API 54 paths",
  "@fieldwork/supply":
    "survey 2 pays 1.25 USD, 0.48 expected per entrant\nsurvey 1 pays 2.4 USD, 0.24 expected per entrant\n[ { kind: 'price' } ]\n42",
  "@fieldwork/webhooks": "refused: The body does not match its signature"
}

const blocks = (readme: string): ReadonlyArray<string> =>
  [...readme.matchAll(/^```(?:ts|js)\n([\s\S]*?)^```/gm)].map(([, code = ""]) => code)

/**
 * Returns all programs in a README except the first, each as a module. Variables that a program does not define are declared in
 * `consumer/readme/globals.ts`.
 */
export const laterCalls = (readme: string): ReadonlyArray<string> =>
  blocks(readme)
    .slice(1)
    .map((code) => `${code}export {}\n`)

/**
 * Returns the first program in a README and its expected output. Throws if the README contains no program, or if `expectedOutput` has no entry for
 * the package.
 */
export const firstCall = (name: string, readme: string): { readonly code: string; readonly expectedOutput: string } => {
  const [code] = blocks(readme)
  if (code === undefined) throw new Error(`${name}: its README has no program in a \`\`\`ts block`)
  const expected = expectedOutput[name]
  if (expected === undefined) throw new Error(`${name}: add the output of its first README program to firstCall.ts`)
  return { code, expectedOutput: expected }
}
