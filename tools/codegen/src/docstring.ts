/**
 * Writes the docstring of a generated constant, with an example that the tests of `tools/release` run.
 */

/** Escapes text of a spec so that it cannot end the comment that contains it. */
export const commentText = (text: string): string => text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ").trim()

/** Returns a docstring. `lines` are the example, without its import. */
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
