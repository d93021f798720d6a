/**
 * A program in TypeScript as the body of a function that asks for its imports by `require`. Lines stay where they are.
 */
import { transform } from "sucrase"

/** Throws a `SyntaxError` that names the line. */
export const compile = (code: string): string =>
  transform(code, { transforms: ["typescript", "imports"], disableESTransforms: true, production: true }).code
