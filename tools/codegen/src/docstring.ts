/**
 * Writes the docstring of a generated constant, with an example that the tests in `tools/release` run.
 */

/** Escapes text from a spec so that the text cannot end the comment that contains it. */
export const commentText = (text: string): string => text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ").trim()

/** Returns a docstring. `lines` is the code of the example, without its import. */
export const docstring = (
  text: string,
  entry: string,
  names: ReadonlyArray<string>,
  lines: ReadonlyArray<string>
): string =>
  [
    "/**",
    ` * ${text}`,
    " *",
    " * @example",
    " * ```ts",
    ` * import { ${names.join(", ")} } from "${entry}"`,
    ...lines.map((line) => ` * ${line}`),
    " * ```",
    " */"
  ].join("\n")
