/** Returns the first lines of every generated file, which name the generator and the source to edit. */
export const header = (source: string, change = "the spec") =>
  `// Generated from ${source} by \`npm run generate\`. Do not edit: change ${change} and generate again.`

/** Returns the first lines of a file with a module docstring, which is displayed in the package reference. */
export const documentedHeader = (source: string, text: string) => `${header(source)}\n\n/**\n * ${text}\n */`
