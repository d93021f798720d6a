/**
 * Re-exports the parts of `@fieldwork/supply` that do not require a database.
 */
export { createRouter, evaluate, examineLink } from "@fieldwork/supply"
