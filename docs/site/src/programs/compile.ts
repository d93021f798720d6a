/**
 * Compiles a TypeScript program to a function body that loads its imports with `require`. Line numbers are preserved.
 */
import { transform } from "sucrase"

/** Compiles a program. Throws a `SyntaxError` whose message contains the line number. */
export const compile = (code: string): string =>
  transform(code, { transforms: ["typescript", "imports"], disableESTransforms: true, production: true }).code
