/**
 * Compiles a TypeScript program to the body of a function that loads its imports with `require`. Line numbers are preserved.
 */
import { transform } from "sucrase"

/** Compiles a program. Throws a `SyntaxError` that contains the line number. */
export const compile = (code: string): string =>
  transform(code, { transforms: ["typescript", "imports"], disableESTransforms: true, production: true }).code
