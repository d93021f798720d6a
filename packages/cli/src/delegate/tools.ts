/**
 * A command that runs a tool from another package.
 */
export interface Tool {
  readonly packageName: string
  /** The name of the command in the `bin` field of the package's manifest. */
  readonly bin: string
  readonly summary: string
}

export const tools: Readonly<Record<string, Tool>> = {
  sandbox: {
    packageName: "@fieldwork/sandbox",
    bin: "fieldwork-sandbox",
    summary: "Run both services on this machine, with their own clock"
  },
  inbox: {
    packageName: "@fieldwork/inbox",
    bin: "fieldwork-inbox",
    summary: "Receive the exchange's callbacks without losing any"
  },
  report: {
    packageName: "@fieldwork/lift-report",
    bin: "fieldwork-lift-report",
    summary: "Write the lift report of a campaign"
  },
  contract: {
    packageName: "@fieldwork/contract-testing",
    bin: "fieldwork-contract",
    summary: "Test a service against the specs"
  },
  supply: {
    packageName: "@fieldwork/supply",
    bin: "fieldwork-supply",
    summary: "Route respondents to surveys, for routers in any language"
  }
}
