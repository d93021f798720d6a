/**
 * The options for `fieldwork mcp`. They are separate from the server, so that shell completion does not load the server.
 */
export const mcpOptions = {
  account: { type: "boolean" },
  profile: { type: "string" },
  scenario: { type: "string" },
  "allow-writes": { type: "boolean" },
  services: { type: "string" },
  reveal: { type: "string" },
  http: { type: "boolean" },
  host: { type: "string" },
  port: { type: "string" },
  help: { type: "boolean", short: "h" }
} as const
