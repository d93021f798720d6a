/**
 * The programs that stand in a README: the first is run, and what it says is known; those after it are compiled.
 */

/** A part of what each package's first call prints; a package without a row fails. */
export const said: Readonly<Record<string, string>> = {
  "@fieldwork/brand-lift": "1 Automotive",
  "@fieldwork/brand-lift-client": "Automotive, Apparel",
  "@fieldwork/contract-testing": "0 { reached: 26, total: 26 }",
  "@fieldwork/core": "eng_us",
  "@fieldwork/exchange": "eng_us English - United States",
  "@fieldwork/exchange-client": "eng_us",
  "@fieldwork/inbox": "answered 200\nsurvey 7 is live",
  "@fieldwork/lift-plots": "characters, colours by CSS variables\ntrue",
  "@fieldwork/lift-report": "The campaign has raised brand awareness already. The study is decided on 4 February 2026.",
  "@fieldwork/lift-statistics": "significant at 90 %: exposed is 6.0 points above control (0.86 to 11.1 points)",
  "@fieldwork/sandbox": "POST https://you.example/callbacks",
  "@fieldwork/specs": "Brand Lift Measurement API 54 paths",
  "@fieldwork/supply":
    "survey 2 pays 1.25 USD, 0.48 expected per entrant\nsurvey 1 pays 2.4 USD, 0.24 expected per entrant\n[ { kind: 'price' } ]\n42",
  "@fieldwork/webhooks": "refused: The body does not match its signature"
}

const blocks = (readme: string): ReadonlyArray<string> =>
  [...readme.matchAll(/^```(?:ts|js)\n([\s\S]*?)^```/gm)].map(([, code = ""]) => code)

/** As modules, each. What they use without making it stands in `consumer/readme/given.ts`. */
export const laterCalls = (readme: string): ReadonlyArray<string> =>
  blocks(readme)
    .slice(1)
    .map((code) => `${code}export {}\n`)

/** @throws Error when the README begins with no program, or nobody has said what it prints. */
export const firstCall = (name: string, readme: string): { readonly code: string; readonly says: string } => {
  const [code] = blocks(readme)
  if (code === undefined) throw new Error(`${name}: its README has no first call in a \`\`\`ts block`)
  const says = said[name]
  if (says === undefined) throw new Error(`${name}: say in firstCall.ts what the first call of its README prints`)
  return { code, says }
}
