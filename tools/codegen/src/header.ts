/** The first lines of every generated file: what wrote it, and where to edit. */
export const header = (source: string) =>
  `// Generated from ${source} by \`npm run generate\`. Do not edit: change the spec and generate again.`
