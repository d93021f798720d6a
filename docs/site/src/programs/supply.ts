/**
 * The part of `@fieldwork/supply` that needs no database.
 */
export { createRouter, evaluate, examineLink } from "@fieldwork/supply"
