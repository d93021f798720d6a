/**
 * Creates collections of requests for Bruno, Postman and editors from the workflows and the examples in the specs.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Document } from "@fieldwork/specs/openapi"
import { parse } from "yaml"
import { type ArazzoFile, foldersOf, type Sources } from "./arazzo.ts"
import { brunoFiles } from "./bruno.ts"
import { exampleFolders } from "./examples.ts"
import { httpFiles } from "./http.ts"
import { postmanCollection, postmanEnvironment } from "./postman.ts"
import type { Collection } from "./Request.ts"

const read = (file: string): unknown => parse(readFileSync(file, "utf8"), { merge: true })

const description =
  "The brand lift measurement API and the online sampling exchange. Workflows run from the first to the last against a sandbox that has just been started (npx @fieldwork/sandbox); operations are examples."

const collectionOf = (
  root: string,
  documents: { brandLift: Document; exchange: Document; control: Document }
): Collection => {
  const sources: Sources = { ...documents }
  const here = join(root, "tools/codegen/src/collections")
  // The workflows of the exchange come first, because the workflows of brand lift advance the clock by days, during which surveys end.
  const files = ["exchange", "brand-lift"].flatMap((api) =>
    globSync(`specs/${api}/workflows/*.arazzo.yaml`, { cwd: root }).toSorted()
  )
  const all = [join(here, "prepare.arazzo.yaml"), ...files.map((file) => join(root, file))]
  return {
    name: "Fieldwork",
    description,
    environment: read(join(here, "sandbox.yaml")) as Collection["environment"],
    workflows: all.flatMap((file) => foldersOf(read(file) as ArazzoFile, sources)),
    operations: [...exampleFolders(documents.brandLift, "brandLift"), ...exampleFolders(documents.exchange, "exchange")]
  }
}

const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`

/** Returns the files of all collections, with paths relative to the root of the repository. */
export const collections = (
  root: string,
  documents: Parameters<typeof collectionOf>[1]
): ReadonlyArray<{ readonly path: string; readonly text: string }> => {
  const collection = collectionOf(root, documents)
  const below = (folder: string) => (file: { readonly path: string; readonly text: string }) => ({
    path: `specs/collections/${folder}/${file.path}`,
    text: file.text
  })
  return [
    ...brunoFiles(collection).map(below("bruno")),
    ...[
      { path: "fieldwork.postman_collection.json", text: json(postmanCollection(collection)) },
      { path: "sandbox.postman_environment.json", text: json(postmanEnvironment(collection)) }
    ].map(below("postman")),
    ...httpFiles(collection).map(below("http"))
  ]
}
