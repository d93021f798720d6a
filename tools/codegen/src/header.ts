/** The first lines of every generated file: what wrote it, and where to edit. */
export const header = (source: string, change = "the spec") =>
  `// Generated from ${source} by \`npm run generate\`. Do not edit: change ${change} and generate again.`
